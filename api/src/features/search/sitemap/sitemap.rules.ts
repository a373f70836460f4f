import { escapeHtml } from "../../../platform/html.ts";

/** An address of a sitemap. */
export type SitemapEntry = { path: string; lastModified?: string | undefined };

/** Maximum number of addresses of one sitemap (sitemaps.org). */
export const maxSitemapEntries = 50_000;

/** Home, and the shop with its categories. */
export const shopPages: readonly string[] = [
  "/",
  "/shop",
  "/shop?filter=party",
  "/shop?filter=casuals",
  "/shop?filter=everyday",
  "/shop?filter=accessories",
];

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The start and the end of a sitemap (`urlset`) or of a list of sitemaps (`sitemapindex`). */
export const sitemapFrame = (root: "urlset" | "sitemapindex"): { start: string; end: string } => ({
  start: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${namespace}>\n`,
  end: `</${root}>\n`,
});

/** One entry of a sitemap (`url`) or of a list of sitemaps (`sitemap`). */
export const sitemapEntry = (
  name: "url" | "sitemap",
  publicUrl: string,
  { path, lastModified }: SitemapEntry,
): string => {
  const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<${name}><loc>${escapeHtml(publicUrl + path)}</loc>${modified}</${name}>\n`;
};
