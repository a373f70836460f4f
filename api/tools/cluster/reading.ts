import { setTimeout as pause } from "node:timers/promises";
import { send } from "../faults/requests.ts";
import type { Cluster } from "./open-cluster.ts";

/** What the readers have seen: for each of them the times of its answers. */
export type Reads = { successes: number[][]; failures: { status: string; at: number }[] };

const readers = 6;
const pauseMs = 100;

export type Reading = { reads: Reads; stop: () => Promise<void> };

/** Visitors who read the catalogue, one list after the other. They do not repeat a failed one. */
export const startReading = ({ url }: Cluster): Reading => {
  const reads: Reads = { successes: Array.from({ length: readers }, () => []), failures: [] };
  let isStopped = false;
  const ended = reads.successes.map(async (successes, index) => {
    for (let count = index; !isStopped; count += 1) {
      const result = await send(`${url}/api/products?limit=${1 + (count % 20)}`, { method: "GET" });
      if (result?.status === 200) successes.push(performance.now());
      else reads.failures.push({ status: String(result?.status ?? "no response"), at: performance.now() });
      await pause(pauseMs);
    }
  });
  return {
    reads,
    stop: async () => {
      isStopped = true;
      await Promise.all(ended);
    },
  };
};
