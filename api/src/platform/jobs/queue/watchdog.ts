/** What the watchdog of a lane sees at one look, in milliseconds. */
export type Look = {
  now: number;
  /** How long the oldest due job has waited; undefined while the database does not answer. */
  oldestDue: number | undefined;
};

export type Verdict = "fine" | "reopen" | "give up";

/**
 * Notices a lane that takes no jobs although some are due and the database answers: first the lane is opened anew,
 * and if that does not help the process ends, so that its supervisor starts it again.
 */
export const queueWatchdog = (stuckAfter: number, startedAt: number) => {
  let movedAt = startedAt;
  let hasReopened = false;
  return {
    /** A job was taken. */
    onJob: (now: number): void => {
      movedAt = now;
      hasReopened = false;
    },
    look: ({ now, oldestDue }: Look): Verdict => {
      if (oldestDue === undefined) {
        movedAt = now;
        return "fine";
      }
      if (oldestDue < stuckAfter || now - movedAt < stuckAfter) return "fine";
      if (hasReopened) return "give up";
      hasReopened = true;
      movedAt = now;
      return "reopen";
    },
  };
};
