import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { countsOf, reviewCalls } from "../support/review-calls.ts";
import { statementsOf } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const house = await openTestShop();
const { gql, sql, aProduct, aShopper, anOrder, aReview } = house;
const { write, look } = reviewCalls(house);

describe("a review", () => {
  it("is first in the list at once, with the author's name, and changes the average", async () => {
    const [asha, bina, dress] = await Promise.all([aShopper("Asha Rao"), aShopper("Bina Das"), aProduct()]);
    await write(asha, { productId: dress.id, rating: 5, comment: "  Soft.\n\nFits well. " });
    const { data } = await write(bina, { productId: dress.id, rating: 2, comment: "Too long for me" });
    expect(data.writeReview).toMatchObject({
      rating: 2,
      comment: "Too long for me",
      authorName: "Bina Das",
      isVerifiedBuyer: false,
      isHidden: false,
      product: { averageRating: 3.5, reviewCount: 2, myReview: { id: data.writeReview.id } },
    });
    const seen = await look(dress.id, asha);
    expect(seen).toMatchObject({ averageRating: 3.5, reviewCount: 2, myReview: { authorName: "Asha Rao" } });
    expect(countsOf(seen)).toEqual([1, 0, 0, 1, 0]);
    expect(seen.reviews.totalCount).toBe(2);
    expect(seen.reviews.nodes.map(({ comment }) => comment)).toEqual([
      "Too long for me",
      "Soft.\n\nFits well.",
    ]);
    expect((await look(dress.id)).myReview).toBeNull();
  });

  it("replaces the author's earlier one, and counts as new", async () => {
    const [asha, bina, dress] = await Promise.all([aShopper(), aShopper(), aProduct()]);
    const first = (await write(asha, { productId: dress.id, rating: 1 })).data.writeReview;
    await write(bina, { productId: dress.id, rating: 4 });
    const second = (await write(asha, { productId: dress.id, rating: 5, comment: "I was wrong" })).data
      .writeReview;
    expect(second.id).toBe(first.id);
    expect(second.product).toMatchObject({ averageRating: 4.5, reviewCount: 2 });
    const { reviews } = await look(dress.id);
    expect(reviews.nodes.map(({ comment }) => comment)).toEqual(["I was wrong", "Lovely"]);
  });

  it.each([
    [{ rating: 0 }, "BAD_RATING", "A rating is a whole number of stars from 1 to 5."],
    [{ rating: 6 }, "BAD_RATING", "A rating is a whole number of stars from 1 to 5."],
    [{ rating: -1 }, "BAD_RATING", "A rating is a whole number of stars from 1 to 5."],
    [{ comment: " \n " }, "COMMENT_NEEDED", "Please write a comment."],
    [{ comment: "x".repeat(2001) }, "COMMENT_TOO_LONG", "A review has at most 2,000 characters."],
    [{ comment: "a\0b" }, "BAD_INPUT", "comment holds a character that cannot be kept."],
    [{ productId: "no id" }, "BAD_ID", "That is not a valid id."],
    [{ productId: randomUUID() }, "PRODUCT_NOT_FOUND", "Product not found."],
  ])("is refused with %o: %s", async (wrong, code, message) => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    expect(await write(asha, { productId: dress.id, ...wrong })).toMatchObject({ code, message });
    expect(await look(dress.id, asha)).toMatchObject({ reviewCount: 0, averageRating: null, myReview: null });
  });

  it("must have a whole number of stars", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    const answer = await write(asha, { productId: dress.id, rating: 2.5 });
    expect(answer).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
    expect((await look(dress.id)).reviewCount).toBe(0);
  });

  it("keeps a script tag as plain text", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    const comment = `<script>alert("1")</script> & 'quotes' ✨`;
    await write(asha, { productId: dress.id, comment });
    expect((await look(dress.id)).reviews.nodes[0]?.comment).toBe(comment);
  });

  it("is refused for a product that is no longer sold", async () => {
    const [asha, gone] = await Promise.all([aShopper(), aProduct({ archived: true })]);
    expect(await write(asha, { productId: gone.id })).toMatchObject({
      status: 404,
      code: "PRODUCT_NOT_FOUND",
    });
  });
});

