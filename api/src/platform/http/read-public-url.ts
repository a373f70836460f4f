import type { lookup } from "node:dns";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import { outsideCall } from "../async/outside-call.ts";
import { Refusal } from "../errors/errors.ts";
import { checkedLookup, checkLiteralHost, isPublicAddress, type IsAllowedAddress } from "./public-address.ts";

/** Time for the whole answer, redirects included: what follows has to fit into the deadline of the request. */
const usualTimeoutMs = 5000;

const maxRedirects = 3;

export type ReadOptions = {
  maxBytes: number;
  timeoutMs?: number;
};

/** What may be read. Tests read from this machine. */
export type ReadRules = {
  protocol: "https:" | "http:";
  isAllowedAddress: IsAllowedAddress;
  /** A port other than that of the protocol. */
  port?: string;
  resolve?: typeof lookup;
};

/** Pages of the public internet, by https at its usual port. */
export const publicRules: ReadRules = { protocol: "https:", isAllowedAddress: isPublicAddress };

/** Parses a URL. Throws PICTURE_LINK_INVALID for other protocols, ports and credentials in it. */
export const publicUrl = (text: string, { protocol, port = "" }: ReadRules, base?: URL): URL => {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (!url || url.protocol !== protocol || url.username || url.password || url.port !== port)
    throw new Refusal("PICTURE_LINK_INVALID");
  return url;
};

const unreachable = (message?: string): Refusal =>
  new Refusal("PICTURE_URL_UNREACHABLE", message ? { message } : {});

const open = (url: URL, rules: ReadRules, signal: AbortSignal): Promise<IncomingMessage> => {
  checkLiteralHost(url, rules.isAllowedAddress);
  const request = rules.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const headers = { accept: "image/*", "accept-encoding": "identity", "user-agent": "Online shop" };
    request(
      url,
      { agent: false, headers, signal, lookup: checkedLookup(rules.isAllowedAddress, rules.resolve) },
      resolve,
    )
      .on("error", reject)
      .end();
  });
};

const contentOf = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal("PICTURE_TOO_LARGE");
    chunks.push(chunk);
  }
  if (!response.complete) throw unreachable();
  return Buffer.concat(chunks);
};

const read = async (
  url: URL,
  rules: ReadRules,
  { maxBytes, signal, redirects }: { maxBytes: number; signal: AbortSignal; redirects: number },
): Promise<Buffer> => {
  const response = await open(url, rules, signal);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      if (redirects === 0) throw unreachable("The address of the picture redirects too often.");
      const next = publicUrl(headers.location, rules, url);
      return await read(next, rules, { maxBytes, signal, redirects: redirects - 1 });
    }
    if (statusCode !== 200) throw unreachable(`The address of the picture answers ${statusCode}.`);
    if (Number(headers["content-length"]) > maxBytes) throw new Refusal("PICTURE_TOO_LARGE");
    return await contentOf(response, maxBytes);
  } finally {
    response.destroy();
  }
};

/**
 * Reads a file from the public internet. Neither its address nor that of a redirect can lead to a private network. Throws
 * PICTURE_LINK_INVALID, PICTURE_URL_REFUSED, PICTURE_URL_UNREACHABLE or PICTURE_TOO_LARGE.
 */
export const readPublicUrl = async (
  address: string,
  { maxBytes, timeoutMs = usualTimeoutMs }: ReadOptions,
  rules: ReadRules = publicRules,
): Promise<Buffer> => {
  outsideCall("the public internet");
  const url = publicUrl(address, rules);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await read(url, rules, { maxBytes, signal, redirects: maxRedirects });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unreachable(signal.aborted ? "The address of the picture answers too slowly." : undefined);
  }
};
