import { beforeAll, describe, expect, it } from "vitest";
import { openTestShop } from "../support/test-shop.ts";

const { gql, aProduct } = await openTestShop();

beforeAll(async () => {
  for (const color of ["Red", "Indigo", "Sage"])
    for (const title of [`${color} Kurta`, `${color} Anarkali`, `${color} Kota Scarf`])
      await aProduct({ title, colors: [color], pictures: 2 });
});

const SUGGEST = `query Suggest($term: String!, $first: Int) {
  searchSuggestions(term: $term, first: $first) { terms products { id title imageUrl coverPictures { baseUrl } } }
}`;

type Suggested = { searchSuggestions: { terms: string[]; products: { title: string; imageUrl: string }[] } };

const suggest = async (term: string, first?: number) => {
  const response = await gql<Suggested>(SUGGEST, { term, first });
  expect(response.errors).toEqual([]);
  return response.data.searchSuggestions;
};

describe("a suggested product", () => {
  it("has every field that a product has", async () => {
    const { data } = await gql<{ searchSuggestions: { products: Record<string, unknown>[] } }>(
      `{ searchSuggestions(term: "indigo kurta", first: 1) {
        products { title materials description images pictures { id } } } }`,
    );
    expect(data.searchSuggestions.products).toMatchObject([
      {
        title: "Indigo Kurta",
        materials: expect.any(Array),
        images: [expect.any(String), expect.any(String)],
      },
    ]);
  });
});

describe("the suggestions for a partly typed word", () => {
  it.each([
    ["k", ["kota", "kurta"]],
    ["kur", ["kurta"]],
    ["KUR", ["kurta"]],
    ["kurtha", ["kurta"]],
    ["red ana", ["red anarkali"]],
    ["rde ana", ["red anarkali"]],
    ["kurta", []],
    ["qqqq", []],
    ["  ", []],
    ["", []],
  ])("for %j are the terms %j", async (typed, terms) => {
    expect((await suggest(typed)).terms).toEqual(terms);
  });

  it("contain products with their picture, the newest of the best matches", async () => {
    const { products } = await suggest("kur");
    expect(products.map(({ title }) => title)).toEqual(["Sage Kurta", "Indigo Kurta", "Red Kurta"]);
    expect(products[0]?.imageUrl).toMatch(/^\/media\/.+\.webp$/);
    expect((await suggest("red ana")).products.map(({ title }) => title)).toEqual(["Red Anarkali"]);
    expect((await suggest("qqqq")).products).toEqual([]);
  });

  it("are at most eight, or fewer if the request limits them", async () => {
    expect((await suggest("dress")).products).toHaveLength(8);
    expect((await suggest("dress", 2)).products).toHaveLength(2);
    for (const first of [0, 9, -1])
      expect(await gql(SUGGEST, { term: "kur", first })).toMatchObject({
        status: 400,
        code: "BAD_PAGE_SIZE",
      });
  });
});
