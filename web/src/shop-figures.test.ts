import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { shopFigures } from "./shop-figures.ts";

it("the description for search engines uses the shop's own figures", async () => {
  const page = await readFile(new URL("../index.html", import.meta.url), "utf8");
  const { freeShippingAbove, returnDays } = shopFigures;
  expect(page).toContain(`free shipping over ₹${freeShippingAbove}, ${returnDays}-day returns`);
});
