import { setTimeout as pause } from "node:timers/promises";
import { type Hold, isLastToLeave, takeHold } from "./hold.ts";
import { isServerOf } from "./pid-file.ts";
import type { Place } from "./place.ts";
import type { Reached } from "./reach.ts";
import { trouble } from "./trouble.ts";

/** All in milliseconds. */
const LOOK_EVERY = 20;
const GIVE_UP_AFTER = 60_000;
const RETURN_EVERY = 100;
const RETURN_TRIES = 100;

/** PostgreSQL's "fast shutdown": open transactions are rolled back, everything is written, then the server ends. */
const shutDown = async (place: Place, pid: number): Promise<void> => {
  const begun = Date.now();
  if (await isServerOf(place.cluster, pid)) process.kill(pid, "SIGINT");
  while (await isServerOf(place.cluster, pid)) {
    if (Date.now() - begun > GIVE_UP_AFTER) throw trouble(`The embedded PostgreSQL (${pid}) does not end.`);
    await pause(LOOK_EVERY);
  }
};

/**
 * Keeps this process's use of the server while it runs, and returns the way to end it. A server that restarts its
 * workers after a crash of one drops all connections: the use is then begun anew, so that nobody else ends it under us.
 */
export const keepUse = (
  place: Place,
  reached: Reached,
  log: (line: string) => void,
): (() => Promise<void>) => {
  let hold: Hold | undefined = reached.hold;
  let leaving: Promise<void> | undefined;

  const stay = async (current: Hold): Promise<void> => {
    await current.gone;
    hold = undefined;
    for (let tries = 0; !leaving && tries < RETURN_TRIES; tries += 1) {
      await pause(RETURN_EVERY, undefined, { ref: false });
      const again = leaving ? undefined : await takeHold(place, reached.port).catch(() => undefined);
      if (again) {
        again.keepsProcess(false);
        hold = again;
        return stay(again);
      }
    }
    if (!leaving) log("the embedded PostgreSQL is gone; the shop needs a restart");
  };
  void stay(reached.hold);

  const leave = async (): Promise<void> => {
    const last = hold ?? (await takeHold(place, reached.port));
    if (!last) return;
    const isLast = await isLastToLeave(last).catch(() => false);
    if (isLast) await shutDown(place, reached.pid);
    await last.client.end();
    log(isLast ? "embedded PostgreSQL stopped" : "embedded PostgreSQL left running: it is in use elsewhere");
  };
  return () => (leaving ??= leave());
};
