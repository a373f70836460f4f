import type { FastifyInstance } from "fastify";
import { publicHeaders } from "../../platform/edge/edge-headers.ts";
import { shownCollections } from "../search/collections/shown-collections.ts";
import { sitemapEntry, sitemapFrame, shopPages } from "../search/sitemap/sitemap.rules.ts";
import { pageTag, productListTag } from "../shop/edge-tags.rules.ts";
import type { Services } from "../shop/services.ts";
import { ContentKind, specifiedPages } from "./content-body.rules.ts";
import { currentContents } from "./current-content.ts";

/** The pages of text that are published now; those of the specification have paths of their own. */
const textPages = async (services: Services): Promise<string[]> => {
  const pages = await currentContents(services, ContentKind.PAGE);
  const paths = pages.map(({ slug }) => (specifiedPages.includes(slug) ? `/${slug}` : `/pages/${slug}`));
  return paths.sort();
};

/** GET /sitemap/pages.xml: the pages that are no product, in the list of `/sitemap.xml`. */
export const addPagesSitemap = (app: FastifyInstance, services: Services): void => {
  const { publicUrl, edge } = services.settings;
  app.get("/sitemap/pages.xml", async (request, reply) => {
    const { start, end } = sitemapFrame("urlset");
    const collections = (await shownCollections(services)).map(({ slug }) => `/shop?collection=${slug}`);
    const paths = [...shopPages, ...(await textPages(services)), ...collections];
    const entries = paths.map((path) => sitemapEntry("url", publicUrl, { path }));
    return reply
      .headers(publicHeaders(request, edge.tagHeader, [pageTag, productListTag]))
      .type("application/xml; charset=utf-8")
      .send(start + entries.join("") + end);
  });
};
