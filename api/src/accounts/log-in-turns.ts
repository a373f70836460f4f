import pLimit from "p-limit";
import { refuse } from "../shared/errors.ts";

/**
 * Logins at work at once: enough to keep the hashing busy, and few beside the connections to the database, so that
 * whoever looks at the catalogue finds one free.
 */
const turns = pLimit(4);

/** Logins that may wait for their turn: with more, the last would be answered after everybody gave up. */
const longestQueue = 200;

/** Does it when fewer logins are at work. Throws NOT_READY when too many wait already. */
export const inTurnToLogIn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (turns.pendingCount >= longestQueue) refuse("NOT_READY");
  return turns(work);
};
