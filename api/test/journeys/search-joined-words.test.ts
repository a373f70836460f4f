import { beforeAll, expect, it } from "vitest";
import type { ProductOptions } from "../support/product-factories.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, aProduct } = await openTestShop();

/** The products of the test, newest first. */
const catalogue: ProductOptions[] = [
  { title: "Summer Kurta", materials: ["Poly-Cotton"] },
  { title: "Winter Kurta", materials: ["Poly Cotton"] },
  { title: "Classic T Shirt", materials: ["Jersey"] },
  { title: "Printed T-Shirt", materials: ["Jersey"] },
  { title: "Plain Tshirt", materials: ["Jersey"] },
  { title: "Silk Shirt", materials: ["Silk"] },
  { title: "Chikankari Anarkali", materials: ["Georgette"] },
  { title: "A Line Skirt", materials: ["Denim"] },
  { title: "V-Neck Gown", materials: ["Crepe"] },
  { title: "Kari Motif Clutch", materials: ["Brass"] },
  { title: "Hand Block Stole", materials: ["Linen"], description: "A semi-sheer weave." },
];

beforeAll(async () => {
  for (const [daysOld, options] of catalogue.entries())
    await aProduct({
      description: "Made by hand.",
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

it.each([
  ["polycotton", ["Summer Kurta"]],
  ["poly cotton", ["Summer Kurta", "Winter Kurta"]],
  ["poly-cotton", ["Summer Kurta", "Winter Kurta"]],
  ["Polycotton kurta", ["Summer Kurta"]],
  ["tshirt", ["Classic T Shirt", "Printed T-Shirt", "Plain Tshirt"]],
  ["tshirts", ["Classic T Shirt", "Printed T-Shirt", "Plain Tshirt"]],
  ["t-shirt", ["Classic T Shirt", "Printed T-Shirt", "Plain Tshirt"]],
  ["T Shirt", ["Classic T Shirt", "Printed T-Shirt", "Plain Tshirt"]],
  ["classic t shirt", ["Classic T Shirt"]],
  ["shirt", ["Classic T Shirt", "Printed T-Shirt", "Silk Shirt"]],
  ["chikan kari", ["Chikankari Anarkali"]],
  ["chikan-kari anarkali", ["Chikankari Anarkali"]],
  ["aline", ["A Line Skirt"]],
  ["vneck", ["V-Neck Gown"]],
  ["v neck", ["V-Neck Gown"]],
  ["semisheer", ["Hand Block Stole"]],
  ["handblock", ["Hand Block Stole"]],
])("%j finds %j, written as one word, with a hyphen or as two words", async (text, expected) => {
  expect(await titles(text)).toEqual(expected);
});
