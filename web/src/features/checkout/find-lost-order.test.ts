import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findLostOrder } from "./find-lost-order.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Begins a search whose questions have these answers, one after the other; the last one repeats. */
const search = (answers: (string | null | Error)[], sentAt = Date.now()) => {
  const controller = new AbortController();
  const onSilence = vi.fn<() => void>();
  const remaining = [...answers];
  const ask = vi.fn<() => Promise<string | null>>(() => {
    const answer = (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? null;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const result = vi.fn<(order: string | null | undefined) => void>();
  void findLostOrder({ ask, sentAt, signal: controller.signal, onSilence }).then(result);
  return { ask, onSilence, result, stop: () => controller.abort() };
};

const offline = new TypeError("Failed to fetch");

it("finds the order at once, without a word to the shopper", async () => {
  const { result, onSilence } = search(["SJ100001"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(result).toHaveBeenCalledWith("SJ100001");
  expect(onSilence).not.toHaveBeenCalled();
});

it("finds an order that is placed while the shop is asked", async () => {
  const { result, onSilence } = search([null, null, "SJ100001"]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(result).toHaveBeenCalledWith("SJ100001");
  expect(onSilence).not.toHaveBeenCalled();
});

it("says soon that no answer came", async () => {
  const { result, onSilence } = search([null]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(onSilence).toHaveBeenCalledOnce();
  expect(result).not.toHaveBeenCalled();
});

it("ends when the request can no longer place an order", async () => {
  const { result, ask } = search([null]);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(result).toHaveBeenCalledWith(null);
  const questions = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(questions);
});

it("asks once for a request that was sent long ago", async () => {
  const { result, ask } = search([null], Date.now() - 11_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(result).toHaveBeenCalledWith(null);
  expect(ask).toHaveBeenCalledOnce();
});

it("finds the order when the network is back", async () => {
  const { result, onSilence, ask } = search([...Array.from({ length: 40 }, () => offline), "SJ100001"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilence).toHaveBeenCalledOnce();
  expect(result).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(41);
  expect(result).toHaveBeenCalledWith("SJ100001");
});

it("ends when it is stopped", async () => {
  const { result, ask, stop } = search([offline]);
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(result).toHaveBeenCalledWith(undefined);
  expect(ask).toHaveBeenCalledOnce();
});
