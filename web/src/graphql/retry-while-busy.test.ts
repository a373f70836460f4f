import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryWhileBusy } from "./retry-while-busy.ts";

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "No.", extensions: { code } }] });

const response = (status: number, retryAfter?: string) =>
  new ServerError("Busy", {
    response: new Response("", { status, headers: retryAfter ? { "retry-after": retryAfter } : {} }),
    bodyText: "",
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const send = (request: () => Promise<string>, isEnded = () => false) => {
  const onBusy = vi.fn<() => void>();
  return { onBusy, outcome: retryWhileBusy(request, { onBusy, isEnded }).catch((error: unknown) => error) };
};

it("repeats a request after the seconds that a busy shop names, until it is answered", async () => {
  const request = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(response(503, "7"))
    .mockRejectedValueOnce(refusal("NOT_READY"))
    .mockResolvedValueOnce("placed");
  const { outcome, onBusy } = send(request);
  await vi.advanceTimersByTimeAsync(6999);
  expect([request.mock.calls.length, onBusy.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([request.mock.calls.length, onBusy.mock.calls.length]).toEqual([2, 2]);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe("placed");
  expect(request).toHaveBeenCalledTimes(3);
});

it("gives up a shop that stays busy after two minutes", async () => {
  const busy = response(503, "5");
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(busy);
  const startedAt = Date.now();
  const { outcome } = send(request);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(busy);
  expect(request).toHaveBeenCalledTimes(25);
  expect(Date.now() - startedAt).toBe(120_000);
});

it("does not repeat a request whose page was left", async () => {
  let isEnded = false;
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(response(503, "5"));
  const { outcome } = send(request, () => isEnded);
  await vi.advanceTimersByTimeAsync(1000);
  isEnded = true;
  await vi.runAllTimersAsync();
  expect(await outcome).toBeInstanceOf(ServerError);
  expect(request).toHaveBeenCalledTimes(1);
});

it.each([
  ["a refusal", refusal("OUT_OF_STOCK")],
  ["an internal error", refusal("INTERNAL")],
  ["a lost connection", new TypeError("Failed to fetch")],
  ["a proxy's page", response(502)],
])("throws %s at once", async (_, error) => {
  const request = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  const { outcome, onBusy } = send(request);
  expect(await outcome).toBe(error);
  expect([request.mock.calls.length, onBusy.mock.calls.length]).toEqual([1, 0]);
});
