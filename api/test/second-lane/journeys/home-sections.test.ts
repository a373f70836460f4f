import { describe, expect, it, onTestFinished } from "vitest";
import { bestSellerCache } from "../../../src/features/orders/best-sellers.ts";
import { aPhoto } from "../../support/picture-calls.ts";
import { reviewCalls } from "../../support/review-calls.ts";
import { reviewPhotoCalls } from "../../support/review-photo-calls.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, shop, sql, aProduct, aShopper, anAdmin, anOrder, aReview, changeStatus, writeProduct } =
  testShop;
const { hide } = reviewCalls(testShop);
const { add, hidePhoto } = reviewPhotoCalls(testShop);

const bestSellers = async (first = 12): Promise<string[]> => {
  const query = "query($first: Int) { bestSellers(first: $first) { title } }";
  const { data } = await gql<{ bestSellers: { title: string }[] }>(query, { first });
  return data.bestSellers.map(({ title }) => title);
};

const buy = async (productId: string, quantity = 1) => anOrder({ lines: [{ productId, quantity }] });

describe("the best sellers", () => {
  it("are the products in the most orders of 30 days that can be bought", async () => {
    const [twice, many, old, soldOut, archived, cancelled] = await Promise.all([
      aProduct({ title: "Bought by two" }),
      aProduct({ title: "Nine pieces of one order" }),
      aProduct({ title: "Bought last season" }),
      aProduct({ title: "Sold out", stock: 1 }),
      aProduct({ title: "No longer sold" }),
      aProduct({ title: "Cancelled" }),
    ]);
    await buy(twice.id);
    await buy(twice.id);
    await buy(many.id, 9);
    for (const { id } of [soldOut, archived]) await buy(id);
    const { id: oldOrder } = await buy(old.id);
    await sql("update orders set created_at = now() - interval '31 days' where id = $1", [oldOrder]);
    await changeStatus(await anAdmin(), (await buy(cancelled.id)).id, "CANCELLED");
    await writeProduct(archived.id, { isArchived: true });
    expect(await bestSellers()).toEqual(["Bought by two", "Nine pieces of one order"]);
    expect(await bestSellers(1)).toEqual(["Bought by two"]);
    await sql("update stock_units set stock = 0 where product_id = $1", [twice.id]);
    expect(await bestSellers(1)).toEqual(["Nine pieces of one order"]);
  });

  it("are read once in a while", async () => {
    const { id } = await aProduct({ title: "Bought lately" });
    await bestSellers();
    await buy(id);
    expect(await bestSellers()).not.toContain("Bought lately");
    bestSellerCache(shop).clear();
    expect(await bestSellers()).toContain("Bought lately");
  });
});

type Photographed = { id: string; product: { id: string }; photos: { id: string }[] };

const photographed = async (): Promise<Photographed[]> => {
  const query = "{ photographedReviews(first: 12) { id product { id } photos { id } } }";
  return (await gql<{ photographedReviews: Photographed[] }>(query)).data.photographedReviews;
};

const aPhotographedReview = async (review: { rating?: number; productId?: string } = {}) => {
  const shopper = await aShopper();
  const productId = review.productId ?? (await aProduct()).id;
  const id = await aReview({ shopper, ...review, productId });
  const { photos } = await add(shopper, id, await aPhoto(600, 800));
  return { id, productId, photoId: photos[0]?.id ?? "" };
};

describe("the reviews with photographs", () => {
  it("are visible ones of 4 or 5 stars, the newest photograph first, one of each product", async () => {
    await aReview({ rating: 5 });
    const first = await aPhotographedReview({ rating: 4 });
    await aPhotographedReview({ rating: 3 });
    const older = await aPhotographedReview();
    const newest = await aPhotographedReview({ productId: older.productId });
    expect((await photographed()).map(({ id }) => id)).toEqual([newest.id, first.id]);
    expect((await photographed())[0]).toMatchObject({
      product: { id: older.productId },
      photos: [{ id: newest.photoId }],
    });
  });

  it("leave out at once what the shop hides or no longer sells", async () => {
    const admin = await anAdmin();
    const [review, photo, archived] = [
      await aPhotographedReview(),
      await aPhotographedReview(),
      await aPhotographedReview(),
    ];
    const shown = async () => (await photographed()).map(({ id }) => id);
    expect(await shown()).toEqual(expect.arrayContaining([review.id, photo.id, archived.id]));
    await hide(admin, review.id, true);
    await hidePhoto(admin, photo.photoId, true);
    await writeProduct(archived.productId, { isArchived: true });
    for (const id of [review.id, photo.id, archived.id]) expect(await shown()).not.toContain(id);
  });
});

describe("a product by its handle", () => {
  const find = async (handle: string) => {
    const query = "query($handle: String!) { productByHandle(handle: $handle) { id } }";
    const response = await gql<{ productByHandle: { id: string } | null }>(query, { handle });
    return response.code ?? response.data.productByHandle;
  };

  it("is found while it is sold", async () => {
    const { id } = await aProduct();
    await writeProduct(id, { handle: "ikat-wrap-dress" });
    onTestFinished(() => writeProduct(id, { handle: null }));
    expect(await find("ikat-wrap-dress")).toEqual({ id });
    expect(await find("ikat-wrap")).toBeNull();
    await writeProduct(id, { isArchived: true });
    expect(await find("ikat-wrap-dress")).toBeNull();
  });

  it("is refused if the text is no handle", async () => {
    for (const handle of ["", "a\0b", "x".repeat(5000), "' or true --"])
      expect(await find(handle)).toBe("HANDLE_INVALID");
  });
});

describe("the lists of the home page", () => {
  it.each(["bestSellers", "photographedReviews"])("%s have 1 to 12 entries", async (list) => {
    for (const first of [0, -1, 13]) {
      const { errors } = await gql(`{ ${list}(first: ${first}) { id } }`);
      expect(errors[0]?.extensions.code).toBe("BAD_PAGE_SIZE");
    }
  });
});
