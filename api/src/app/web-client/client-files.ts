import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pageTag } from "../../features/shop/edge-tags.rules.ts";
import { publicHeaders, type TagHeader } from "../../platform/edge/edge-headers.ts";
import type { TaggedPage } from "./server-entry.ts";
import { encodingFor, pageCompressor } from "./compressed-pages.ts";
import { insertContent } from "./page-html.ts";
import { readableUrl, trimmedSearchUrl } from "./page-url.ts";
import { addSpeculationRules, nameSpeculationRules } from "./speculation-rules.ts";

/** Pages that are the same for every visitor. */
const publicPages = [/^\/$/, /^\/(shop|search|contact|about|delivery|privacy)$/, /^\/product\/[^/]+$/];

/** Pages of one person: the browser requests their data with a token. */
const personalPages = [
  /^\/pay\/[^/]+$/,
  /^\/(login|signup|verify-email|stop-alerts|forgot-password|reset-password|success|orders|checkout)$/,
  /^\/user\/dashboard(\/(cart|orders|wishlist|returns|profile-edit|settings\/(password|notifications|account|privacy|security)))?$/,
  /^\/admin(\/(dashboard|add-product|manage-products(\/[^/]+)?|orders(\/[^/]+)?|returns|payments|delivery|messages|history))?$/,
];

const isOneOf = (pages: readonly RegExp[], path: string): boolean =>
  pages.some((page) => page.test(path.replace(/(.)\/$/, "$1")));

/** The client's pages. Any other path gets the not-found page with status 404. */
const isPage = (path: string): boolean => isOneOf(publicPages, path) || isOneOf(personalPages, path);

const isReadRequest = (request: FastifyRequest): boolean =>
  request.method === "GET" || request.method === "HEAD";

/**
 * A page is sent to any client that accepts HTML or everything; the not-found page only to browsers, since programs
 * need a code and a message.
 */
const wantsHtml = (request: FastifyRequest, path: string): boolean => {
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (isPage(path) && accept.includes("*/*"));
};

/** The path of a request, as it was sent. */
const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

/** Names of files that browsers and crawlers request by themselves. Such a file is missing, and not a page. */
const fileName = /\.(?:ico|png|jpe?g|gif|svg|webp|avif|txt|xml|json|webmanifest|m?js|css|map|woff2?)$/i;

/** Whether the client answers the request, and not an API or a file. */
const isForClient = (request: FastifyRequest, path: string): boolean =>
  isReadRequest(request) &&
  wantsHtml(request, path) &&
  !/^\/(api|assets|media)\//.test(path) &&
  (isPage(path) || !fileName.test(path));

/** The page's name in page-hints.json: "product" for /product/123, "cart" for /user/dashboard/cart. */
const pageName = (path: string): string => {
  const [first, , third] = path.split("/").slice(1);
  if (first !== "user") return first || "home";
  return third === "orders" ? "dashboard-orders" : third || "dashboard";
};

/** The HTML for each page name in page-hints.json: the client's start loads the page's scripts too. */
const pagesWithHints = (html: string, folder: string): Map<string, string> => {
  const file = join(folder, "page-hints.json");
  const hints = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, readonly string[]>)
    : {};
  const withFiles = (files: readonly string[]): string =>
    html.replace(' data-files="', (attribute) => attribute + files.map((name) => `/${name} `).join(""));
  return new Map(Object.entries(hints).map(([name, files]) => [name, withFiles(files)]));
};

