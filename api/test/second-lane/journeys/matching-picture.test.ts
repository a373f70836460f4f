import { describe, expect, it } from "vitest";
import { openTestShop } from "../../support/test-shop.ts";

const { gql, sql, aProduct } = await openTestShop();

const PICTURES = `query Pictures($ids: [ID!]!, $filter: ProductFilter) {
  productsByIds(ids: $ids) { matchingPicture(filter: $filter) { color alt } again: matchingPicture(filter: { colors: [GREEN] }) { color } }
}`;

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
