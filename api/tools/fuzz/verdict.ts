import { request as send } from "node:http";
import { undocumentedRefusal } from "../../test/support/documented-refusals.ts";
import { problemsOf } from "../../test/support/invalid-values.ts";
import type { FuzzRequest } from "./hostile-requests.ts";

export type FuzzAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  milliseconds: number;
};

/** Longest time to an answer that is allowed, in milliseconds, with a little room for a busy machine. */
const longestAnswer = 9900;

/** Sends a request over a connection of its own. */
export const ask = (url: string, { method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const sent = { ...headers, ...length };
    const options = { hostname, port, method, path, headers: sent, agent: false, timeout: longestAnswer * 2 };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - since,
        }),
      );
    });
    request.on("timeout", () => request.destroy(new Error("no answer")));
    request.on("error", reject);
    request.end(body);
  });

/** Refusals with 503 that are not about a busy shop: Razorpay cannot be reached from a test. */
const ofRazorpay = /PAYMENT_SETUP_FAILED|EVENT_UNKNOWN/;

/** A shop that refuses as busy has waited for something; at once it is a fault. */
const busyAfter = 2000;

const isApiPath = (path: string): boolean => path.startsWith("/graphql") || path.startsWith("/api/");

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer; nothing when it is one that the shop may give to anything. */
export const verdict = ({ method, path }: FuzzRequest, answer: FuzzAnswer): string[] => {
  const { status, text, headers, milliseconds } = answer;
  const faults: string[] = [];
  const isAllowed503 = status === 503 && (ofRazorpay.test(text) || milliseconds > busyAfter);
  if (status >= 500 && !isAllowed503) faults.push(`status ${status}: ${text.slice(0, 300)}`);
  if (text.includes('"INTERNAL"')) faults.push(`an unexpected error: ${text.slice(0, 300)}`);
  if (milliseconds > longestAnswer) faults.push(`answered after ${Math.round(milliseconds)} ms`);
  if (path.startsWith("/graphql") && headers["cache-control"] !== "no-store") faults.push("may be stored");
  const needsRefusal =
    isApiPath(path) && status >= 400 && status < 500 && method !== "HEAD" && !path.startsWith("/graphql?");
  if (needsRefusal) faults.push(...problemsOf({ status, text }, "the refusal"));
  const undocumented = undocumentedRefusal({ method, url: path }, { status, body: jsonOf(text) });
  if (undocumented) faults.push(undocumented);
  return faults;
};
