/** An error in Razorpay's format. */
export class RazorpayRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, description: string, field?: string) {
    super(description);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export const badRequest = (description: string, field?: string): RazorpayRefusal =>
  new RazorpayRefusal(400, "BAD_REQUEST_ERROR", description, field);

export const unknownId = (): RazorpayRefusal => badRequest("The id provided does not exist");

/** The body of the error response. */
export const refusalBody = ({ code, message, field }: RazorpayRefusal) => ({
  error: {
    code,
    description: message,
    source: code === "SERVER_ERROR" ? "NA" : "business",
    step: "payment_initiation",
    reason: code === "SERVER_ERROR" ? "server_error" : "input_validation_failed",
    metadata: {},
    ...(field ? { field } : {}),
  },
});
