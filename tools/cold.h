/* Included before every C file that mypyc writes.
 *
 * These functions run when something fails, when an object is freed, when an integer is too large for a register, or when a
 * random number has to be drawn again. Marked as cold, they no longer keep the compiler from inlining the functions that
 * mention them. */
struct _object;

#define COLD __attribute__((cold))

COLD void CPy_AddTraceback(const char *, const char *, int, struct _object *);
COLD void CPy_TypeErrorTraceback(const char *, const char *, int, struct _object *, const char *, struct _object *);
COLD void CPy_Raise(struct _object *);
COLD struct _object *PyErr_Occurred(void);
COLD void PyErr_SetNone(struct _object *);
COLD void PyErr_SetString(struct _object *, const char *);
COLD void _Py_Dealloc(struct _object *);
COLD void CPyTagged_IncRef(__SIZE_TYPE__);
COLD void CPyTagged_DecRef(__SIZE_TYPE__);
COLD __INT64_TYPE__ CPyDef_rng___Rng____accepted(struct _object *, __INT64_TYPE__, __INT64_TYPE__);

#undef COLD
