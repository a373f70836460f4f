import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Person } from "../../support/factories.ts";
import { reviewCalls } from "../../support/review-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { slugOf } from "../../../src/features/catalogue/slug.rules.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, rest, sql, aProduct, aShopper, anAdmin, aReview } = testShop;
const { write, hide } = reviewCalls(testShop);

type Listed = { id: string; comment: string; version: number; answer: string | null };

const listOf = async (admin: Person, state: string): Promise<Listed[]> => {
  const query = `query($state: ReviewState!, $first: Int! = 100) { reviews(filter: { state: $state }, first: $first) {
    totalCount nodes { id comment version answer readAt product { id title } } } }`;
  const { data } = await gql<{ reviews: { nodes: Listed[]; totalCount: number } }>(
    query,
    { state },
    admin.token,
  );
  expect(data.reviews.totalCount).toBe(data.reviews.nodes.length);
  return data.reviews.nodes;
};

const answer = (admin: Person, reviewId: string, text: string, version: number) =>
  gql(
    `mutation($reviewId: ID!, $text: String!, $version: Int!) {
      answerReview(input: { reviewId: $reviewId, answer: $text, version: $version }) { answer answeredAt version } }`,
    { reviewId, text, version },
    admin.token,
  );

const shownAnswer = async (productId: string): Promise<string | null | undefined> => {
  const query = "query($id: ID!) { product(id: $id) { reviews { nodes { answer } } } }";
  const { data } = await gql<{ product: { reviews: { nodes: Listed[] } } }>(query, { id: productId });
  return data.product.reviews.nodes[0]?.answer;
};

describe("the list of new reviews", () => {
  it("has a review until an admin reads, hides or answers it", async () => {
    const [admin, dress] = await Promise.all([anAdmin(), aProduct()]);
    const read = await aReview({ productId: dress.id });
    const hidden = await aReview({ productId: dress.id });
    const answered = await aReview({ productId: dress.id });
    expect((await listOf(admin, "NEW")).map(({ id }) => id)).toEqual([answered, hidden, read]);
    const mark = "mutation($ids: [ID!]!) { markReviewsRead(reviewIds: $ids) { id } }";
    for (const _ of [1, 2])
      expect((await gql(mark, { ids: [read, randomUUID()] }, admin.token)).data).toEqual({
        markReviewsRead: [{ id: read }],
      });
    await hide(admin, hidden, true);
    await answer(admin, answered, "Thank you!", 1);
    expect(await listOf(admin, "NEW")).toEqual([]);
    expect((await listOf(admin, "HIDDEN")).map(({ id }) => id)).toEqual([hidden]);
    expect(await listOf(admin, "ALL")).toHaveLength(3);
    expect(await sql("select action from audit_entries where subject_id = $1", [read])).toEqual([
      { action: "markReviewsRead" },
    ]);
  });

  it("has a review again when it is written anew", async () => {
    const [admin, shopper, dress] = await Promise.all([anAdmin(), aShopper(), aProduct()]);
    const id = await aReview({ shopper, productId: dress.id });
    await answer(admin, id, "Thank you!", 1);
    await write(shopper, { productId: dress.id, comment: "Something else" });
    expect(await listOf(admin, "NEW")).toMatchObject([{ id, answer: null, version: 3 }]);
  });
});

