import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { countsOf, reviewCalls } from "../../support/review-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, aProduct, aShopper, anAdmin, aReview } = testShop;
const { write, readProduct, hide } = reviewCalls(testShop);

describe("a review that the admin hides", () => {
  it("leaves the list, the average and the distribution until it is shown again", async () => {
    const [admin, shopper, dress] = await Promise.all([anAdmin(), aShopper(), aProduct()]);
    const id = await aReview({ shopper, productId: dress.id, rating: 1, comment: "Rude words" });
    await aReview({ productId: dress.id, rating: 4 });
    expect((await hide(admin, id, true)).data).toEqual({ hideReview: { id, isHidden: true } });
    const hidden = await readProduct(dress.id);
    expect(hidden).toMatchObject({ averageRating: 4, reviewCount: 1, reviews: { totalCount: 1 } });
    expect(countsOf(hidden)).toEqual([0, 1, 0, 0, 0]);
    expect(hidden.reviews.nodes.map(({ rating }) => rating)).toEqual([4]);
    const list = await gql<{ product: { hiddenReviews: { id: string }[] } }>(
      "query($id: ID!) { product(id: $id) { hiddenReviews { id } } }",
      { id: dress.id },
      admin.token,
    );
    expect(list.data.product.hiddenReviews).toEqual([{ id }]);
    expect((await rest("GET", `/api/feedback/${dress.id}`)).body).toHaveLength(1);
    await hide(admin, id, false);
    expect(await readProduct(dress.id)).toMatchObject({ averageRating: 2.5, reviewCount: 2 });
  });

  it("is still visible to its author", async () => {
    const [admin, shopper, dress] = await Promise.all([anAdmin(), aShopper(), aProduct()]);
    const id = await aReview({ shopper, productId: dress.id });
    for (const _ of [1, 2]) await hide(admin, id, true);
    expect((await readProduct(dress.id, shopper)).myReview).toMatchObject({ id, isHidden: true });
  });

  it("stays hidden when its author writes it anew", async () => {
    const [admin, shopper, dress] = await Promise.all([anAdmin(), aShopper(), aProduct()]);
    const id = await aReview({ shopper, productId: dress.id });
    await hide(admin, id, true);
    const { data } = await write(shopper, { productId: dress.id, comment: "The same again" });
    expect(data.writeReview).toMatchObject({ id, isHidden: true, product: { reviewCount: 0 } });
    expect((await readProduct(dress.id)).reviews.nodes).toEqual([]);
  });

  it("must exist", async () => {
    const admin = await anAdmin();
    expect(await hide(admin, randomUUID(), true)).toMatchObject({ status: 404, code: "REVIEW_NOT_FOUND" });
    expect(await hide(admin, "x", true)).toMatchObject({ status: 400, code: "BAD_ID" });
  });
});
