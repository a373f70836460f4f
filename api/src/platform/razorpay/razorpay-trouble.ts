/** What went wrong between the shop and Razorpay. */
export type TroubleKind =
  /** Nobody can say whether the call had an effect: no connection, no answer in time, 5xx, or too many calls. */
  | "unreachable"
  /** Razorpay understood, and said no: the same call will be refused again. */
  | "refused";

/** A call to Razorpay that did not succeed. It never holds a key, a secret or what a shopper typed. */
export class RazorpayTrouble extends Error {
  readonly kind: TroubleKind;
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;

  constructor(kind: TroubleKind, message: string, status?: number) {
    super(`Razorpay: ${message}`);
    this.name = "RazorpayTrouble";
    this.kind = kind;
    this.status = status;
  }
}

/** Whether a later try may do better. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof RazorpayTrouble && error.kind === "unreachable";

/** Whether Razorpay said no: neither a broken way to it, nor anything else that went wrong. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RazorpayTrouble && error.kind === "refused";

/** What the error of an answer means: 4xx is a no, except for "slow down" and "another one is under way". */
export const troubleOfAnswer = (status: number, description: unknown): RazorpayTrouble => {
  const isNo = status >= 400 && status < 500 && ![408, 409, 429].includes(status);
  const message = typeof description === "string" ? description.slice(0, 300) : `status ${status}`;
  return new RazorpayTrouble(isNo ? "refused" : "unreachable", message, status);
};

const answerIn = (error: unknown): { statusCode: number; error?: { description?: unknown } } | undefined =>
  typeof error === "object" && error !== null && "statusCode" in error && typeof error.statusCode === "number"
    ? (error as { statusCode: number; error?: { description?: unknown } })
    : undefined;

/**
 * The client's failures in the shop's words. Without an answer the client fails over its own feet (a TypeError about
 * 'status'): that, a time-out and a broken connection all mean the same.
 */
export const troubleOf = (error: unknown): RazorpayTrouble => {
  if (error instanceof RazorpayTrouble) return error;
  const answer = answerIn(error);
  if (answer) return troubleOfAnswer(answer.statusCode, answer.error?.description);
  return new RazorpayTrouble("unreachable", "no answer");
};
