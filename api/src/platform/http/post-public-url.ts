import type { lookup } from "node:dns";
import { request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { outsideCall } from "../async/outside-call.ts";
import { Refusal } from "../errors/errors.ts";
import { checkedLookup, checkLiteralHost, isPublicAddress, type IsAllowedAddress } from "./public-address.ts";

/** Where the shop may post to. */
export type PostRules = {
  protocols: readonly string[];
  /** Whether other ports than that of the protocol are allowed. */
  hasAnyPort: boolean;
  isAllowedAddress: IsAllowedAddress;
  resolve?: typeof lookup;
};

/** The public internet, by https at its usual port. */
export const publicPostRules: PostRules = {
  protocols: ["https:"],
  hasAnyPort: false,
  isAllowedAddress: isPublicAddress,
};

/** For development and tests: a receiver on this machine too. */
export const localPostRules: PostRules = {
  protocols: ["https:", "http:"],
  hasAnyPort: true,
  isAllowedAddress: () => true,
};

/**
 * The URL of a text; `undefined` for another protocol or port, for credentials in it, and for an IP address that is not allowed.
 */
export const postableUrl = (text: string, rules: PostRules): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !rules.protocols.includes(url.protocol) || url.username || url.password) return undefined;
  if (url.port !== "" && !rules.hasAnyPort) return undefined;
  try {
    checkLiteralHost(url, rules.isAllowedAddress);
  } catch {
    return undefined;
  }
  return url;
};

export type PostResult = { status: number } | { problem: string };

const timeoutMs = 10_000;

/**
 * Posts JSON, and returns the status of the answer, whose body is not read. The host name is resolved once for this call, and the
 * connection goes to the address that was checked. Redirects are not followed. A failure is a result: it never throws.
 */
export const postPublicUrl = (
  text: string,
  { body, headers, timeout = timeoutMs }: { body: string; headers: Record<string, string>; timeout?: number },
  rules: PostRules = publicPostRules,
): Promise<PostResult> => {
  outsideCall("the public internet");
  const url = postableUrl(text, rules);
  if (!url) return Promise.resolve({ problem: "This address is not allowed." });
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  const signal = AbortSignal.timeout(timeout);
  return new Promise((resolve) => {
    const call = request(
      url,
      {
        method: "POST",
        agent: false,
        signal,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Shop-Webhooks/1",
          ...headers,
        },
        lookup: checkedLookup(rules.isAllowedAddress, rules.resolve),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0 });
        response.destroy();
      },
    );
    call.on("error", (error) => {
      if (signal.aborted) resolve({ problem: `No answer within ${timeout / 1000} seconds.` });
      else if (error instanceof Refusal) resolve({ problem: "The address leads to a private network." });
      else resolve({ problem: `The connection failed: ${(error as { code?: string }).code ?? error.name}.` });
    });
    call.end(body);
  });
};
