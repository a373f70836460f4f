/** What the watchdog of a group of jobs sees at one check, in milliseconds. */
export type QueueObservation = {
  now: number;
  /** How long the oldest due job has waited; `undefined` while the database does not answer. */
  oldestDue: number | undefined;
};

/** `reopen`: the worker is to be opened again. `give up`: that did not help, the process is to end. */
export type Verdict = "fine" | "reopen" | "give up";

/**
 * Detects a worker that takes no jobs although jobs are due and the database answers. First the worker is reopened. If that
 * does not help, the process ends, so that its supervisor restarts it.
 */
export const queueWatchdog = (stuckAfter: number, startedAt: number) => {
  let lastProgressAt = startedAt;
  let hasReopened = false;
  return {
    /** To be called when a job is taken. */
    onJob: (now: number): void => {
      lastProgressAt = now;
      hasReopened = false;
    },
    check: ({ now, oldestDue }: QueueObservation): Verdict => {
      if (oldestDue === undefined) {
        lastProgressAt = now;
        return "fine";
      }
      if (oldestDue < stuckAfter || now - lastProgressAt < stuckAfter) return "fine";
      if (hasReopened) return "give up";
      hasReopened = true;
      lastProgressAt = now;
      return "reopen";
    },
  };
};
