import { beforeAll, expect, it } from "vitest";
import type { ProductOptions } from "../support/product-factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, aProduct } = await openTestShop();

/** The products of the test, newest first. */
const catalogue: ProductOptions[] = [
  { title: "Printed T-Shirt" },
  { title: "Boxy Tee Shirt" },
  { title: "Linen Shirt" },
  { title: "Festive 2 Piece" },
  { title: "Lounge Two-Piece" },
  { title: "Single Piece" },
  { title: "Tencel Tunic" },
];

beforeAll(async () => {
  for (const [daysOld, options] of catalogue.entries())
    await aProduct({
      description: "Made by hand.",
      materials: ["Jersey"],
      ...options,
      createdAt: new Date(Date.now() - daysOld * 86_400_000),
    });
});

const titles = async (text: string): Promise<string[]> => {
  const { data } = await gql<{ products: { nodes: { title: string }[] } }>(
    "query($text: String!) { products(filter: { text: $text }) { nodes { title } } }",
    { text },
  );
  return data.products.nodes.map(({ title }) => title);
};

const shirts = ["Printed T-Shirt", "Boxy Tee Shirt"];
const sets = ["Festive 2 Piece", "Lounge Two-Piece"];

it.each([
  ["tee shirt", shirts],
  ["Tee-Shirts", shirts],
  ["t shirt", shirts],
  ["tshirt", shirts],
  ["teeshirt", shirts],
  ["shirt", [...shirts, "Linen Shirt"]],
  ["two piece", sets],
  ["Two-Piece", sets],
  ["2 piece", sets],
  ["2piece", sets],
  ["twopiece", sets],
  ["tencel", ["Tencel Tunic"]],
])("%j finds %j, with numbers and letters as signs or as words", async (text, expected) => {
  expect(await titles(text)).toEqual(expected);
});
