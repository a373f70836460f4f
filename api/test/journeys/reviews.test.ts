import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { countsOf, reviewCalls } from "../support/review-calls.ts";
import { statementsOf } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, aShopper, anOrder, aReview } = testShop;
const { write, readProduct } = reviewCalls(testShop);

describe("a review", () => {
  it("counts at once in the list and the average", async () => {
    const [shopper, otherAuthor, dress] = await Promise.all([
      aShopper("Asha Rao"),
      aShopper("Bina Das"),
      aProduct(),
    ]);
    await write(shopper, { productId: dress.id, rating: 5, comment: "  Soft.\n\nFits well. " });
    const { data } = await write(otherAuthor, { productId: dress.id, rating: 2, comment: "Too long for me" });
    expect(data.writeReview).toMatchObject({
      rating: 2,
      comment: "Too long for me",
      authorName: "Bina Das",
      isVerifiedBuyer: false,
      isHidden: false,
      product: { averageRating: 3.5, reviewCount: 2, myReview: { id: data.writeReview.id } },
    });
    const reviewed = await readProduct(dress.id, shopper);
    expect(reviewed).toMatchObject({
      averageRating: 3.5,
      reviewCount: 2,
      myReview: { authorName: "Asha Rao" },
    });
    expect(countsOf(reviewed)).toEqual([1, 0, 0, 1, 0]);
    expect(reviewed.reviews.totalCount).toBe(2);
    expect(reviewed.reviews.nodes.map(({ comment }) => comment)).toEqual([
      "Too long for me",
      "Soft.\n\nFits well.",
    ]);
    expect((await readProduct(dress.id)).myReview).toBeNull();
  });

  it("replaces the author's earlier one as the newest", async () => {
    const [shopper, otherAuthor, dress] = await Promise.all([aShopper(), aShopper(), aProduct()]);
    const firstReview = (await write(shopper, { productId: dress.id, rating: 1 })).data.writeReview;
    await write(otherAuthor, { productId: dress.id, rating: 4 });
    const secondReview = (await write(shopper, { productId: dress.id, rating: 5, comment: "I was wrong" }))
      .data.writeReview;
    expect(secondReview.id).toBe(firstReview.id);
    expect(secondReview.product).toMatchObject({ averageRating: 4.5, reviewCount: 2 });
    const { reviews } = await readProduct(dress.id);
    expect(reviews.nodes.map(({ comment }) => comment)).toEqual(["I was wrong", "Lovely"]);
  });

  it.each([
    [{ rating: 0 }, "BAD_RATING", "A rating is a whole number of stars from 1 to 5."],
    [{ rating: 6 }, "BAD_RATING", "A rating is a whole number of stars from 1 to 5."],
    [{ rating: -1 }, "BAD_RATING", "A rating is a whole number of stars from 1 to 5."],
    [{ comment: " \n " }, "COMMENT_NEEDED", "Please write a comment."],
    [{ comment: "x".repeat(2001) }, "COMMENT_TOO_LONG", "A review has at most 2,000 characters."],
    [{ comment: "a\0b" }, "BAD_INPUT", "A character of the comment cannot be stored."],
    [{ productId: "no id" }, "BAD_ID", "That is not a valid id."],
    [{ productId: randomUUID() }, "PRODUCT_NOT_FOUND", "Product not found."],
  ])("is refused with %o: %s", async (wrong, code, message) => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    expect(await write(shopper, { productId: dress.id, ...wrong })).toMatchObject({ code, message });
    expect(await readProduct(dress.id, shopper)).toMatchObject({
      reviewCount: 0,
      averageRating: null,
      myReview: null,
    });
  });

  it("must have a whole number of stars", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const response = await write(shopper, { productId: dress.id, rating: 2.5 });
    expect(response).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect((await readProduct(dress.id)).reviewCount).toBe(0);
  });

  it("keeps a script tag as plain text", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const comment = `<script>alert("1")</script> & 'quotes' ✨`;
    await write(shopper, { productId: dress.id, comment });
    expect((await readProduct(dress.id)).reviews.nodes[0]?.comment).toBe(comment);
  });

  it("is refused for a product that is no longer sold", async () => {
    const [shopper, archived] = await Promise.all([aShopper(), aProduct({ archived: true })]);
    expect(await write(shopper, { productId: archived.id })).toMatchObject({
      status: 404,
      code: "PRODUCT_NOT_FOUND",
    });
  });
});

