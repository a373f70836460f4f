import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shopOfSpecification } from "../shop.fixture.ts";
import { setShop } from "../shop.ts";
import { Wordmark } from "./wordmark.tsx";

it.each([
  ["Saanjh", "text-xl"],
  ["Anokhi House", "text-xl"],
  // One word that would run over the icons of the header.
  ["Kalamandiram", "wrap-anywhere"],
  ["The Loom and Needle of Jaipur", "wrap-anywhere"],
])("the name %s is set with %s", (name, className) => {
  setShop({ ...shopOfSpecification, name });
  expect(renderToStaticMarkup(<Wordmark />)).toContain(className);
});

it("a name is text, whatever signs it has", () => {
  setShop({ ...shopOfSpecification, name: "</script><b>" });
  expect(renderToStaticMarkup(<Wordmark />)).toContain("&lt;/script&gt;&lt;b&gt;");
});
