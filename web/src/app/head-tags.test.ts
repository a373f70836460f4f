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

it("describes a shared product by title, start of the description and absolute URL of the widest picture", () => {
  const description = "Stamped twice, washed in the river. ".repeat(10);
  const tags = headTags(
    { title: "Ajrakh Dress", description, picture: { file, sizes: "50vw" }, isShared: true },
    address,
  );
  expect(contentOf(tags, "og:title")).toBe("Ajrakh Dress");
  expect(contentOf(tags, "og:url")).toBe("https://shop.example.com/product/1");
  expect(contentOf(tags, "og:image")).toBe("https://shop.example.com/media/kurta/640.webp");
  expect(contentOf(tags, "og:description")).toMatch(/^Stamped twice.* …$/);
  expect(contentOf(tags, "og:description")?.length).toBeLessThanOrEqual(162);
});

it("keeps the home page's title and adds no sharing tags to a page that is not shared", () => {
  expect(headTags({}, address)).toEqual([
    { name: "title", attributes: {}, text: "Saanjh: Western lines, Indian hands" },
  ]);
});
