import { setTimeout as pause } from "node:timers/promises";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { type Hold, takeHold } from "./hold.ts";
import { type Launched, launch, throwUnlessPassing } from "./launch.ts";
import { isServerOf, readPidFile } from "./pid-file.ts";
import type { Place } from "./place.ts";
import { trouble } from "./trouble.ts";

/**
 * How the shop came to its server: "started" it; "adopted" one that another shop process started, alive or killed since;
 * or "recovered", that is, started it over the pid file of a server that did not end by itself.
 */
export type Arrival = "started" | "adopted" | "recovered";

/** A server that answers, and this process's use of it. */
export type Reached = { hold: Hold; pid: number; port: number; how: Arrival };

/** All in milliseconds. A server that replays its log after a power cut may need a while. */
const LOOK_EVERY = 25;
const RETRY_AFTER = 250;
const TELL_AFTER = 2_000;
const GIVE_UP_AFTER = 60_000;

/**
 * Uses the server that runs on the cluster, or starts one. Any number of processes may do so at once: PostgreSQL's own
 * lock lets one server live, the other starts end as "passing" and find it. There is no lock of ours to be left behind.
 */
export const reachServer = async (
  place: Place,
  binaries: Binaries,
  account: Account,
  log: (line: string) => void,
  { port, isUnwanted = () => false }: { port?: number; isUnwanted?: () => boolean } = {},
): Promise<Reached> => {
  const begun = Date.now();
  let launched: Launched | undefined;
  let isRecovery = false;
  let hasTold = false;
  while (Date.now() - begun < GIVE_UP_AFTER && !isUnwanted()) {
    const named = await readPidFile(place.cluster);
    if (named && (await isServerOf(place.cluster, named.pid))) {
      const hold = named.isReady ? await takeHold(place, named.port) : undefined;
      const own = isRecovery ? "recovered" : "started";
      if (hold) return { ...named, hold, how: launched?.pid === named.pid ? own : "adopted" };
    } else if (launched?.hasEnded()) {
      await throwUnlessPassing(launched);
      launched = undefined;
      await pause(RETRY_AFTER);
    } else if (!launched) {
      isRecovery ||= named !== undefined;
      launched = await launch(place, binaries, account, { notRival: named?.pid, port });
    }
    if (!hasTold && Date.now() - begun > TELL_AFTER) {
      log(`waiting for the embedded PostgreSQL in ${place.cluster} to accept connections`);
      hasTold = true;
    }
    await pause(LOOK_EVERY);
  }
  throw trouble(`The embedded PostgreSQL did not answer within ${GIVE_UP_AFTER / 1000} s; see ${place.log}.`);
};