describe("a verified buyer", () => {
  it("has an order of that very product that is neither cancelled nor unpaid", async () => {
    const [asha, dress, gown] = await Promise.all([aShopper(), aProduct(), aProduct()]);
    const { id } = await anOrder({ shopper: asha, lines: [{ productId: dress.id, quantity: 1 }] });
    await write(asha, { productId: dress.id });
    await write(asha, { productId: gown.id });
    const isVerified = async (productId: string) => (await look(productId)).reviews.nodes[0]?.isVerifiedBuyer;
    expect([await isVerified(dress.id), await isVerified(gown.id)]).toEqual([true, false]);
    const seen: Record<string, boolean | undefined> = {};
    for (const status of ["pending", "shipped", "delivered", "returned", "cancelled"]) {
      await sql("update orders set order_status = $2 where id = $1", [id, status]);
      seen[status] = await isVerified(dress.id);
    }
    expect(seen).toEqual({
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
    const people = await Promise.all(Array.from({ length: 15 }, () => aShopper()));
    const answers = await Promise.all(
      people.flatMap((who, index) => [
        write(who, { productId: dress.id, rating: (index % 5) + 1 }),
        write(who, { productId: dress.id, rating: 5 - (index % 5) }),
      ]),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [truth] = await sql<{ count: number; average: number }>(
      "select count(*)::int as count, round(avg(rating), 2)::float8 as average from reviews where product_id = $1",
      [dress.id],
    );
    const seen = await look(dress.id, undefined, { first: 100 });
    expect(truth?.count).toBe(15);
    expect([seen.reviewCount, seen.averageRating]).toEqual([15, truth?.average]);
    expect(countsOf(seen).reduce((sum, count) => sum + count, 0)).toBe(15);
    expect(seen.reviews.nodes).toHaveLength(15);
  });

  it("of one shopper become one", async () => {
    const [asha, dress] = await Promise.all([aShopper(), aProduct()]);
    await Promise.all([1, 2, 3, 4, 5].map((rating) => write(asha, { productId: dress.id, rating })));
    const { reviews, averageRating, reviewCount } = await look(dress.id);
    expect([reviewCount, averageRating]).toEqual([1, reviews.nodes[0]?.rating]);
  });
});

describe("pages of reviews", () => {
  it("contain each review once, newest first, also if one is written in between", async () => {
    const dress = await aProduct();
    for (let index = 0; index < 5; index += 1)
      await aReview({ productId: dress.id, comment: `Review ${index}` });
    const first = (await look(dress.id, undefined, { first: 2 })).reviews;
    expect(first.nodes.map(({ comment }) => comment)).toEqual(["Review 4", "Review 3"]);
    await aReview({ productId: dress.id, comment: "In between" });
    const after = first.pageInfo.endCursor;
    const second = (await look(dress.id, undefined, { first: 2, after })).reviews;
    expect(second.nodes.map(({ comment }) => comment)).toEqual(["Review 2", "Review 1"]);
    expect(second).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: true } });
  });
});

describe("the SQL of reviews", () => {
  it("is the same number of statements for 10 products as for one", async () => {
    const asha = await aShopper();
    for (let made = 0; made < 10; made += 1)
      await aReview({ shopper: asha, productId: (await aProduct()).id });
    const query = `query($first: Int!) { products(first: $first) { nodes {
      ratingCounts { count } myReview { id } reviews(first: 3) { nodes { comment } } } } }`;
    const count = async (first: number) =>
      (await statementsOf(async () => expect((await gql(query, { first }, asha.token)).errors).toEqual([])))
        .length;
    expect(await count(10)).toBe(await count(1));
    expect(await count(10)).toBeLessThanOrEqual(5);
  });
});
