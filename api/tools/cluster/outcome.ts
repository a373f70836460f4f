import type { Purchases } from "./buying.ts";
import type { ClusterCase } from "./cluster-case.ts";
import type { OrderLosses } from "./order-checks.ts";
import { countEach, longestOutage } from "./outages.ts";
import type { Reads } from "./reading.ts";

/** The row of one case. Times are in seconds. */
export type Outcome = OrderLosses & {
  name: string;
  what: string;
  orders: number;
  writesOut: number;
  readsOut: number;
  reads: number;
  failedReads: number;
  /** Responses of both, with a status of 500 or more, or none, by status. */
  failures: Record<string, number>;
  /** From the first of these responses to the last one. */
  failuresFor: number;
  /** Why the case has failed; empty if it has passed. */
  problems: string[];
};

export type Observation = { causedAt: number; endedAt: number; purchases: Purchases; reads: Reads };

/** A read that takes longer counts as out. A request that waits for a lost connection is repeated on another one by then. */
const maxReadsOut = 10;

const secondsOf = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;

/** Seconds from the first instant to the last one. */
const spanOf = (instants: readonly number[]): number =>
  instants.length === 0 ? 0 : secondsOf(Math.max(...instants) - Math.min(...instants));

export const outcomeOf = (
  { name, what, maxWritesOut }: ClusterCase,
  { causedAt, endedAt, purchases, reads }: Observation,
  losses: OrderLosses,
): Outcome => {
  const writes = longestOutage(
    purchases.acknowledged.map(({ at }) => at),
    causedAt,
    endedAt,
  );
  const readOutages = reads.successes.map(
    (successes) => longestOutage(successes, causedAt, endedAt).milliseconds,
  );
  const statuses = [...purchases.failures, ...reads.failures].filter(({ at }) => at > causedAt);
  const failedReads = reads.failures.filter(({ at }) => at > causedAt).length;
  const outcome = {
    name,
    what,
    ...losses,
    orders: purchases.acknowledged.length,
    writesOut: secondsOf(writes.milliseconds),
    readsOut: secondsOf(Math.max(...readOutages)),
    reads: reads.successes.flat().filter((at) => at > causedAt).length,
    failedReads,
    failures: countEach(statuses.map(({ status }) => status)),
    failuresFor: spanOf(statuses.map(({ at }) => at)),
  };
  const problems = [
    ...(losses.lost > 0 ? [`${losses.lost} acknowledged orders are lost`] : []),
    ...(losses.twice > 0 ? [`${losses.twice} orders exist twice`] : []),
    ...(outcome.writesOut > maxWritesOut ? [`no order for more than ${maxWritesOut} s`] : []),
    ...(failedReads > 0 ? [`${failedReads} reads failed`] : []),
    ...(outcome.readsOut > maxReadsOut ? [`a visitor waited for more than ${maxReadsOut} s`] : []),
    ...(purchases.refusals.length > 0
      ? [`${purchases.refusals.length} requests were refused, such as ${purchases.refusals[0]}`]
      : []),
  ];
  return { ...outcome, problems };
};
