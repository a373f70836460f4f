import type { ZodType } from "zod";
import type { RazorpaySettings } from "./razorpay-settings.ts";
import { outsideCall } from "../async/outside-call.ts";
import { RazorpayError, razorpayErrorOf } from "./razorpay-error.ts";

/** Time limit of one call, in milliseconds. The shop itself answers within 9 s, and may need two calls for that. */
const callTimeoutMs = 3000;

type Call<Answer> = {
  method: "GET" | "POST";
  /** Below /v1, with its parameters encoded. */
  path: string;
  body?: object;
  headers?: Record<string, string>;
  answer: ZodType<Answer>;
};

/** Sends one call to Razorpay's API. Throws `RazorpayError`, also for an answer that does not fit its schema. */
export type RazorpayClient = <Answer>(call: Call<Answer>) => Promise<Answer>;

const descriptionIn = (body: unknown): unknown =>
  (body as { error?: { description?: unknown } } | undefined)?.error?.description;

/**
 * The HTTP client for Razorpay's API: basic authentication, a time limit, and one kind of error. It replaces the client
 * of the `razorpay` package (docs/adr/0020-razorpay-client.md). `apiUrl` is read for each call, since the port of the
 * stand-in is known only when it listens.
 */
export const razorpayClient = (
  { keyId, keySecret }: Pick<RazorpaySettings, "keyId" | "keySecret">,
  apiUrl: () => string,
): RazorpayClient => {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return async ({ method, path, body, headers, answer }) => {
    outsideCall("Razorpay");
    const contentType: Record<string, string> = body ? { "content-type": "application/json" } : {};
    const response = await fetch(`${apiUrl()}/v1${path}`, {
      method,
      headers: { authorization, ...contentType, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(callTimeoutMs),
    }).catch(() => {
      throw new RazorpayError("unreachable", "no answer");
    });
    const json: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw razorpayErrorOf(response.status, descriptionIn(json));
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw new RazorpayError("unreachable", "an answer in an unknown form");
    return parsed.data;
  };
};
