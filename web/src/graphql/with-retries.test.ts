import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withRetries } from "./with-retries.ts";

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code } }] });
const busy = refusal("NOT_READY");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a repeated request", () => {
  it("is tried again after a pause when the shop is busy or the connection breaks", async () => {
    const request = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(busy)
      .mockRejectedValueOnce(new TypeError("cut"));
    const onRetry = vi.fn<() => void>();
    const end = withRetries(request, onRetry);
    await vi.advanceTimersByTimeAsync(499);
    expect([request.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([request.mock.calls.length, onRetry.mock.calls.length]).toEqual([2, 2]);
    await vi.advanceTimersByTimeAsync(1000);
    await end;
    expect(request).toHaveBeenCalledTimes(3);
  });

  it("fails after the third try", async () => {
    const request = vi.fn<() => Promise<void>>().mockRejectedValue(busy);
    const outcome = withRetries(request).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(busy);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it("fails at once when its input is refused", async () => {
    const refused = refusal("PICTURE_INVALID");
    const request = vi.fn<() => Promise<void>>().mockRejectedValue(refused);
    const onRetry = vi.fn<() => void>();
    await expect(withRetries(request, onRetry)).rejects.toBe(refused);
    expect([request.mock.calls.length, onRetry.mock.calls.length]).toEqual([1, 0]);
  });
});
