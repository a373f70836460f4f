/** Seconds between two questions of a shopper in line: soon before the turn, rarely at the end of a long line. */
const askAgain = { least: 2, most: 30 };

export type LineFacts = {
  /** Shoppers who are before this one. */
  ahead: number;
  /** Seconds until the turn, roughly. */
  estimatedSeconds: number;
  /** Seconds after which to ask again. */
  retryAfter: number;
};

/** What a shopper in line is told. `perSecond` shoppers are let in each second. */
export const lineFacts = (ahead: number, perSecond: number): LineFacts => {
  const estimatedSeconds = Math.ceil((ahead + 1) / perSecond);
  const retryAfter = Math.min(askAgain.most, Math.max(askAgain.least, Math.ceil(estimatedSeconds / 3)));
  return { ahead, estimatedSeconds, retryAfter };
};
