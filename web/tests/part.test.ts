import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { part } from "../src/shell/part";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that could not be fetched is fetched again until it comes", async () => {
  const fetched = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("failed"))
    .mockRejectedValueOnce(new TypeError("failed"));
  fetched.mockResolvedValue("the log");
  const came = part(fetched);
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await came).toBe("the log");
  expect(fetched).toHaveBeenCalledTimes(3);
});
