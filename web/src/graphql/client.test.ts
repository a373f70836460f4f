import { afterEach, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { MeDocument } from "./generated.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("gives up a request after 10 seconds", async () => {
  const timeout = new AbortController();
  const startTimeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const signals: AbortSignal[] = [];
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const client = createClient({ readToken: () => null, onTokenRefused: () => undefined });
  const query = client.query({ query: MeDocument });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  expect(startTimeout.mock.calls).toEqual([[10_000]]);
  expect(signals[0]?.aborted).toBe(false);
  timeout.abort(new DOMException("The request took too long.", "TimeoutError"));
  await expect(query).rejects.toThrow("The request took too long.");
});
