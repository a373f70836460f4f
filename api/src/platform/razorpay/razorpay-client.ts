import type { AxiosInstance } from "axios";
import Razorpay from "razorpay";
import type { ZodType } from "zod";
import type { RazorpaySettings } from "./razorpay-settings.ts";
import { outsideCall } from "../async/outside-call.ts";
import { RazorpayError, razorpayErrorOf } from "./razorpay-error.ts";

/** Time limit of one call, in milliseconds. The shop itself answers within 9 s, and may need two calls for that. */
const callTimeoutMs = 3000;

/** Longest answer that is read, in bytes: a page of 1,000 items has less than 1 MB. */
const longestAnswer = 10_000_000;

type CallOptions<Answer> = {
  answer: ZodType<Answer>;
  /** Headers that the SDK has no parameter for. */
  headers?: Record<string, string>;
};

/**
 * Makes one call with Razorpay's SDK. Throws `RazorpayError`, also for an answer that does not fit its schema. Ids are encoded by
 * the caller: the SDK writes them into the path as they are.
 */
export type RazorpayClient = <Answer>(
  call: (sdk: Razorpay) => Promise<unknown>,
  options: CallOptions<Answer>,
) => Promise<Answer>;

type ErrorBody = { error?: { description?: unknown; field?: unknown } | null } | null | undefined;

/** An answer of success in a failure was cut, or is too long. */
const errorOf = ({ response }: { response?: { status: number; data: unknown } }): RazorpayError => {
  if (!response || response.status < 300) return new RazorpayError("unreachable", "no answer");
  const error = (response.data as ErrorBody)?.error;
  return razorpayErrorOf(response.status, error?.description, error?.field);
};

/** The SDK rejects with the `error` of an answer, and fails itself without an answer. So the error travels as an answer. */
const asAnswer = (error: RazorpayError) =>
  Object.assign(new Error(error.message), { response: { status: error.status, data: { error } } });

/**
 * Razorpay's SDK with what its interface lacks: the base URL, a time limit for the whole call, further headers, and errors that
 * tell a refusal from a missing answer. They are set on its axios instance, which its types do not name.
 */
const sdkFor = (
  { keyId, keySecret }: Pick<RazorpaySettings, "keyId" | "keySecret">,
  apiUrl: string,
  headers: Record<string, string>,
): Razorpay => {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = sdk.api as unknown as { rq: AxiosInstance };
  Object.assign(rq.defaults, {
    baseURL: apiUrl,
    maxContentLength: longestAnswer,
    // An answer is never sent on to another host, with the key.
    maxRedirects: 0,
    proxy: false,
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  Object.assign(rq.defaults.headers.common, headers);
  rq.interceptors.response.use(undefined, (failure: Parameters<typeof errorOf>[0]) => {
    throw asAnswer(errorOf(failure));
  });
  return sdk;
};

/**
 * All calls to Razorpay's API (docs/adr/0020-razorpay-client.md). Each has an SDK of its own, since the time limit and the headers
 * belong to the call. `apiUrl` is read for each call: the port of the stand-in is known only when it listens.
 */
export const razorpayClient =
  (settings: Pick<RazorpaySettings, "keyId" | "keySecret">, apiUrl: () => string): RazorpayClient =>
  async (call, { answer, headers = {} }) => {
    outsideCall("Razorpay");
    const received = await call(sdkFor(settings, apiUrl(), headers)).catch((failure: unknown) => {
      const { error } = failure as { error?: unknown };
      throw error instanceof RazorpayError ? error : failure;
    });
    const parsed = answer.safeParse(received);
    if (!parsed.success) throw new RazorpayError("unreachable", "an answer in an unknown form");
    return parsed.data;
  };
