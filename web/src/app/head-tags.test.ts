import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { Picture } from "../ui/picture.tsx";
import { headTags } from "./head-tags.ts";

const file = { baseUrl: "/media/kurta", widths: [320, 640], width: 640, height: 853, alt: "Kurta, front" };
const address = new URL("https://shop.example.com/product/1?color=Wine");

const contentOf = (tags: ReturnType<typeof headTags>, property: string) =>
  tags.find(({ attributes }) => attributes["property"] === property)?.attributes["content"];

it("asks early for the very files and widths that the picture will be drawn from", () => {
  const link = headTags({ picture: { file, sizes: "50vw" } }, address).find(({ name }) => name === "link");
  const drawn = renderToStaticMarkup(createElement(Picture, { picture: file, sizes: "50vw" }));
  const [, drawnSet, drawnSizes] =
    drawn.match(/<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/) ?? [];
  expect(drawnSet).toContain("/media/kurta/640.avif 640w");
  expect(link?.attributes).toMatchObject({ imagesrcset: drawnSet, imagesizes: drawnSizes });
});

it("shows a shared product with its name, the beginning of its words, and a whole address of its widest picture", () => {
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

it("keeps the home page's own title, and shares nothing that has nothing to show", () => {
  expect(headTags({}, address)).toEqual([
    { name: "title", attributes: {}, text: "Saanjh: Western lines, Indian hands" },
  ]);
});
