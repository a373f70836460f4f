import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ShopDetails } from "../../features/shop/shop-details.rules.ts";
import { pageTag } from "../../features/shop/edge-tags.rules.ts";
import { publicHeaders, type TagHeader } from "../../platform/edge/edge-headers.ts";
import type { TaggedPage } from "./server-entry.ts";
import { encodingFor, pageCompressor } from "./compressed-pages.ts";
import { insertContent, withShopDetails } from "./page-html.ts";
import { pagePaths, type ClientPage } from "./page-paths.ts";
import { readableUrl, trimmedSearchUrl } from "./page-url.ts";
import { addSpeculationRules, nameSpeculationRules } from "./speculation-rules.ts";

const isReadRequest = (request: FastifyRequest): boolean =>
  request.method === "GET" || request.method === "HEAD";

/**
 * A page is sent to any client that accepts HTML or everything; the not-found page only to browsers, since programs
 * need a code and a message.
 */
const wantsHtml = (request: FastifyRequest, isPage: boolean): boolean => {
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (isPage && accept.includes("*/*"));
};

/** The path of a request, as it was sent. */
const pathOf = (request: FastifyRequest): string => request.url.split("?", 1)[0] ?? "/";

/** Names of files that browsers and crawlers request by themselves. Such a file is missing, and not a page. */
const fileName = /\.(?:ico|png|jpe?g|gif|svg|webp|avif|txt|xml|json|webmanifest|m?js|css|map|woff2?)$/i;

/** Whether the client answers the request, and not an API or a file. */
const isForClient = (request: FastifyRequest, path: string, isPage: boolean): boolean =>
  isReadRequest(request) &&
  wantsHtml(request, isPage) &&
  !/^\/(api|assets|media)\//.test(path) &&
  (isPage || !fileName.test(path));

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
  `${/^\/(?:user\/dashboard|admin)(?=\/)/.exec(path)?.[0] ?? ""}/not-found`;

/**
 * Caching of a page. Only a complete public page may be stored: a page without its results was sent before they were
 * ready, and an unknown product may exist soon. The page of one person has no data, but its URL may have a token.
 */
const cachingHeaders = (
  request: FastifyRequest,
  isPublic: boolean,
  content: TaggedPage | undefined,
  tagHeader: TagHeader | undefined,
): Record<string, string> => {
  if (!isPublic) return { "cache-control": "private, no-cache" };
  if (!content?.edgeTags) return { "cache-control": "no-cache" };
  return publicHeaders(request, tagHeader, [pageTag, ...content.edgeTags]);
};

/** A page whose path is a link that needs no login: it is not indexed, and no other page learns its URL. */
const linkHeaders = (path: string): Record<string, string> =>
  pageName(path) === "ticket"
    ? { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" }
    : {};

export type ClientParts = {
  folder: string;
  pages: readonly ClientPage[];
  readPageContent?: ReadPageContent | undefined;
  tagHeader?: TagHeader | undefined;
  shop?: (() => ShopDetails) | undefined;
};

/** Serves the built client: hashed assets are cached for a year, the page is revalidated each time. */
export const addClientFiles = async (
  app: FastifyInstance,
  { folder, pages, readPageContent = () => Promise.resolve(undefined), tagHeader, shop }: ClientParts,
): Promise<ClientFiles> => {
  const { isPage, isPublic, hasSlug, canonicalPath } = pagePaths(pages);
  const index = join(folder, "index.html");
  if (!existsSync(index)) {
    const leave = () => Promise.resolve(false);
    return { answer: leave, answerBadUrl: leave };
  }
  const builtHtml = readFileSync(index, "utf8");
  const htmlByPageName = pagesWithHints(builtHtml, folder);
  const htmlOf = (path: string): string => {
    const html = htmlByPageName.get(pageName(path)) ?? builtHtml;
    return shop ? withShopDetails(html, shop()) : html;
  };
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
      .headers({ ...cachingHeaders(request, isPublic(path), content, tagHeader), ...linkHeaders(path) })
      .type("text/html; charset=utf-8");
    const render = () => (content ? insertContent(htmlOf(path), content) : htmlOf(path));
    const encoding = content && encodingFor(request.headers["accept-encoding"]);
    if (content) void reply.header("vary", "accept-encoding");
    if (encoding) void reply.header("content-encoding", encoding);
    void reply.send(encoding ? await compress(content, encoding, render) : render());
  };
  const answer: ClientFiles["answer"] = async (request, reply) => {
    const path = pathOf(request);
    if (!isForClient(request, path, isPage(path))) return false;
    const trimmedUrl = trimmedSearchUrl(request.url);
    if (trimmedUrl !== undefined) {
      void reply.header("cache-control", "no-cache").redirect(trimmedUrl);
      return true;
    }
    const query = request.url.slice(path.length);
    const canonical = canonicalPath(path);
    // A browser would keep a redirect to a slug for ever, and a product can have its earlier slug again.
    const movePermanently = (target: string): true => {
      void reply.header("cache-control", "no-cache").redirect(target + query, 301);
      return true;
    };
    if (canonical !== undefined && !isPage(path) && !hasSlug(path)) return movePermanently(canonical);
    const content = await readPageContent(
      request,
      canonical === undefined ? renderedPathOfUnknown(path) : canonical + query,
    );
    if (hasSlug(path)) {
      const presentPath = content?.slugPath ?? canonical;
      if (presentPath !== undefined && presentPath !== path) return movePermanently(presentPath);
    }
    if (content?.movedTo !== undefined) {
      void reply.header("cache-control", "no-cache").redirect(content.movedTo, 301);
      return true;
    }
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
    if (!isForClient(request, path, isPage(path))) return false;
    const readUrl = readableUrl(request.url);
    const content = await readPageContent(request, isPage(path) ? readUrl : renderedPathOfUnknown(path));
    await sendPage(request, reply, { content, status });
    return true;
  };
  return { answer, answerBadUrl };
};
