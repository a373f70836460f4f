import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Picture } from "../ui/picture.tsx";
import { headTags } from "./head-tags.ts";

const file = { baseUrl: "/media/kurta", widths: [320, 640], width: 640, height: 853, alt: "Kurta, front" };
const address = new URL("https://shop.example.com/product/1?color=Wine");

const contentOf = (tags: ReturnType<typeof headTags>, property: string) =>
  tags.find(({ attributes }) => attributes["property"] === property)?.attributes["content"];

it("preloads the same files and widths that the picture uses", () => {
  const link = headTags({ picture: { file, sizes: "50vw" } }, address).find(({ name }) => name === "link");
  const drawn = renderToStaticMarkup(createElement(Picture, { picture: file, sizes: "50vw" }));
  const [, drawnSet, drawnSizes] =
    drawn.match(/<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/) ?? [];
  expect(drawnSet).toContain("/media/kurta/640.avif 640w");
  expect(link?.attributes).toMatchObject({ imagesrcset: drawnSet, imagesizes: drawnSizes });
});

const metaOf = (tags: ReturnType<typeof headTags>, name: string) =>
  tags.find(({ attributes }) => attributes["name"] === name)?.attributes["content"];

it("describes a shared product by title, start of the description, price and absolute URL of a JPEG", () => {
  const description = "Stamped twice, washed in the river. ".repeat(10);
  const tags = headTags(
    {
      title: "Ajrakh Dress",
      description,
      picture: { file, sizes: "50vw" },
      canonicalPath: "/product/1",
      price: 1499.5,
    },
    address,
  );
  expect(contentOf(tags, "og:title")).toBe("Ajrakh Dress");
  expect(contentOf(tags, "og:type")).toBe("product");
  expect(contentOf(tags, "og:url")).toBe("https://shop.example.com/product/1");
  expect(contentOf(tags, "og:image")).toBe("https://shop.example.com/media/kurta/1200.jpeg");
  expect(contentOf(tags, "og:image:type")).toBe("image/jpeg");
  expect([contentOf(tags, "og:image:width"), contentOf(tags, "og:image:height")]).toEqual(["1200", "1599"]);
  expect(contentOf(tags, "og:image:alt")).toBe("Kurta, front");
  expect(contentOf(tags, "og:description")).toMatch(/^Stamped twice.* …$/);
  expect(contentOf(tags, "og:description")?.length).toBeLessThanOrEqual(162);
  expect(contentOf(tags, "product:price:amount")).toBe("1499.50");
  expect(contentOf(tags, "product:price:currency")).toBe("INR");
  expect(metaOf(tags, "twitter:card")).toBe("summary_large_image");
  expect(metaOf(tags, "twitter:data1")).toBe("₹1,499.50");
});

it.each([
  [1080, 1440, "1200", "1600"],
  [1080, 720, "1200", "800"],
  [1080, 4320, "400", "1600"],
])("says the size of the shared JPEG of a picture of %d x %d", (width, height, ...size) => {
  const tags = headTags({ picture: { file: { ...file, width, height }, sizes: "50vw" } }, address);
  expect([contentOf(tags, "og:image:width"), contentOf(tags, "og:image:height")]).toEqual(size);
});

it("describes the picture of a list by the title of the page", () => {
  const { alt: _, ...cover } = file;
  const tags = headTags({ title: "Shop", picture: { file: cover, sizes: "50vw" } }, address);
  expect(contentOf(tags, "og:image:alt")).toBe("Shop");
});

it("has a canonical link, or asks search engines to leave the page out", () => {
  const linkOf = (tags: ReturnType<typeof headTags>) =>
    tags.find(({ attributes }) => attributes["rel"] === "canonical")?.attributes["href"];
  const listed = headTags({ canonicalPath: "/shop?filter=party" }, address);
  expect(linkOf(listed)).toBe("https://shop.example.com/shop?filter=party");
  expect(metaOf(listed, "robots")).toBeUndefined();
  const leftOut = headTags({ title: "Search" }, address);
  expect(linkOf(leftOut)).toBeUndefined();
  expect(metaOf(leftOut, "robots")).toBe("noindex, follow");
});

it("keeps the home page's title", () => {
  const tags = headTags({ canonicalPath: "/" }, new URL("https://shop.example.com/"));
  expect(tags[0]).toEqual({ name: "title", attributes: {}, text: "Saanjh: Western lines, Indian hands" });
  expect(contentOf(tags, "og:title")).toBe("Saanjh: Western lines, Indian hands");
});

it("shares the shop's own picture without a product", () => {
  const tags = headTags({ canonicalPath: "/" }, new URL("https://shop.example.com/"));
  expect(contentOf(tags, "og:image")).toBe("https://shop.example.com/icons/share.png");
  expect(contentOf(tags, "og:image:type")).toBe("image/png");
  expect([contentOf(tags, "og:image:width"), contentOf(tags, "og:image:height")]).toEqual(["1200", "630"]);
});

it("shares no price without a product", () => {
  const tags = headTags({ canonicalPath: "/" }, new URL("https://shop.example.com/"));
  expect(contentOf(tags, "product:price:amount")).toBeUndefined();
});

it("adds structured data as JSON", () => {
  const tags = headTags({ structuredData: [{ "@type": "WebSite", name: "</script>" }] }, address);
  expect(tags.at(-1)).toEqual({
    name: "script",
    attributes: { type: "application/ld+json" },
    text: '{"@type":"WebSite","name":"</script>"}',
  });
});
