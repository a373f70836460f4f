import { expect, it, vi } from "vitest";
import { abortableSingleFlight } from "./abortable-single-flight.ts";

/** A load that ends when it is released, with the signal that it got. */
const heldLoad = () => {
  let release = (_value: string) => {};
  const value = new Promise<string>((resolve) => (release = resolve));
  const load = vi.fn<(signal: AbortSignal) => Promise<string>>(() => value);
  return { load, release, signal: () => load.mock.calls[0]?.[0] };
};

it("shares one load, which goes on while one of its callers waits", async () => {
  const share = abortableSingleFlight<string>();
  const { load, release, signal } = heldLoad();
  const gone = new AbortController();
  const first = share("a", load, gone.signal);
  const second = share("a", load, new AbortController().signal);
  gone.abort();
  await expect(first).rejects.toMatchObject({ code: "NOT_READY" });
  expect(signal()?.aborted).toBe(false);
  release("done");
  expect(await second).toBe("done");
  expect(load).toHaveBeenCalledTimes(1);
});

it("aborts the load when the last caller has gone", async () => {
  const share = abortableSingleFlight<string>();
  const { load, signal } = heldLoad();
  const callers = [new AbortController(), new AbortController()];
  const results = callers.map((caller) => share("a", load, caller.signal));
  for (const caller of callers) caller.abort();
  for (const result of results) await expect(result).rejects.toMatchObject({ code: "NOT_READY" });
  expect(signal()?.aborted).toBe(true);
  expect(await share("a", () => Promise.resolve("again"))).toBe("again");
});

it("does not start for a caller that has gone already", async () => {
  const share = abortableSingleFlight<string>();
  const { load } = heldLoad();
  await expect(share("a", load, AbortSignal.abort())).rejects.toMatchObject({ code: "NOT_READY" });
  expect(load).not.toHaveBeenCalled();
});
