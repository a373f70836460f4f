import { describe, expect, it } from "vitest";
import { reviewCalls } from "../../support/review-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, rest, aProduct, aShopper, anAdmin } = testShop;
const { write, hide } = reviewCalls(testShop);

const FITS =
  "query($id: ID!) { product(id: $id) { fitCounts { fit count } reviews { nodes { sizeWorn fit } } } }";

type Fits = {
  product: {
    fitCounts: { fit: string; count: number }[];
    reviews: { nodes: { sizeWorn: string | null; fit: string | null }[] };
  };
};

const fitsOf = async (id: string) => (await gql<Fits>(FITS, { id })).data.product;

describe("the size worn and the fit", () => {
  const aReviewer = async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ sizes: ["S", "M"] })]);
    const answers = async () => (await fitsOf(dress.id)).reviews.nodes;
    return { shopper, productId: dress.id, answers };
  };

  it("are optional", async () => {
    const { shopper, productId, answers } = await aReviewer();
    await write(shopper, { productId });
    expect(await answers()).toEqual([{ sizeWorn: null, fit: null }]);
  });

  it("are shown with the review", async () => {
    const { shopper, productId, answers } = await aReviewer();
    await write(shopper, { productId, sizeWorn: "M", fit: "SMALL" });
    expect(await answers()).toEqual([{ sizeWorn: "M", fit: "SMALL" }]);
  });

  it("are replaced with the review", async () => {
    const { shopper, productId, answers } = await aReviewer();
    await write(shopper, { productId, sizeWorn: "M", fit: "SMALL" });
    await rest("POST", `/api/feedback/${productId}`, { comment: "By REST", rating: 4 }, shopper.token);
    expect(await answers()).toEqual([{ sizeWorn: null, fit: null }]);
  });

  it("must be a size of the product and a known fit", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ sizes: ["S", "M"] })]);
    for (const sizeWorn of ["XL", ""])
      expect(await write(shopper, { productId: dress.id, sizeWorn })).toMatchObject({
        status: 400,
        code: "REVIEW_SIZE_UNKNOWN",
        message: "Please choose one of the sizes of the product.",
      });
    expect(await write(shopper, { productId: dress.id, fit: "HUGE" })).toMatchObject({ status: 400 });
    expect((await fitsOf(dress.id)).reviews.nodes).toEqual([]);
  });

  it("are counted from five answers on, without hidden reviews", async () => {
    const [admin, dress] = await Promise.all([anAdmin(), aProduct({ sizes: ["S", "M"] })]);
    const reviewIds: string[] = [];
    for (const fit of ["SMALL", "SMALL", "TRUE_TO_SIZE", undefined, "LARGE"]) {
      const { data } = await write(await aShopper(), { productId: dress.id, ...(fit ? { fit } : {}) });
      reviewIds.push(data.writeReview.id);
    }
    expect((await fitsOf(dress.id)).fitCounts).toEqual([]);
    await write(await aShopper(), { productId: dress.id, fit: "SMALL" });
    expect((await fitsOf(dress.id)).fitCounts).toEqual([
      { fit: "SMALL", count: 3 },
      { fit: "TRUE_TO_SIZE", count: 1 },
      { fit: "LARGE", count: 1 },
    ]);
    await hide(admin, reviewIds[0] ?? "", true);
    expect((await fitsOf(dress.id)).fitCounts).toEqual([]);
  });
});
