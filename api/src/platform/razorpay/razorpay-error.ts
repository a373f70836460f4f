export type RazorpayErrorKind =
  /** It is unknown whether the call had an effect: no connection, no answer in time, 5xx, or a rate limit. */
  | "unreachable"
  /** Razorpay refused the call: the same call will be refused again. */
  | "refused";

/** A call to Razorpay that did not succeed. It never holds a key, a secret or what a shopper typed. */
export class RazorpayError extends Error {
  readonly kind: RazorpayErrorKind;
  /** HTTP status; `undefined` without an answer. */
  readonly status: number | undefined;

  constructor(kind: RazorpayErrorKind, message: string, status?: number) {
    super(`Razorpay: ${message}`);
    this.name = "RazorpayError";
    this.kind = kind;
    this.status = status;
  }
}

/** Whether a later attempt may succeed. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof RazorpayError && error.kind === "unreachable";

/** Whether Razorpay refused the call; false for a broken connection and for any other error. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RazorpayError && error.kind === "refused";

/**
 * Whether Razorpay refused what the call asks for, such as an amount above its maximum: neither a retry nor other keys mend it.
 * Other refusals, such as 401 for wrong keys, are mended by the operator.
 */
export const isInvalidRequest = (error: unknown): error is RazorpayError =>
  error instanceof RazorpayError && error.kind === "refused" && error.status === 400;

/** Statuses below 500 after which the same call may succeed: time-out, conflict with a running call, rate limit. */
const retryableStatuses = [408, 409, 429];

/** The error of an answer: a status of 4xx is a refusal, unless it is retryable. */
export const razorpayErrorOf = (status: number, description: unknown): RazorpayError => {
  const isRefusal = status >= 400 && status < 500 && !retryableStatuses.includes(status);
  const message = typeof description === "string" ? description.slice(0, 300) : `status ${status}`;
  return new RazorpayError(isRefusal ? "refused" : "unreachable", message, status);
};
