import { expect, it } from "vitest";
import { withProducts } from "./selection.ts";

const kurta = { id: "1", version: 1, title: "Kurta" };
const gown = { id: "2", version: 4, title: "Gown" };

it("keeps products of earlier pages, each once, with the newest version", () => {
  const first = withProducts(new Map(), [kurta], true);
  const both = withProducts(first, [gown, { ...kurta, version: 2, price: 900 } as typeof kurta], true);
  expect([...both.values()]).toEqual([{ ...kurta, version: 2 }, gown]);
  expect(first.size).toBe(1);
  expect([...withProducts(both, [kurta], false).values()]).toEqual([gown]);
});
