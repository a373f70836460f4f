import { setTimeout as pause } from "node:timers/promises";
import { isLastToLeave, takeHold } from "./hold.ts";
import { isServerOf } from "./pid-file.ts";
import type { Place } from "./place.ts";
import type { Reached } from "./reach.ts";
import { trouble } from "./trouble.ts";

/** All in milliseconds. */
const LOOK_EVERY = 20;
const GIVE_UP_AFTER = 60_000;
const RETURN_AFTER = 100;
const RESTARTS_WITHIN = 10 * 60_000;

/** Restarts within that time after which a killed server stays down. */
const MOST_RESTARTS = 5;

/** PostgreSQL's "fast shutdown": open transactions are rolled back, everything is written, then the server ends. */
const shutDown = async (place: Place, pid: number): Promise<void> => {
  const begun = Date.now();
  if (await isServerOf(place.cluster, pid)) process.kill(pid, "SIGINT");
  while (await isServerOf(place.cluster, pid)) {
    if (Date.now() - begun > GIVE_UP_AFTER) throw trouble(`The embedded PostgreSQL (${pid}) does not end.`);
    await pause(LOOK_EVERY);
  }
};

/** Reaches the server again after it was lost, on the same port. */
export type ReachAgain = (isUnwanted: () => boolean) => Promise<Reached>;

/**
 * Keeps this process's use of the server while it runs, and returns the way to end it. A server that restarts its
 * workers after a crash of one drops all connections: the use is then begun anew, so that nobody else ends it under us.
 * A server that was killed is started again, a bounded number of times: one that dies again and again needs a look.
 */
export const keepUse = (
  place: Place,
  first: Reached,
  reachAgain: ReachAgain,
  log: (line: string) => void,
): (() => Promise<void>) => {
  let reached: Reached | undefined = first;
  let last = first;
  let leaving: Promise<void> | undefined;
  const restarts: number[] = [];

  const mayRestart = (now: number): boolean => {
    while (restarts[0] !== undefined && now - restarts[0] > RESTARTS_WITHIN) restarts.shift();
    return restarts.length < MOST_RESTARTS;
  };
  const reachOnce = async (): Promise<Reached | undefined> => {
    const again = await reachAgain(() => leaving !== undefined).catch((error: unknown) => {
      if (!leaving) log(error instanceof Error ? error.message : String(error));
      return undefined;
    });
    if (again?.how !== "adopted") restarts.push(Date.now());
    return again;
  };
  const stay = async (current: Reached): Promise<void> => {
    await current.hold.gone;
    reached = undefined;
    while (!leaving && mayRestart(Date.now())) {
      await pause(RETURN_AFTER, undefined, { ref: false });
      const again = leaving ? undefined : await reachOnce();
      if (!again) continue;
      if (again.how !== "adopted") log("the embedded PostgreSQL was gone, and was started again");
      again.hold.keepsProcess(false);
      reached = last = again;
      return stay(again);
    }
    if (!leaving) log("the embedded PostgreSQL is gone; the shop needs a restart");
  };
  void stay(first);

  const leave = async (): Promise<void> => {
    const hold = reached?.hold ?? (await takeHold(place, last.port));
    if (!hold) return;
    const isLast = await isLastToLeave(hold).catch(() => false);
    if (isLast) await shutDown(place, last.pid);
    await hold.client.end();
    log(isLast ? "embedded PostgreSQL stopped" : "embedded PostgreSQL left running: it is in use elsewhere");
  };
  return () => (leaving ??= leave());
};
