import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WrittenPage } from "./client-on-server.ts";
import { packingFor, pagePacker } from "./packed-pages.ts";
import { withFirstAnswers } from "./page-html.ts";

/** Pages that the client knows; any other path is answered with its not-found page and status 404. */
const pages = [
  /^\/$/,
  /^\/(shop|search|contact|about|delivery|privacy)$/,
  /^\/product\/[^/]+$/,
  /^\/(login|signup|verify-email|forgot-password|reset-password|success|orders|checkout)$/,
  /^\/user\/dashboard(\/(cart|orders|wishlist|returns|profile-edit|settings\/[^/]+))?$/,
  /^\/admin(\/(dashboard|add-product|manage-products|orders|returns|payments|delivery|messages))?$/,
];

const isPage = (path: string): boolean => pages.some((page) => page.test(path.replace(/(.)\/$/, "$1")));

const isRead = (request: FastifyRequest): boolean => request.method === "GET" || request.method === "HEAD";

/** A page is for whoever takes it; the not-found page only for browsers, since programs want a code and a sentence. */
const wantsHtml = (request: FastifyRequest, path: string): boolean => {
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (isPage(path) && accept.includes("*/*"));
};

/** "product" for /product/123: what page-hints.json calls the page of a path. */
const pageName = (path: string): string => path.split("/", 2)[1] ?? "";

/** The page once for each name that the build has hints for: it tells the browser which files of script come next. */
const pagesWithHints = (html: string, folder: string): Map<string, string> => {
  const file = join(folder, "page-hints.json");
  const hints = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, readonly string[]>)
    : {};
  const linksTo = (files: readonly string[]): string =>
    files.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join("");
  return new Map(
    Object.entries(hints).map(([name, files]) => [name, html.replace("</head>", `${linksTo(files)}</head>`)]),
  );
};

export type ClientFiles = {
  /** Answers with the client's page when a browser asks for one; false when it is somebody else's affair. */
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};

/** What is known of a page before it is sent; nothing when it goes without. */
export type FirstPageOf = (request: FastifyRequest) => Promise<WrittenPage | undefined>;

/** The built client: hashed assets are kept for ever, the page itself is asked for anew. */
export const addClientFiles = async (
  app: FastifyInstance,
  folder: string,
  firstPageOf: FirstPageOf = () => Promise.resolve(undefined),
): Promise<ClientFiles> => {
  const index = join(folder, "index.html");
  if (!existsSync(index)) return { answer: () => Promise.resolve(false) };
  const html = readFileSync(index, "utf8");
  const hinted = pagesWithHints(html, folder);
  const pack = pagePacker();
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes(join("dist", "assets"));
      void response.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (!isRead(request) || !wantsHtml(request, path) || /^\/(api|media)\//.test(path)) return false;
    const first = isPage(path) ? await firstPageOf(request) : undefined;
    void reply
      .code(isPage(path) && first?.isFound !== false ? 200 : 404)
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8");
    const plain = hinted.get(pageName(path)) ?? html;
    const write = () => (first ? withFirstAnswers(plain, first) : plain);
    const packing = first && packingFor(request.headers["accept-encoding"]);
    if (first) void reply.header("vary", "accept-encoding");
    if (packing) void reply.header("content-encoding", packing);
    void reply.send(packing ? await pack(first, packing, write) : write());
    return true;
  };
  return { answer };
};