describe("the shop's answer", () => {
  const aReviewed = async () => {
    const [admin, shopper, dress] = await Promise.all([anAdmin(), aShopper(), aProduct()]);
    const review = { shopper, productId: dress.id, rating: 5, comment: "Lovely" };
    return { admin, shopper, dress, id: await aReview(review) };
  };

  it("is below the review for everyone", async () => {
    const { admin, dress, id } = await aReviewed();
    expect((await answer(admin, id, "  Thank you, Asha. ", 1)).data).toMatchObject({
      answerReview: { answer: "Thank you, Asha.", version: 2 },
    });
    expect(await shownAnswer(dress.id)).toBe("Thank you, Asha.");
    expect(JSON.stringify((await rest("GET", `/api/feedback/${dress.id}`)).body)).not.toContain("answer");
  });

  it("can be changed and taken back", async () => {
    const { admin, dress, id } = await aReviewed();
    for (const text of ["Thank you, Asha.", "Thank you, Asha."])
      expect((await answer(admin, id, text, 1)).code).toBeUndefined();
    await answer(admin, id, "Thank you very much.", 2);
    expect(await shownAnswer(dress.id)).toBe("Thank you very much.");
    await answer(admin, id, " ", 3);
    expect(await shownAnswer(dress.id)).toBeNull();
    const entries = await sql("select action, changes from audit_entries where subject_id = $1 order by id", [
      id,
    ]);
    expect(entries[0]).toEqual({
      action: "answerReview",
      changes: { answer: { before: null, after: "Thank you, Asha." } },
    });
    expect(entries).toHaveLength(3);
  });

  it("stays below a review that is sent again with the same text and stars", async () => {
    const { admin, shopper, dress, id } = await aReviewed();
    await answer(admin, id, "Thank you, Asha.", 1);
    await write(shopper, { productId: dress.id, rating: 5, comment: "Lovely", fit: "TRUE_TO_SIZE" });
    expect(await shownAnswer(dress.id)).toBe("Thank you, Asha.");
  });

  it("is no longer below a review whose stars have changed", async () => {
    const { admin, shopper, dress, id } = await aReviewed();
    await answer(admin, id, "Thank you, Asha.", 1);
    await write(shopper, { productId: dress.id, rating: 1, comment: "Lovely" });
    expect(await shownAnswer(dress.id)).toBeNull();
  });

  it("is mailed once", async () => {
    const { admin, shopper, id } = await aReviewed();
    for (const [index, text] of ["Thank you, Asha.", "Thank you very much.", " "].entries()) {
      await answer(admin, id, text, index + 1);
      await mailbox.waitForJobs();
    }
    expect(mailbox.mailsTo(shopper.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("answered your review"),
    ]);
  });

  it("is mailed only to a reviewer who wants mails and has a verified address", async () => {
    const [admin, dress] = await Promise.all([anAdmin(), aProduct()]);
    const [wants, refuses, unverified] = await Promise.all([aShopper(), aShopper(), aShopper()]);
    await sql("update users set notify_email = false where id = $1", [refuses.id]);
    await sql("update users set email_verified_at = null where id = $1", [unverified.id]);
    for (const shopper of [wants, refuses, unverified]) {
      const id = await aReview({ shopper, productId: dress.id });
      await answer(admin, id, "<b>Thanks</b>", 1);
    }
    await mailbox.waitForJobs();
    const mail = await mailbox.nextMail(wants.email, "answered your review");
    expect(mail.text).toContain(`/product/${dress.id}/${slugOf(dress.title)}`);
    expect(mail.html).toContain("&lt;b&gt;Thanks&lt;/b&gt;");
    expect(mailbox.mailsTo(refuses.email)).toEqual([]);
    expect(mailbox.mailsTo(unverified.email)).toEqual([]);
  });

  it("of an admin who read another text is refused", async () => {
    const { admin, shopper, dress, id } = await aReviewed();
    await write(shopper, { productId: dress.id, comment: "Now it tore" });
    expect(await answer(admin, id, "Glad you like it!", 1)).toMatchObject({
      status: 409,
      code: "REVIEW_CHANGED",
    });
    expect(await shownAnswer(dress.id)).toBeNull();
  });

  it("that is too long is refused", async () => {
    const { admin, dress, id } = await aReviewed();
    expect(await answer(admin, id, "x".repeat(2001), 1)).toMatchObject({ code: "ANSWER_TOO_LONG" });
    expect(await shownAnswer(dress.id)).toBeNull();
  });

  it("of an unknown review is refused", async () => {
    expect(await answer(await anAdmin(), randomUUID(), "x", 1)).toMatchObject({ code: "REVIEW_NOT_FOUND" });
  });

  it("of two admins at once is one of theirs: the other one is asked to read again", async () => {
    const [admin, other, dress] = await Promise.all([anAdmin(), anAdmin(), aProduct()]);
    const id = await aReview({ productId: dress.id });
    const results = await Promise.all([answer(admin, id, "From one", 1), answer(other, id, "From two", 1)]);
    expect(results.map(({ code }) => code).filter(Boolean)).toEqual(["REVIEW_CHANGED"]);
  });
});
