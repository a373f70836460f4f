import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import type { Calls } from "../../support/calls.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { anAdmin, aProduct, gql } = testShop;
const secondProcess = await openSecondShop(testShop);

const admin = await anAdmin();
const { checkBulk, apply } = batchCalls(testShop, admin.token);

const COUNTS = `query($text: String) {
  products(filter: { text: $text }) { totalCount }
  adminProducts(filter: { text: $text }) { totalCount }
}`;

/** The counts of the products with this title in one process. */
const countsIn = async (process: Calls, text: string) => {
  const { data } = await process.gql<{
    products: { totalCount: number };
    adminProducts: { totalCount: number };
  }>(COUNTS, { text }, admin.token);
  return { shop: data.products.totalCount, admin: data.adminProducts.totalCount };
};

/** Less than the 10 seconds for which a cached count of the shop is fresh. */
const SOON = { timeout: 8000, interval: 50 };

describe("counts of products in another process", () => {
  it("change at once when an admin archives a product", async () => {
    const kurta = await aProduct({ title: "Chanderi Kurta" });
    expect(await countsIn(secondProcess, "Chanderi")).toEqual({ shop: 1, admin: 1 });
    const archived = await gql(
      "mutation($id: ID!) { archiveProduct(input: { id: $id, version: 1, isArchived: true }) { id } }",
      { id: kurta.id },
      admin.token,
    );
    expect(archived.code).toBeUndefined();
    await expect.poll(() => countsIn(secondProcess, "Chanderi"), SOON).toEqual({ shop: 0, admin: 0 });
  });

  it("change at once when a batch has archived products", async () => {
    const products = await Promise.all([1, 2].map(() => aProduct({ title: "Kalamkari Saree" })));
    expect(await countsIn(secondProcess, "Kalamkari")).toEqual({ shop: 2, admin: 2 });
    const { id } = await checkBulk(
      products.map((product) => product.id),
      { isArchived: true },
    );
    expect(await apply(id)).toMatchObject({ status: "APPLIED" });
    await expect.poll(() => countsIn(secondProcess, "Kalamkari"), SOON).toEqual({ shop: 0, admin: 0 });
  });
});
