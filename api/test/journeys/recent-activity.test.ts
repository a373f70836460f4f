import { expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { CHANGE_STATUS } from "../support/operations.ts";
import { openTestShop } from "../support/test-shop.ts";

const { gql, sql, aProduct, aShopper, anAdmin, anOrder, aReview } = await openTestShop();

const RECENT = `query Recent($first: Int! = 5) {
  recentActivity(first: $first) { kind happenedAt orderNumber orderStatus productId productTitle rating }
}`;
type Recent = { recentActivity: { kind: string; happenedAt: string }[] };

const recentActivityOf = async (person: Person, first?: number) =>
  (await gql<Recent>(RECENT, { first }, person.token)).data.recentActivity;

it("lists the shopper's own events only, newest first", async () => {
  const [shopper, otherShopper, admin, dress] = await Promise.all([
    aShopper(),
    aShopper(),
    anAdmin(),
    aProduct({ title: "Blue dress" }),
  ]);
  const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
  await gql(CHANGE_STATUS, { orderId: order.id, status: "SHIPPED" }, admin.token);
  await gql(
    "mutation($id: ID!) { toggleWishlist(productId: $id) { inWishlist } }",
    { id: dress.id },
    shopper.token,
  );
  await aReview({ shopper, productId: dress.id, rating: 4 });
  await aReview({ shopper: otherShopper, productId: dress.id });
  const { orderNumber } = order;
  const events = await recentActivityOf(shopper);
  expect(events).toMatchObject([
    { kind: "REVIEW_WRITTEN", productId: dress.id, productTitle: "Blue dress", rating: 4, orderNumber: null },
    { kind: "WISHLISTED", productTitle: "Blue dress", orderStatus: null },
    { kind: "ORDER_MOVED", orderNumber, orderStatus: "SHIPPED", productId: null },
    { kind: "ORDER_PLACED", orderNumber, orderStatus: "CONFIRMED" },
  ]);
  expect(events.every(({ happenedAt }) => Date.now() - Date.parse(happenedAt) < 60_000)).toBe(true);
  expect(await recentActivityOf(shopper, 2)).toEqual(events.slice(0, 2));
  await sql("update products set archived_at = now() where id = $1", [dress.id]);
  expect((await recentActivityOf(shopper)).map(({ kind }) => kind)).not.toContain("WISHLISTED");
});

it("is empty for a new account", async () => {
  expect(await recentActivityOf(await aShopper())).toEqual([]);
});

it.each([0, -1, 51])("refuses to list %d events", async (first) => {
  const shopper = await aShopper();
  expect((await gql(RECENT, { first }, shopper.token)).code).toBe("BAD_PAGE_SIZE");
});
