import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, answerOffer, askStandIn, askUndo } from "../src/shell/api";
import { PROBLEM } from "./facts";

const SEAT = { seat: 1, secret: "hush" };
const server = vi.fn<(path: string, asked: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", server);
  server.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });

/** What was sent, request by request. */
const sent = (): unknown[] => server.mock.calls.map(([, asked]) => JSON.parse(asked.body as string) as unknown);

test("an answer that did not get through is sent again under its id", async () => {
  server.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValueOnce(answer({ revision: 7 }));
  const answered = answerOffer("t", SEAT, true);
  await vi.runAllTimersAsync();
  expect(await answered).toEqual({ revision: 7 });
  const [first, second] = sent();
  expect(first).toMatchObject({ ...SEAT, agree: true, id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown });
  expect(second).toEqual(first);
});

test("every offer has an id of its own", async () => {
  server.mockImplementation(async () => answer({ revision: 1 }));
  await askUndo("t", SEAT);
  await askUndo("t", SEAT);
  await askStandIn("t", SEAT, 2);
  expect(new Set(sent().map((body) => (body as { id: string }).id)).size).toBe(3);
});

test("a refused offer is not sent again", async () => {
  server.mockResolvedValue(answer(PROBLEM, 409));
  await expect(askUndo("t", SEAT)).rejects.toThrow(Refused);
  expect(server).toHaveBeenCalledOnce();
});

test("an offer is given up when the server stays out of reach", async () => {
  server.mockRejectedValue(new TypeError("offline"));
  const refused = expect(askUndo("t", SEAT)).rejects.toThrow("offline");
  await vi.runAllTimersAsync();
  await refused;
  expect(server).toHaveBeenCalledTimes(3);
});
