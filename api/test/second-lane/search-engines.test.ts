import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { productPath } from "../../src/features/catalogue/slug.rules.ts";
import { addSitemap } from "../../src/features/search/sitemap/sitemap-routes.ts";
import { maxSitemapEntries } from "../../src/features/search/sitemap/sitemap.rules.ts";
import { clientFolder, loadServerEntry, pageWithHead } from "../support/web-client.ts";
import { contentCalls, PUBLISH, WITHDRAW } from "../support/content-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const origin = "https://shop.example.com";
const testShop = await openTestShop(
  { PUBLIC_URL: origin },
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);
const { server, shop, sql, rest, aProduct, writeProduct } = testShop;

const get = (url: string) => pageWithHead(server.app, url);

const canonicalIn = (html: string): string | undefined =>
  html.match(/<link rel="canonical" href="([^"]+)">/)?.[1]?.replaceAll("&amp;", "&");

const isLeftOut = (html: string): boolean => html.includes('<meta name="robots" content="noindex, follow">');

it("each page names the seller and its GSTIN, in its details of the shop and in the footer", async () => {
  const html = await get("/about");
  const { name, gstin } = shop.settings.seller;
  const [, details = "{}"] = /<script type="application\/json" id="shop">([^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(details)).toMatchObject({ seller: `${name}, GSTIN ${gstin}`, freeShippingAbove: 500 });
  expect(html).toContain(`Sold by <span translate="no">${name}, GSTIN ${gstin}</span>`);
});

describe("/robots.txt", () => {
  it("leaves out the pages of the admin and of accounts", async () => {
    const { headers, text } = await rest("GET", "/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    const lines = text.split("\n");
    expect(lines[0]).toBe("User-agent: *");
    const disallowed = lines.flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);
    const isAllowed = (path: string) => !disallowed.some((start) => path.startsWith(start));
    for (const path of [
      "/admin/orders",
      "/user/dashboard/cart",
      "/orders",
      "/checkout",
      "/login",
      "/pay/token",
    ])
      expect([path, isAllowed(path)]).toEqual([path, false]);
    for (const path of ["/", "/shop", "/product/1", "/search", "/about", "/graphql", "/media/a/1.webp"])
      expect([path, isAllowed(path)]).toEqual([path, true]);
  });

  it("names the sitemap", async () => {
    expect((await rest("GET", "/robots.txt")).text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

describe("the sitemap", () => {
  const addressesIn = (xml: string): string[] =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

  it("lists the public pages and the products on sale, with the time of their last change", async () => {
    const [{ id }, { id: archivedId }] = await Promise.all([
      aProduct({ title: "Silk Saree" }),
      aProduct({ archived: true }),
    ]);
    await sql("update products set updated_at = '2026-11-01T10:00:00Z' where id = $1", [id]);
    const index = await rest("GET", "/sitemap.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const parts = addressesIn(index.text);
    expect(parts).toEqual([`${origin}/sitemap/pages.xml`, `${origin}/sitemap/products.xml`]);
    const pages = addressesIn((await rest("GET", "/sitemap/pages.xml")).text);
    expect(pages).toEqual(
      expect.arrayContaining([`${origin}/`, `${origin}/shop?filter=party`, `${origin}/about`]),
    );
    for (const page of pages) {
      const html = await get(page.slice(origin.length));
      expect([page, canonicalIn(html)]).toEqual([page, page]);
    }
    const { text } = await rest("GET", "/sitemap/products.xml");
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n[^]*<\/urlset>\n$/,
    );
    expect(text).toMatch(
      new RegExp(`<url><loc>${origin}/product/${id}/silk-saree</loc><lastmod>2026-11-01T10:00:00`),
    );
    expect(addressesIn(text)).not.toContainEqual(expect.stringContaining(archivedId));
  });

  it("lists a page of text while it is published", async () => {
    const { aPage, done } = contentCalls(testShop, await testShop.anAdmin());
    const pages = async () => addressesIn((await rest("GET", "/sitemap/pages.xml")).text);
    const draft = await aPage("care-guide");
    expect(await pages()).not.toContain(`${origin}/pages/care-guide`);
    const published = await done(PUBLISH, { id: draft.id, version: draft.version });
    expect(await pages()).toContain(`${origin}/pages/care-guide`);
    expect((await pages()).filter((page) => page.endsWith("/about"))).toEqual([`${origin}/about`]);
    await done(WITHDRAW, { id: draft.id, version: published.version });
    expect(await pages()).not.toContain(`${origin}/pages/care-guide`);
  });

  it("is split into files of 50,000 that have every product once", async () => {
    expect(maxSitemapEntries).toBe(50_000);
    await Promise.all(Array.from({ length: 7 }, () => aProduct()));
    const app = Fastify();
    addSitemap(app, shop, 3);
    const read = async (url: string) =>
      addressesIn((await app.inject({ url: url.replace(origin, "") })).body);
    const [, ...parts] = await read("/sitemap.xml");
    const files = await Promise.all(parts.map(read));
    expect(files.slice(0, -1).every((file) => file.length === 3)).toBe(true);
    expect(files.at(-1)?.length).toBeGreaterThan(0);
    const onSale = await sql<{ productId: string; title: string; slug: null }>(
      `select id as "productId", title, slug from products where archived_at is null order by id`,
    );
    expect(files.flat()).toEqual(onSale.map((product) => origin + productPath(product)));
    await app.close();
  });

  it("refuses an id that is none", async () => {
    for (const after of ["x", "%00", "1&after=2"])
      expect([after, (await rest("GET", `/sitemap/products.xml?after=${after}`)).status]).toEqual([
        after,
        400,
      ]);
  });
});

describe("the canonical link", () => {
  it.each([
    ["/shop?sort=name&view=list&pages=3", "/shop"],
    ["/shop?filter=party&sort=price-low", "/shop?filter=party"],
    ["/shop/", "/shop"],
    ["/?utm_source=mail", "/"],
    ["/about?x=1", "/about"],
  ])("of %s is %s", async (path, canonical) => {
    const html = await get(path);
    expect(canonicalIn(html)).toBe(origin + canonical);
    expect(isLeftOut(html)).toBe(false);
  });

  it("of a product has no size and no colour", async () => {
    const { id } = await aProduct({ title: "Silk Saree", colors: ["Wine", "Rust"] });
    for (const path of [`/product/${id}?color=Rust&size=M`, `/product/${id}/silk-saree?color=Rust`]) {
      const html = await get(path);
      expect(canonicalIn(html)).toBe(`${origin}/product/${id}/silk-saree`);
      expect(html).toContain(`property="og:url" content="${origin}/product/${id}/silk-saree"`);
    }
  });

  it.each(["/search?term=dress", "/shop?filter=party&filter=casuals", "/shop?min=500", "/shop?text=silk"])(
    "is missing for %s, which search engines leave out",
    async (path) => {
      const html = await get(path);
      expect(isLeftOut(html)).toBe(true);
      expect(canonicalIn(html)).toBeUndefined();
    },
  );
});

describe("the address of a product", () => {
  const visit = async (url: string) => {
    const { statusCode, headers } = await server.app.inject({ url, headers: { accept: "text/html" } });
    return { statusCode, location: headers["location"], caching: headers["cache-control"] };
  };

  /** Opens a page and follows its redirects: the addresses after the first one. */
  const followed = async (url: string): Promise<string[]> => {
    const { location } = await visit(url);
    return location === undefined ? [] : [location, ...(await followed(location))];
  };

  it("opens after at most one redirect, which keeps the query", async () => {
    const { id } = await aProduct({ title: "Silk Saree" });
    const present = `/product/${id}/silk-saree`;
    await get(present);
    expect([await followed(`/product/${id}`), await followed(present)]).toEqual([[], []]);
    for (const path of [
      `/product/${id}/silk`,
      `/product/${id}/SILK-SAREE`,
      `/product/${id}/silk-saree/`,
      `/PRODUCT/${id}/silk`,
      `//product//${id}//silk`,
      `/product/${id.toUpperCase()}/silk-saree`,
      `/product/${id}/%E0%A4%B8`,
      `/product/${id}/<script>`,
      `/product/${id}/favicon.ico`,
    ])
      expect([path, await followed(`${path}?color=Rust&utm_source=mail`)]).toEqual([
        path,
        [`${present}?color=Rust&utm_source=mail`],
      ]);
    expect((await visit(`/product/${id}/silk`)).statusCode).toBe(301);
  });

  it("may get a slug of before: no browser keeps the redirect of a slug", async () => {
    const { id } = await aProduct({ title: "Silk Saree" });
    const addressOf = (slug: string) => `/product/${id}/${slug}`;
    for (const slug of ["first", "second", "first"]) {
      await writeProduct(id, { slug });
      await get(`/product/${id}`);
      for (const other of ["first", "second", "silk-saree"].filter((each) => each !== slug)) {
        expect(await followed(addressOf(other))).toEqual([addressOf(slug)]);
        expect((await visit(addressOf(other))).caching).toBe("no-cache");
      }
      expect(await followed(addressOf(slug))).toEqual([]);
    }
  });

  it("of an unknown product is not found, with any slug", async () => {
    const unknown = "/product/00000000-0000-7000-8000-000000000000";
    expect((await visit(`${unknown}/silk-saree`)).statusCode).toBe(404);
    expect((await visit(`${unknown}/silk-saree/more`)).statusCode).toBe(404);
  });

  it("has a title and a description of its own for search engines", async () => {
    const { id } = await aProduct({ title: "Silk Saree" });
    await writeProduct(id, { seoTitle: "Banarasi silk <sarees>", seoDescription: 'Woven "by hand"' });
    const html = await get(`/product/${id}`);
    expect(html).toMatch(/<title>Banarasi silk &lt;sarees&gt; · Saanjh<\/title>/);
    expect(html).toContain('name="description" content="Woven &quot;by hand&quot;"');
    expect(html).toMatch(/<h1[^>]*>Silk Saree<\/h1>/);
  });
});

describe("titles and descriptions", () => {
  it("differ from page to page", async () => {
    const { id } = await aProduct();
    const categories = ["party", "casuals", "everyday", "accessories"];
    const texts = ["/about", "/delivery", "/contact", "/privacy"];
    const shops = categories.map((category) => `/shop?filter=${category}`);
    const paths = ["/", "/shop", ...shops, ...texts, `/product/${id}`];
    const heads = await Promise.all(
      paths.map(async (path) => {
        const html = await get(path);
        expect(html.match(/<title>/g)).toHaveLength(1);
        expect(html.match(/name="description"/g)).toHaveLength(1);
        expect(html).toContain('property="og:image" content="https://');
        expect(html).toContain('name="twitter:card" content="summary_large_image"');
        return [
          html.match(/<title>(.*?)<\/title>/)?.[1],
          html.match(/name="description" content="(.*?)"/)?.[1],
        ];
      }),
    );
    expect(new Set(heads.map(([title]) => title)).size).toBe(paths.length);
    expect(new Set(heads.map(([, description]) => description)).size).toBe(paths.length);
    for (const [, description = ""] of heads) expect(description.length).toBeLessThanOrEqual(170);
  });
});
