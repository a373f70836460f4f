import { describe, expect, it } from "vitest";
import { openTestShop } from "../../support/test-shop.ts";

const { gql, sql, aProduct } = await openTestShop();

const PICTURES = `query Pictures($ids: [ID!]!, $filter: ProductFilter) {
  productsByIds(ids: $ids) { matchingPicture(filter: $filter) { color alt } again: matchingPicture(filter: { colors: [GREEN] }) { color } }
}`;

const LIST = `query List($price: Rupees!, $colors: [ColorFamily!]) {
  products(first: 10, filter: { minPrice: $price, maxPrice: $price, colors: $colors }, sort: NAME_A_TO_Z) {
    edges { matchingPicture { color alt } node { title coverPictures { alt } } }
  }
}`;

/** A price that no other product of the file has. */
const ownPrice = 7310;

describe("the picture of a product in a list of some colours", () => {
  const listed = async (colors: string[]) => {
    const { data, errors } = await gql<{ products: { edges: object[] } }>(LIST, { price: ownPrice, colors });
    expect(errors).toEqual([]);
    return data.products.edges;
  };

  it("is its first one in a colour of these families, beside its cover", async () => {
    for (const [title, color] of [
      ["Anar", "Wine"],
      ["Bela", null],
    ] as const) {
      const { id } = await aProduct({
        title,
        price: ownPrice,
        colors: ["Wine", "Indigo"],
        pictures: 4,
        stock: 0,
      });
      await sql(
        "update product_pictures set color = (array[$2, 'Indigo'])[position / 2 + 1], alt = position::text where product_id = $1",
        [id, color],
      );
    }
    const coverPictures = [{ alt: "0" }, { alt: "1" }];
    const anar = { title: "Anar", coverPictures };
    const bela = { title: "Bela", coverPictures };
    expect(await listed(["BLUE"])).toEqual([
      { matchingPicture: { color: "Indigo", alt: "2" }, node: anar },
      { matchingPicture: { color: "Indigo", alt: "2" }, node: bela },
    ]);
    expect(await listed(["RED"])).toEqual([
      { matchingPicture: { color: "Wine", alt: "0" }, node: anar },
      { matchingPicture: null, node: bela },
    ]);
    expect(await listed([])).toEqual([
      { matchingPicture: null, node: anar },
      { matchingPicture: null, node: bela },
    ]);
  });
});

describe("a product's picture in some colours", () => {
  it("is its first one in a colour of these families, or none", async () => {
    const colors = [["Wine", "Indigo", "Sindoor Red"], ["Sage"], [null, "Firozi"], []];
    const ids: string[] = [];
    for (const list of colors) {
      const { id } = await aProduct({ archived: false, pictures: list.length * 2, stock: 0 });
      ids.push(id);
      await sql(
        "update product_pictures set color = ($2::text[])[position / 2 + 1], alt = position::text where product_id = $1",
        [id, list],
      );
    }
    const shown = async (families: string[]) => {
      const { data, errors } = await gql<{
        productsByIds: { matchingPicture: object | null; again: object | null }[];
      }>(PICTURES, { ids, filter: { colors: families } });
      expect(errors).toEqual([]);
      expect(data.productsByIds.map(({ again }) => again)).toEqual([null, { color: "Sage" }, null, null]);
      return data.productsByIds.map(({ matchingPicture }) => matchingPicture);
    };
    expect(await shown(["BLUE"])).toEqual([
      { color: "Indigo", alt: "2" },
      null,
      { color: "Firozi", alt: "2" },
      null,
    ]);
    expect(await shown(["BLUE", "RED", "RED"])).toEqual([
      { color: "Wine", alt: "0" },
      null,
      { color: "Firozi", alt: "2" },
      null,
    ]);
    expect(await shown([])).toEqual([null, null, null, null]);
  });
});
