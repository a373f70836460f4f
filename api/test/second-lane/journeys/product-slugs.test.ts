import { describe, expect, it } from "vitest";
import { openTestShop } from "../../support/test-shop.ts";
import { variantCodesOf } from "../../support/variant-codes.ts";

const testShop = await openTestShop();
const { gql, aProduct } = testShop;
const { updateProduct } = variantCodesOf(testShop, await testShop.anAdmin());

describe("the address of a product's page", () => {
  const SLUG = `query Slug($id: ID!) { product(id: $id) { slug seoTitle seoDescription } }`;
  it("ends in the slug of the title, or in one of its own, which can be taken back", async () => {
    const { id } = await aProduct({ title: "Silk Saree" });
    const shown = async () => (await gql<{ product: object }>(SLUG, { id })).data.product;
    expect(await shown()).toEqual({ slug: "silk-saree", seoTitle: null, seoDescription: null });
    await updateProduct(id, {
      slug: "banarasi",
      seoTitle: " Banarasi  silk ",
      seoDescription: "Woven by hand.",
    });
    expect(await shown()).toEqual({
      slug: "banarasi",
      seoTitle: "Banarasi silk",
      seoDescription: "Woven by hand.",
    });
    await updateProduct(id, { slug: null, seoTitle: null, seoDescription: "" });
    expect(await shown()).toEqual({ slug: "silk-saree", seoTitle: null, seoDescription: null });
  });

  it("may be the one of another product", async () => {
    const [one, other] = [await aProduct(), await aProduct()];
    expect(await updateProduct(one.id, { slug: "same" })).toBeUndefined();
    expect(await updateProduct(other.id, { slug: "same" })).toBeUndefined();
  });

  it("refuses what no address should have", async () => {
    const one = await aProduct();
    for (const slug of ["<script>", "🌸", "Same", "sаme", "a/b", "a".repeat(300)])
      expect([slug, await updateProduct(one.id, { slug })]).toEqual([slug, "SLUG_INVALID"]);
  });

  it("has texts for search engines of a limited length", async () => {
    const one = await aProduct();
    expect(await updateProduct(one.id, { seoTitle: "x".repeat(71) })).toBe("BAD_INPUT");
    expect(await updateProduct(one.id, { seoDescription: "x".repeat(321) })).toBe("BAD_INPUT");
  });
});