describe("a verified buyer", () => {
  it("has an order of that very product that is neither cancelled nor unpaid", async () => {
    const [shopper, dress, gown] = await Promise.all([aShopper(), aProduct(), aProduct()]);
    const { id } = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    await write(shopper, { productId: dress.id });
    await write(shopper, { productId: gown.id });
    const isVerified = async (productId: string) =>
      (await readProduct(productId)).reviews.nodes[0]?.isVerifiedBuyer;
    expect([await isVerified(dress.id), await isVerified(gown.id)]).toEqual([true, false]);
    const verifiedByStatus: Record<string, boolean | undefined> = {};
    for (const status of ["pending", "shipped", "delivered", "returned", "cancelled"]) {
      await sql("update orders set order_status = $2 where id = $1", [id, status]);
      verifiedByStatus[status] = await isVerified(dress.id);
    }
    expect(verifiedByStatus).toEqual({
      pending: false,
      shipped: true,
      delivered: true,
      returned: true,
      cancelled: false,
    });
  });
});

describe("many simultaneous reviews", () => {
  it("lead to the exact average", async () => {
    const dress = await aProduct();
    const authors = await Promise.all(Array.from({ length: 15 }, () => aShopper()));
    const responses = await Promise.all(
      authors.flatMap((author, index) => [
        write(author, { productId: dress.id, rating: (index % 5) + 1 }),
        write(author, { productId: dress.id, rating: 5 - (index % 5) }),
      ]),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const [expected] = await sql<{ count: number; average: number }>(
      "select count(*)::int as count, round(avg(rating), 2)::float8 as average from reviews where product_id = $1",
      [dress.id],
    );
    const reviewed = await readProduct(dress.id, undefined, { first: 100 });
    expect(expected?.count).toBe(15);
    expect([reviewed.reviewCount, reviewed.averageRating]).toEqual([15, expected?.average]);
    expect(countsOf(reviewed).reduce((sum, count) => sum + count, 0)).toBe(15);
    expect(reviewed.reviews.nodes).toHaveLength(15);
  });

  it("of one shopper become one", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    await Promise.all([1, 2, 3, 4, 5].map((rating) => write(shopper, { productId: dress.id, rating })));
    const { reviews, averageRating, reviewCount } = await readProduct(dress.id);
    expect([reviewCount, averageRating]).toEqual([1, reviews.nodes[0]?.rating]);
  });
});

describe("pages of reviews", () => {
  it("contain each review once, newest first, also if one is written in between", async () => {
    const dress = await aProduct();
    for (let index = 0; index < 5; index += 1)
      await aReview({ productId: dress.id, comment: `Review ${index}` });
    const firstPage = (await readProduct(dress.id, undefined, { first: 2 })).reviews;
    expect(firstPage.nodes.map(({ comment }) => comment)).toEqual(["Review 4", "Review 3"]);
    await aReview({ productId: dress.id, comment: "In between" });
    const after = firstPage.pageInfo.endCursor;
    const secondPage = (await readProduct(dress.id, undefined, { first: 2, after })).reviews;
    expect(secondPage.nodes.map(({ comment }) => comment)).toEqual(["Review 2", "Review 1"]);
    expect(secondPage).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
  });
});

describe("the SQL of reviews", () => {
  it("is the same number of statements for 10 products as for one", async () => {
    const shopper = await aShopper();
    for (let index = 0; index < 10; index += 1) await aReview({ shopper, productId: (await aProduct()).id });
    const query = `query($first: Int!) { products(first: $first) { nodes {
      ratingCounts { count } myReview { id } reviews(first: 3) { nodes { comment } } } } }`;
    const count = async (first: number) =>
      (
        await statementsOf(async () =>
          expect((await gql(query, { first }, shopper.token)).errors).toEqual([]),
        )
      ).length;
    expect(await count(10)).toBe(await count(1));
    expect(await count(10)).toBeLessThanOrEqual(5);
  });
});
