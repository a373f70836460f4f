import { expect, it } from "vitest";
import type { Person } from "../../support/factories.ts";
import { CHANGE_STATUS } from "../../support/operations.ts";
import { returnsOf } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, aShopper, anAdmin, anOrder, aReview } = testShop;
const { aDeliveredOrder, request, step, completed } = returnsOf(testShop);

const RECENT = `query Recent($first: Int! = 5) {
  recentActivity(first: $first) { kind happenedAt orderNumber orderStatus productId productTitle rating
    returnId returnNumber returnStep amount }
}`;
type Recent = {
  recentActivity: {
    kind: string;
    happenedAt: string;
    returnId: string | null;
    returnStep: string | null;
    amount: number | null;
  }[];
};

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
    "mutation($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist } }",
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

it("has each step of a return and of an exchange, with the money of a completed one", async () => {
  const { shopper, admin, order, lineId } = await aDeliveredOrder();
  const back = await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
  const exchange = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
  const exchanged = await completed(admin, (await request(shopper, order.id, [exchange])).data.result);
  await step("sendReplacement", admin, exchanged, { courier: "Blue Dart", trackingId: "BD-1" });
  const events = (await recentActivityOf(shopper, 50)).filter(({ kind }) => kind === "RETURN_MOVED");
  const steps = ["COMPLETED", "RECEIVED", "APPROVED", "REQUESTED"];
  expect(events.map(({ returnStep }) => returnStep)).toEqual(["REPLACEMENT_SENT", ...steps, ...steps]);
  expect(events[0]).toMatchObject({
    returnId: exchanged.id,
    returnNumber: exchanged.returnNumber,
    orderNumber: null,
  });
  const completions = events.filter(({ returnStep }) => returnStep === "COMPLETED");
  expect(completions.map(({ returnId, amount }) => [returnId, amount])).toEqual([
    [exchanged.id, null],
    [back.id, 1200],
  ]);
  expect(await recentActivityOf(await aShopper())).toEqual([]);
});

it("has the refusal of a return", async () => {
  const { shopper, admin, order, lineId } = await aDeliveredOrder();
  const requested = (await request(shopper, order.id, [{ lineId }])).data.result;
  await step("refuse", admin, requested, { reason: "Worn." });
  expect((await recentActivityOf(shopper, 1))[0]).toMatchObject({
    kind: "RETURN_MOVED",
    returnStep: "REFUSED",
    amount: null,
  });
});

it("is empty for a new account", async () => {
  expect(await recentActivityOf(await aShopper())).toEqual([]);
});

it.each([0, -1, 51])("refuses to list %d events", async (first) => {
  const shopper = await aShopper();
  expect((await gql(RECENT, { first }, shopper.token)).code).toBe("BAD_PAGE_SIZE");
});
