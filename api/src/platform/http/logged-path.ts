import type { FastifyInstance } from "fastify";

/** How often a path is decoded at most: one that is encoded twice is decoded twice. */
const maxDecodings = 4;

const decodeBytes = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeBytes(text);
  }
};

const decoded = (path: string): string => {
  let text = path;
  for (let times = 0; times < maxDecodings && text.includes("%"); times += 1) text = decodeOnce(text);
  return text;
};

/** The letters of a part of a path, however it is written. */
const lettersOf = (part: string): string =>
  part
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Part of a signed or random token, which has 43 characters or more. Hashes and names in paths have no capital letters. */
const tokenLike = /(?=[\w-]*[A-Z])[\w-]{32,}/g;

/** The names of pages whose path goes on with a token, such as "pay". */
type SecretPages = ReadonlySet<string>;

type LoggedRequest = {
  url: string;
  /** The pattern of the route: none for an unknown path. */
  routeOptions: { url?: string | undefined };
};

/**
 * The path of a request for the log. Routes have no tokens in their paths, but some pages have. So in the path of a request without
 * a route, what follows the name of such a page is hidden, in every spelling of the name, and so is every token.
 */
export const loggedPath = ({ url, routeOptions }: LoggedRequest, secretPages: SecretPages): string => {
  const path = url.split("?", 1)[0] ?? "";
  if (routeOptions.url !== undefined && routeOptions.url !== "/*") return path;
  const plain = decoded(path);
  const page = plain
    .split(/[/\\;=?#]+/)
    .map(lettersOf)
    .find((name) => secretPages.has(name));
  if (page !== undefined) return `/${page}/…`;
  return plain.search(tokenLike) === -1 ? path : plain.replace(tokenLike, "…");
};

/** Logs a line for each response. */
export const logResponses = (app: FastifyInstance, secretPages: SecretPages): void => {
  app.addHook("onResponse", (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const path = loggedPath(request, secretPages);
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, "answered");
    done();
  });
};
