import type { FastifyInstance } from "fastify";
import { refuse } from "../errors/errors.ts";

/** An encoded letter, digit, `-`, `.`, `_` or `~`: clients send these as they are (RFC 3986, section 2.3). */
const encodedUnreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;

/**
 * Whether a URL of a request is read in the same way by the router, by the rules on paths, and by proxies. Not if it has a host
 * ("http://x/graphql"), a fragment, or encoded letters in its path ("/graphq%6c").
 */
const isPlainUrl = (url: string): boolean => {
  const [path = ""] = url.split("?", 1);
  return path.startsWith("/") && !url.includes("#") && !encodedUnreserved.test(path);
};

/** Refuses requests with URLs that hide their paths as unknown paths. */
export const refuseAmbiguousUrls = (app: FastifyInstance): void => {
  app.addHook("onRequest", async ({ url }) => {
    if (!isPlainUrl(url)) refuse("PATH_UNKNOWN");
  });
};
