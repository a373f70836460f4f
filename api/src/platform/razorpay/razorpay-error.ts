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
  /** The field of the call that Razorpay names; `undefined` if it names none. */
  readonly field: string | undefined;

  constructor(kind: RazorpayErrorKind, message: string, status?: number, field?: string) {
    super(`Razorpay: ${message}`);
    this.name = "RazorpayError";
    this.kind = kind;
    this.status = status;
    this.field = field;
  }
}

/** Whether a later attempt may succeed. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof RazorpayError && error.kind === "unreachable";

/** Whether Razorpay refused the call; false for a broken connection and for any other error. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RazorpayError && error.kind === "refused";

/** A description such as "Amount exceeds maximum amount allowed." or "The amount must be atleast INR 1.00". */
const saysAmountIsWrong = /\bamount\b.*\b(exceed|max|min|less|at ?least)/i;

/**
 * Whether Razorpay refused the amount of a call, such as one above the maximum of the account: neither a retry nor other keys mend
 * it. Any other refusal, such as 401 for wrong keys or 400 for a currency, is about the account, and the operator mends it.
 */
export const isAmountRefused = (error: unknown): error is RazorpayError =>
  error instanceof RazorpayError &&
  error.kind === "refused" &&
  error.status === 400 &&
  (error.field === "amount" || saysAmountIsWrong.test(error.message));

/** Statuses below 500 after which the same call may succeed: time-out, conflict with a running call, rate limit. */
const retryableStatuses = [408, 409, 429];

/** The error of an answer: a status of 4xx is a refusal, unless it is retryable. */
export const razorpayErrorOf = (status: number, description: unknown, field?: unknown): RazorpayError => {
  const isRefusal = status >= 400 && status < 500 && !retryableStatuses.includes(status);
  const message = typeof description === "string" ? description.slice(0, 300) : `status ${status}`;
  return new RazorpayError(
    isRefusal ? "refused" : "unreachable",
    message,
    status,
    typeof field === "string" ? field : undefined,
  );
};
