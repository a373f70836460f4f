import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import pLimit from "p-limit";
import { singleFlight } from "../../../platform/async/single-flight.ts";
import { publicHeaders } from "../../../platform/edge/edge-headers.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { afterClose } from "../../../platform/http/after-close.ts";
import { networkOf } from "../../../platform/http/network.ts";
import { asId } from "../../../platform/ids.ts";
import { productListTag } from "../../shop/edge-tags.rules.ts";
import type { Services } from "../../shop/services.ts";
import { productPath } from "../../catalogue/slug.rules.ts";
import { maxSitemapEntries, sitemapEntry, sitemapFrame } from "./sitemap.rules.ts";
import { sitemapBoundaries, sitemapProducts } from "./sitemap.store.ts";

const productsPath = "/sitemap/products.xml";

/** Sitemaps of products that a process sends at the same time: each reads up to 50,000 rows, at the pace of its client. */
const maxSent = { byNetwork: 4, inAll: 64 };

/** Reads for them at the same time. A read occupies its place for one statement, not for as long as the client takes. */
const maxReads = 4;

/** Longest time for which a sitemap is sent, in milliseconds. */
const maxSendingMs = 60_000;

/**
 * GET /sitemap.xml: the list of sitemaps, with that of pages (`api/src/features/content/pages-sitemap.ts`). GET
 * /sitemap/products.xml?after={id}: at most 50,000 products on sale after an id, sent while they are read.
 */
export const addSitemap = (
  app: FastifyInstance,
  services: Pick<Services, "database" | "settings">,
  entriesPerFile = maxSitemapEntries,
): void => {
  const { database } = services;
  const { publicUrl, edge } = services.settings;
  const shareBoundaries = singleFlight<string[]>();
  const limitReads = pLimit(maxReads);
  const sending = new Map<string, number>();

  const asXml = (request: FastifyRequest, reply: FastifyReply, ...tags: string[]): FastifyReply =>
    reply.headers(publicHeaders(request, edge.tagHeader, tags)).type("application/xml; charset=utf-8");

  app.get("/sitemap.xml", async (request, reply) => {
    const boundaries = await shareBoundaries("", () => sitemapBoundaries(database, entriesPerFile));
    const paths = [
      "/sitemap/pages.xml",
      productsPath,
      ...boundaries.map((id) => `${productsPath}?after=${id}`),
    ];
    const { start, end } = sitemapFrame("sitemapindex");
    const entries = paths.map((path) => sitemapEntry("sitemap", publicUrl, { path }));
    return asXml(request, reply, productListTag).send(start + entries.join("") + end);
  });

  async function* productsXml(after: string | undefined): AsyncGenerator<string> {
    const { start, end } = sitemapFrame("urlset");
    const chunks = sitemapProducts(database, after, entriesPerFile);
    yield start;
    for (;;) {
      const { value: products, done } = await limitReads(() => chunks.next());
      if (done) break;
      yield products
        .map(({ id, updatedAt, ...product }) => {
          const path = productPath({ productId: id, ...product });
          return sitemapEntry("url", publicUrl, { path, lastModified: updatedAt });
        })
        .join("");
    }
    yield end;
  }

  /** Counts a sitemap by its network until its connection has taken it. Throws TOO_MANY. */
  const countSending = (network: string, reply: FastifyReply): void => {
    const count = sending.get(network) ?? 0;
    const inAll = [...sending.values()].reduce((sum, each) => sum + each, 0);
    if (count >= maxSent.byNetwork || inAll >= maxSent.inAll)
      refuse("TOO_MANY", { facts: { retryAfter: 2 } });
    sending.set(network, count + 1);
    const timer = setTimeout(() => reply.raw.destroy(), maxSendingMs).unref();
    afterClose(reply, () => {
      clearTimeout(timer);
      const left = (sending.get(network) ?? 1) - 1;
      if (left === 0) sending.delete(network);
      else sending.set(network, left);
    });
  };

  app.get<{ Querystring: { after?: unknown } }>(productsPath, async (request, reply) => {
    const { after } = request.query;
    const id = after === undefined ? undefined : asId(String(after), "after");
    countSending(networkOf(request.ip), reply);
    return asXml(request, reply, productListTag).send(Readable.from(productsXml(id)));
  });
};
