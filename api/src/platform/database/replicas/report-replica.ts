import { errorSummary, type Log } from "../../logger.ts";
import type { ReplicaProblem } from "./replica.rules.ts";
import type { ReplicaChange } from "./replica-watch.ts";

const sentences: Record<Exclude<ReplicaProblem, "behind">, string> = {
  silent: "it does not answer",
  primary: "it is a primary, not a replica",
  "other cluster": "it is no replica of the database of DATABASE_URL",
};

const reasonOf = ({ problem, lagSeconds }: ReplicaChange): string => {
  if (problem !== "behind") return problem ? sentences[problem] : "";
  return Number.isFinite(lagSeconds)
    ? `it is ${lagSeconds.toFixed(1)} s behind the primary`
    : "it is behind the primary";
};

/** Logs one line when a replica is read from now on, or no longer, with the reason. */
export const reportReplica =
  (log: Log) =>
  (change: ReplicaChange): void => {
    if (!change.problem) log.info(`the replica ${change.address} is current; the catalogue is read from it`);
    else
      log.warn(
        change.error === undefined ? {} : errorSummary(change.error),
        `the replica ${change.address} is left out: ${reasonOf(change)}; the catalogue is read from the primary or another replica`,
      );
  };