export type ClientFiles = {
  /** Sends the client's page to a browser. Returns false if another handler has to respond. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  /** The same for a URL that the router refuses: sends the not-found page with this status. */
  answerBadUrl: (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<boolean>;
};

/** Renders a page before it is sent; `undefined` if the browser has to render it. `path` includes the query. */
export type ReadPageContent = (request: FastifyRequest, path: string) => Promise<TaggedPage | undefined>;

/**
 * The path whose rendering an unknown path gets, so that all unknown paths share a few renderings. Below the dashboard and the
 * admin's pages the client asks for a login before it shows that the page does not exist.
 */
const renderedPathOfUnknown = (path: string): string =>
  /^\/(?:user\/dashboard|admin)(?=\/)/.exec(path)?.[0] ?? "/not-found";

/**
 * The page that the client shows for a path with capital letters or repeated slashes; `undefined` if there is none. Product ids
 * and tokens keep their letters.
 */
const canonicalPage = (path: string): string | undefined => {
  const parts = path.split("/").filter((part) => part !== "");
  const hasId = /^(?:product|pay)$/i.test(parts[0] ?? "");
  const canonicalPath = `/${parts.map((part, index) => (hasId && index > 0 ? part : part.toLowerCase())).join("/")}`;
  return canonicalPath !== path && isPage(canonicalPath) ? canonicalPath : undefined;
};

/**
 * Caching of a page. Only a complete public page may be stored: a page without its results was sent before they were
 * ready, and an unknown product may exist soon. The page of one person has no data, but its URL may have a token.
 */
const cachingHeaders = (
  request: FastifyRequest,
  path: string,
  content: TaggedPage | undefined,
  tagHeader: TagHeader | undefined,
): Record<string, string> => {
  if (!isOneOf(publicPages, path)) return { "cache-control": "private, no-cache" };
  if (!content?.edgeTags) return { "cache-control": "no-cache" };
  return publicHeaders(request, tagHeader, [pageTag, ...content.edgeTags]);
};

/** Serves the built client: hashed assets are cached for a year, the page is revalidated each time. */
export const addClientFiles = async (
  app: FastifyInstance,
  folder: string,
  readPageContent: ReadPageContent = () => Promise.resolve(undefined),
  tagHeader?: TagHeader,
): Promise<ClientFiles> => {
  const index = join(folder, "index.html");
  if (!existsSync(index)) {
    const leave = () => Promise.resolve(false);
    return { answer: leave, answerBadUrl: leave };
  }
  const html = readFileSync(index, "utf8");
  const htmlByPageName = pagesWithHints(html, folder);
  const compress = pageCompressor();
  addSpeculationRules(app);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The client's page has no path of its own.
    globIgnore: ["index.html*"],
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes(join("dist", "assets"));
      void response.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { content, status }: { content: TaggedPage | undefined; status: number },
  ): Promise<void> => {
    const path = pathOf(request);
    nameSpeculationRules(request, reply);
    void reply
      .code(status)
      .headers(cachingHeaders(request, path, content, tagHeader))
      .type("text/html; charset=utf-8");
    const htmlWithHints = htmlByPageName.get(pageName(path)) ?? html;
    const render = () => (content ? insertContent(htmlWithHints, content) : htmlWithHints);
    const encoding = content && encodingFor(request.headers["accept-encoding"]);
    if (content) void reply.header("vary", "accept-encoding");
    if (encoding) void reply.header("content-encoding", encoding);
    void reply.send(encoding ? await compress(content, encoding, render) : render());
  };
  const answer: ClientFiles["answer"] = async (request, reply) => {
    const path = pathOf(request);
    if (!isForClient(request, path)) return false;
    const trimmedUrl = trimmedSearchUrl(request.url);
    if (trimmedUrl !== undefined) {
      void reply.header("cache-control", "no-cache").redirect(trimmedUrl);
      return true;
    }
    const canonicalPath = isPage(path) ? undefined : canonicalPage(path);
    if (canonicalPath !== undefined) {
      const query = request.url.slice(path.length);
      void reply.header("cache-control", "no-cache").redirect(canonicalPath + query, 301);
      return true;
    }
    const content = await readPageContent(request, isPage(path) ? request.url : renderedPathOfUnknown(path));
    if (content?.redirectTo !== undefined) {
      void reply.header("cache-control", "no-cache").redirect(content.redirectTo);
      return true;
    }
    const status = isPage(path) && content?.isFound !== false ? 200 : 404;
    await sendPage(request, reply, { content, status });
    return true;
  };
  const answerBadUrl: ClientFiles["answerBadUrl"] = async (request, reply, status) => {
    const path = pathOf(request);
    if (!isForClient(request, path)) return false;
    const readUrl = readableUrl(request.url);
    const content = await readPageContent(request, isPage(path) ? readUrl : renderedPathOfUnknown(path));
    await sendPage(request, reply, { content, status });
    return true;
  };
  return { answer, answerBadUrl };
};
