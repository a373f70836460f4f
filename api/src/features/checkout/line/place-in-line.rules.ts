/** The polling interval of a shopper in line, in seconds: short just before the turn, long at the end of a long line. */
const pollInterval = { min: 2, max: 30 };

export type LineFacts = {
  /** Shoppers who are before this one. */
  ahead: number;
  /** Seconds until the turn, roughly. */
  estimatedSeconds: number;
  /** Seconds until the next poll. */
  retryAfter: number;
};

/** What a shopper in line sees. `perSecond` shoppers are let in each second. */
export const lineFacts = (ahead: number, perSecond: number): LineFacts => {
  const estimatedSeconds = Math.ceil((ahead + 1) / perSecond);
  const retryAfter = Math.min(pollInterval.max, Math.max(pollInterval.min, Math.ceil(estimatedSeconds / 3)));
  return { ahead, estimatedSeconds, retryAfter };
};
