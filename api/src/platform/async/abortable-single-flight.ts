import { Refusal } from "../errors/errors.ts";

type Flight<Result> = { result: Promise<Result>; controller: AbortController; callers: number };

/**
 * Concurrent calls with the same key share one load. A caller whose signal aborts is refused with NOT_READY; when the last
 * caller has gone, the signal of the load aborts.
 */
export const abortableSingleFlight = <Result>() => {
  const flights = new Map<string, Flight<Result>>();

  const start = (key: string, load: (signal: AbortSignal) => Promise<Result>): Flight<Result> => {
    const controller = new AbortController();
    const flight = { result: load(controller.signal), controller, callers: 0 };
    flights.set(key, flight);
    const remove = () => flights.get(key) === flight && flights.delete(key);
    flight.result.then(remove, remove);
    return flight;
  };

  const leave = (key: string, flight: Flight<Result>): void => {
    flight.callers -= 1;
    if (flight.callers > 0) return;
    if (flights.get(key) === flight) flights.delete(key);
    flight.controller.abort();
  };

  return async (
    key: string,
    load: (signal: AbortSignal) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    if (signal?.aborted) throw new Refusal("NOT_READY");
    const flight = flights.get(key) ?? start(key, load);
    flight.callers += 1;
    if (!signal) return flight.result;
    let onAbort = () => {};
    const aborted = new Promise<never>((_resolve, reject) => {
      onAbort = () => {
        leave(key, flight);
        reject(new Refusal("NOT_READY"));
      };
      signal.addEventListener("abort", onAbort, { once: true });
    });
    return Promise.race([flight.result, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
  };
};
