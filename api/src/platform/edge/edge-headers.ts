import type { FastifyReply, FastifyRequest } from "fastify";

/** The header that names the tags of a response: surrogate-key for Varnish and Fastly, cache-tag for Cloudflare. */
export const tagHeaders = ["surrogate-key", "cache-tag"] as const;

export type TagHeader = (typeof tagHeaders)[number];

/**
 * Caching of a response that is the same for every visitor. Browsers revalidate it each time. An edge cache serves it for a
 * minute, for one more minute while it reads the next one, and for a day while the shop does not answer.
 */
const publicCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

const edgeSeconds = /s-maxage=(\d+), stale-while-revalidate=(\d+)/;

/** Caching of a response that belongs to one person. */
export const personalCaching = { "cache-control": "private, no-store" };

/**
 * The headers of a response that is the same for every visitor: the edge cache may store it, and purges it by its tags. A shop
 * without an edge cache sends no tags: those of a list are a kilobyte. No response to a request with a session is public.
 */
export const publicHeaders = (
  { headers }: FastifyRequest,
  tagHeader: TagHeader | undefined,
  tags: readonly string[],
): Record<string, string> =>
  headers.authorization === undefined
    ? {
        "cache-control": publicCaching,
        ...(tagHeader && { [tagHeader]: tags.join(tagHeader === "cache-tag" ? "," : " ") }),
      }
    : personalCaching;

/** Whether an edge cache may store a response. Files that never change are not meant. */
export const isEdgeCached = (reply: FastifyReply): boolean =>
  edgeSeconds.test(String(reply.getHeader("cache-control")));

/**
 * Shortens the caching of a public response whose content changes in `ms` milliseconds: no cache serves it after that. A shorter
 * caching stays.
 */
export const limitPublicCaching = (reply: FastifyReply, ms: number): void => {
  const caching = String(reply.getHeader("cache-control"));
  const [times, fresh, stale] = edgeSeconds.exec(caching) ?? [];
  if (times === undefined) return;
  const seconds = Math.max(Math.floor(ms / 1000), 0);
  const freshSeconds = Math.min(Number(fresh), seconds);
  const staleSeconds = Math.min(Number(stale), seconds - freshSeconds);
  void reply.header(
    "cache-control",
    caching.replace(times, `s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`),
  );
};
