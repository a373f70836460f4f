import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openTestShop } from "./support/test-shop.ts";

const { gql, rest, aProduct, aShopper, aReview } = await openTestShop({
  PUBLIC_URL: "https://shop.example.com",
});

describe("GET and POST /feedback/{id}", () => {
  type Feedback = { rating: number; comment: string; user: { name: string } }[];

  it("accepts a review and lists it as documented", async () => {
    const [shopper, dress] = await Promise.all([aShopper("Asha Rao"), aProduct()]);
    const path = `/api/feedback/${dress.id}`;
    const created = await rest("POST", path, { comment: "Lovely", rating: 4 }, shopper.token);
    expect(created).toMatchObject({ status: 201, body: { rating: 4, comment: "Lovely" } });
    const { body } = await rest<Feedback>("GET", path);
    expect(body).toMatchObject([{ rating: 4, comment: "Lovely", user: { name: "Asha Rao" } }]);
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(["_id", "comment", "createdAt", "rating", "user"]);
  });

  it("shows Anonymous for an author without a name", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    await aReview({ shopper, productId: dress.id });
    const erase = "mutation($p: String!) { deleteAccount(password: $p) { deletedUserId } }";
    await gql(erase, { p: shopper.password }, shopper.token);
    const { body } = await rest<Feedback>("GET", `/api/feedback/${dress.id}`);
    expect(body).toMatchObject([{ user: { name: "Anonymous" } }]);
  });

  it("pages by the Link header", async () => {
    const dress = await aProduct();
    for (const _ of [1, 2, 3]) await aReview({ productId: dress.id });
    const first = await rest<Feedback>("GET", `/api/feedback/${dress.id}?limit=2`);
    const next = /<https:\/\/shop\.example\.com(.+)>; rel="next"/.exec(String(first.headers["link"]))?.[1];
    expect(first.body).toHaveLength(2);
    expect((await rest<Feedback>("GET", next ?? "")).body).toHaveLength(1);
  });

  it.each([
    [{ comment: "", rating: 5 }, 400, "COMMENT_NEEDED"],
    [{ comment: "x", rating: 0 }, 400, "BAD_RATING"],
    [{ comment: "x", rating: 2.5 }, 400, "BAD_RATING"],
    [{ comment: "x" }, 400, "BAD_RATING"],
    [{ comment: "x".repeat(10_000), rating: 5 }, 400, "COMMENT_TOO_LONG"],
  ])("refuses %o", async (body, status, code) => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct()]);
    const response = await rest("POST", `/api/feedback/${dress.id}`, body, shopper.token);
    expect(response).toMatchObject({ status, body: { code } });
  });

  it("refuses a product that is not sold", async () => {
    expect(await rest("GET", `/api/feedback/${randomUUID()}`)).toMatchObject({
      status: 404,
      body: { code: "PRODUCT_NOT_FOUND" },
    });
    expect((await rest("GET", "/api/feedback/x")).status).toBe(400);
  });
});
