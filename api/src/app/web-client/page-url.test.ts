import { expect, it } from "vitest";
import { readableUrl, trimmedSearchUrl } from "./page-url.ts";

it.each([
  ["/product/%", "/product/%25"],
  ["/product/%E0%A4%A?color=Red%", "/product/%25E0%25A4%25A?color=Red%"],
  ["/product/a%20b", "/product/a%20b"],
  ["/?q=%00", "/?q=%00"],
])("the path of %s can be decoded as %s, to the text that the client reads", (url, readable) => {
  expect(readableUrl(url)).toBe(readable);
});

it("leaves a trimmed search and other pages alone", () => {
  for (const url of ["/search?term=silk", "/search", "/shop?text=", "/about?term=+a", "/search?x=+a"])
    expect(trimmedSearchUrl(url)).toBeUndefined();
});
