import { describe, expect, it } from "vitest";
import { clientFolder, loadServerEntry, pageWithHead } from "./support/web-client.ts";
import { slugOf } from "../src/features/catalogue/slug.rules.ts";
import { openTestShop } from "./support/test-shop.ts";

const origin = "https://shop.example.com";
const { server, sql, aProduct, aReview } = await openTestShop(
  { PUBLIC_URL: origin },
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);

const get = (url: string) => pageWithHead(server.app, url);

type JsonLd = Record<string, unknown> & { "@type": string };

const structuredDataIn = (html: string): JsonLd[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text) as JsonLd,
  );

const dataOf = (html: string, type: string): JsonLd | undefined =>
  structuredDataIn(html).find((data) => data["@type"] === type);

describe("the structured data", () => {
  it("of a product has its offer in rupees", async () => {
    const { id } = await aProduct({
      title: "Ajrakh Dress",
      price: 1499.5,
      stock: 2,
      pictures: 2,
      colors: ["Wine"],
      materials: ["cotton", "silk"],
    });
    const product = dataOf(await get(`/product/${id}`), "Product");
    expect(product).toMatchObject({
      "@context": "https://schema.org",
      name: "Ajrakh Dress",
      category: "Party",
      material: "cotton, silk",
      color: "Wine",
      url: `${origin}/product/${id}/ajrakh-dress`,
      offers: {
        "@type": "Offer",
        priceCurrency: "INR",
        price: "1499.50",
        availability: "https://schema.org/InStock",
        url: `${origin}/product/${id}/ajrakh-dress`,
      },
    });
    expect(product?.["image"]).toEqual([
      expect.stringMatching(/^https:\/\/shop\.example\.com\/media\/.+\.webp$/),
      expect.stringMatching(/^https:/),
    ]);
  });

  it("of a product without a review has no rating", async () => {
    const product = dataOf(await get(`/product/${(await aProduct()).id}`), "Product");
    expect(product).toHaveProperty("offers");
    expect(product).not.toHaveProperty("aggregateRating");
    expect(product).not.toHaveProperty("review");
  });

  it("of a product follows its stock", async () => {
    const { id } = await aProduct({ stock: 0 });
    expect(dataOf(await get(`/product/${id}`), "Product")).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
  });

  it("of a product has the rating of its reviews", async () => {
    const { id } = await aProduct();
    await aReview({ productId: id, rating: 4 });
    await aReview({ productId: id, rating: 5 });
    expect(dataOf(await get(`/product/${id}`), "Product")).toMatchObject({
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: 4.5,
        reviewCount: 2,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it("of a product of one size and colour has its SKU", async () => {
    const { id } = await aProduct({ sizes: [], colors: [] });
    const [{ sku } = { sku: "" }] = await sql<{ sku: string }>(
      "select sku from product_variants where product_id = $1",
      [id],
    );
    expect(dataOf(await get(`/product/${id}`), "Product")).toMatchObject({ sku });
    expect(dataOf(await get(`/product/${id}`), "ProductGroup")).toBeUndefined();
  });

  it("of a product has its barcode if that is a GTIN", async () => {
    const { id } = await aProduct({ sizes: [], colors: [] });
    const page = async () => dataOf(await get(`/product/${id}`), "Product");
    expect(await page()).not.toHaveProperty("gtin");
    await sql("update product_variants set barcode = '8901030865275' where product_id = $1", [id]);
    expect(await page()).toMatchObject({ gtin: "8901030865275" });
    await sql("update product_variants set barcode = 'SHELF-7' where product_id = $1", [id]);
    expect(await page()).not.toHaveProperty("gtin");
  });

  it("of a product has the codes, page and stock of each size and colour, in the order of the shop", async () => {
    const { id } = await aProduct({ title: "Silk Kurta", sizes: ["M", "L"], colors: ["Wine"], price: 1499 });
    await sql("update product_variants set barcode = '8901030865275' where product_id = $1 and size = 'L'", [
      id,
    ]);
    await sql("update stock_units set stock = 0 where product_id = $1 and size = 'L'", [id]);
    const skus = await sql<{ sku: string }>(
      "select sku from product_variants where product_id = $1 order by size desc",
      [id],
    );
    const html = await get(`/product/${id}`);
    expect(dataOf(html, "Product")).toMatchObject({ sku: id });
    expect(dataOf(html, "ProductGroup")).toMatchObject({
      productGroupID: id,
      variesBy: ["https://schema.org/size", "https://schema.org/color"],
      hasVariant: [
        { sku: skus[0]?.sku, size: "M", color: "Wine", name: "Silk Kurta, M, Wine" },
        {
          sku: skus[1]?.sku,
          gtin: "8901030865275",
          size: "L",
          offers: { price: "1499.00", url: `${origin}/product/${id}/silk-kurta?color=Wine&size=L` },
        },
      ],
    });
  });

  it("of a product has the way to it", async () => {
    const { id, title } = await aProduct({ category: "casuals" });
    const list = dataOf(await get(`/product/${id}`), "BreadcrumbList")?.["itemListElement"];
    expect(list).toEqual(
      [
        ["Home", "/"],
        ["Shop", "/shop"],
        ["Casuals", "/shop?filter=casuals"],
        [title, `/product/${id}/${slugOf(title)}`],
      ].map(([name, path], index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: `${origin}${path}`,
      })),
    );
  });

  it("of the home page has the shop and its search", async () => {
    const html = await get("/");
    expect(dataOf(html, "Organization")).toMatchObject({
      name: "Saanjh",
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    });
    expect(dataOf(html, "WebSite")).toMatchObject({
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${origin}/search?term={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    });
  });

  it("cannot end its element: a malicious title stays text", async () => {
    const title = `</script><script>alert(1)</script><!-- $& \u2028 "`;
    const { id } = await aProduct({ title, description: title });
    const html = await get(`/product/${id}`);
    expect(dataOf(html, "Product")?.["name"]).toBe(title);
    expect(html).not.toContain("<script>alert(1)");
  });

  it("of an unknown product is missing", async () => {
    const url = "/product/00000000-0000-7000-8000-000000000000";
    expect(structuredDataIn((await server.app.inject({ url })).body)).toEqual([]);
  });
});
