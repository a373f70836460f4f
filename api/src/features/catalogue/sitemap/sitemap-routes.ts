import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { singleFlight } from "../../../platform/async/single-flight.ts";
import { publicHeaders } from "../../../platform/edge/edge-headers.ts";
import { refuse } from "../../../platform/errors/errors.ts";
import { asId } from "../../../platform/ids.ts";
import { pageTag, productListTag } from "../../shop/edge-tags.rules.ts";
import type { Shop } from "../../shop/shop.ts";
import { maxSitemapEntries, sitemapEntry, sitemapFrame, sitePages } from "./sitemap.rules.ts";
import { sitemapBoundaries, sitemapProducts } from "./sitemap.store.ts";

const productsPath = "/sitemap/products.xml";

/** Sitemaps of products that one process sends at a time: each reads up to 50,000 rows. */
const maxConcurrent = 4;

/**
 * GET /sitemap.xml: the list of sitemaps. GET /sitemap/pages.xml, and GET /sitemap/products.xml?after={id}: at most 50,000
 * products on sale after an id, sent while they are read.
 */
export const addSitemap = (
  app: FastifyInstance,
  { database, settings }: Pick<Shop, "database" | "settings">,
  entriesPerFile = maxSitemapEntries,
): void => {
  const { publicUrl, edge } = settings;
  const shareBoundaries = singleFlight<string[]>();
  let concurrent = 0;

  const asXml = (request: FastifyRequest, reply: FastifyReply, tag: string): FastifyReply =>
    reply.headers(publicHeaders(request, edge.tagHeader, [tag])).type("application/xml; charset=utf-8");

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

  app.get("/sitemap/pages.xml", async (request, reply) => {
    const { start, end } = sitemapFrame("urlset");
    const entries = sitePages.map((path) => sitemapEntry("url", publicUrl, { path }));
    return asXml(request, reply, pageTag).send(start + entries.join("") + end);
  });

  async function* productsXml(after: string | undefined): AsyncGenerator<string> {
    const { start, end } = sitemapFrame("urlset");
    concurrent += 1;
    try {
      yield start;
      for await (const products of sitemapProducts(database, after, entriesPerFile))
        yield products
          .map(({ id, updatedAt }) =>
            sitemapEntry("url", publicUrl, { path: `/product/${id}`, lastModified: updatedAt }),
          )
          .join("");
      yield end;
    } finally {
      concurrent -= 1;
    }
  }

  app.get<{ Querystring: { after?: unknown } }>(productsPath, async (request, reply) => {
    const { after } = request.query;
    if (concurrent >= maxConcurrent) refuse("TOO_MANY", { facts: { retryAfter: 2 } });
    const id = after === undefined ? undefined : asId(String(after), "after");
    return asXml(request, reply, productListTag).send(Readable.from(productsXml(id)));
  });
};
