import { describe, expect, it } from "vitest";
import { returnsOf } from "../../support/returns.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin, changeStatus } = testShop;
const { aDeliveredOrder, request, step, completed, myReturns } = returnsOf(testShop);
const viewer = await anAdmin();

type Due = {
  replacementsDueCount: number;
  replacementsDue: {
    totalCount: number;
    nodes: { id: string; replacementDueAt: string | null; shippingAddress: { fullName: string } }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
  };
};

const replacementsDue = async (first = 100, after?: string | null) =>
  (
    await gql<Due>(
      `query($first: Int, $after: String) { replacementsDueCount replacementsDue(first: $first, after: $after) {
        totalCount nodes { id replacementDueAt shippingAddress { fullName } } pageInfo { endCursor hasNextPage } } }`,
      { first, after },
      viewer.token,
    )
  ).data;

const idsDue = async () => (await replacementsDue()).replacementsDue.nodes.map(({ id }) => id);

/** A completed exchange of one dress for size L. */
const anExchange = async () => {
  const delivered = await aDeliveredOrder();
  const line = { lineId: delivered.lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
  const requested = (await request(delivered.shopper, delivered.order.id, [line])).data.result;
  return { ...delivered, exchange: await completed(delivered.admin, requested) };
};

const parcel = { courier: "Blue Dart", trackingId: "BD-1" };

describe("a replacement", () => {
  it("is to be sent from the inspection of its exchange until it is sent", async () => {
    const before = await replacementsDue();
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const line = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    const requested = (await request(shopper, order.id, [line])).data.result;
    expect(await idsDue()).not.toContain(requested.id);
    const done = await completed(admin, requested);
    const due = await replacementsDue();
    expect(due.replacementsDueCount).toBe(before.replacementsDueCount + 1);
    expect(due.replacementsDue.totalCount).toBe(due.replacementsDueCount);
    const shown = due.replacementsDue.nodes.find(({ id }) => id === done.id);
    expect(Date.now() - Date.parse(shown?.replacementDueAt ?? "")).toBeLessThan(60_000);
    expect(shown?.shippingAddress.fullName).not.toBe("");
    const sent = (await step("sendReplacement", admin, done, parcel)).data.result;
    expect(await replacementsDue()).toEqual(before);
    await step("sendReplacement", admin, sent, { ...parcel, trackingId: "BD-2" });
    expect(await replacementsDue()).toEqual(before);
  });

  it("is not due after a return for the money, nor after a refusal", async () => {
    const { shopper, admin, order, lineId } = await aDeliveredOrder();
    const returned = await completed(admin, (await request(shopper, order.id, [{ lineId }])).data.result);
    const line = { lineId, kind: "EXCHANGE", size: "L", color: "Red" } as const;
    const refused = (await request(shopper, order.id, [line])).data.result;
    await step("refuse", admin, refused, { reason: "Worn." });
    const ids = await idsDue();
    expect(ids).not.toContain(returned.id);
    expect(ids).not.toContain(refused.id);
  });

  it("is due only while its order is not cancelled", async () => {
    const { admin, order, exchange } = await anExchange();
    const before = await replacementsDue();
    await changeStatus(admin, order.id, "CANCELLED");
    const after = await replacementsDue();
    expect(after.replacementsDueCount).toBe(before.replacementsDueCount - 1);
    expect(after.replacementsDue.nodes.map(({ id }) => id)).not.toContain(exchange.id);
    await changeStatus(admin, order.id, "DELIVERED");
    expect(await replacementsDue()).toEqual(before);
  });

  it("stands in pages without gaps and repetitions, the oldest first", async () => {
    const exchanges = [await anExchange(), await anExchange(), await anExchange()];
    const whole = await idsDue();
    expect(whole.slice(-3)).toEqual(exchanges.map(({ exchange }) => exchange.id));
    const paged: string[] = [];
    let after: string | null = null;
    do {
      const { replacementsDue: page } = await replacementsDue(2, after);
      paged.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(paged).toEqual(whole);
  });

  it("is sent with a courier of the shop, whose page the shopper gets", async () => {
    const { shopper, admin, exchange } = await anExchange();
    const refused = await step("sendReplacement", admin, exchange, { ...parcel, courier: "My cousin" });
    expect(refused).toMatchObject({
      status: 400,
      code: "COURIER_UNKNOWN",
      message: "Please choose a courier from the list.",
    });
    expect(await idsDue()).toContain(exchange.id);
    const typed = { courier: " delhivery ", trackingId: " DL-4711 " };
    const sent = (await step("sendReplacement", admin, exchange, typed)).data.result;
    const url = "https://www.delhivery.com/track/package/DL-4711";
    expect(sent).toMatchObject({ replacementCourier: "Delhivery", replacementTrackingUrl: url });
    expect((await myReturns(shopper)).nodes).toMatchObject([{ replacementTrackingUrl: url }]);
    const again = (await step("sendReplacement", admin, exchange, typed)).data.result;
    expect(again.version).toBe(sent.version);
  });

  it.each([
    ["a courier that the shop does not work with", "My cousin", "DL-4711"],
    ["a number that is no tracking id", "Delhivery", "../DL/4711?x=1"],
  ])("that was recorded with %s has no link", async (_what, courier, trackingId) => {
    const { shopper, admin, exchange } = await anExchange();
    await step("sendReplacement", admin, exchange, parcel);
    await sql("update returns set replacement_courier = $2, replacement_tracking_id = $3 where id = $1", [
      exchange.id,
      courier,
      trackingId,
    ]);
    const [shown] = (await myReturns(shopper)).nodes;
    expect(shown).toMatchObject({ replacementCourier: courier, replacementTrackingUrl: null });
  });

  it("of an exchange without a due replacement has no instant", async () => {
    const { shopper, order } = await anExchange();
    await changeStatus(viewer, order.id, "CANCELLED");
    const { data } = await gql<{ myReturns: { nodes: { replacementDueAt: string | null }[] } }>(
      "{ myReturns { nodes { replacementDueAt } } }",
      {},
      shopper.token,
    );
    expect(data.myReturns.nodes).toEqual([{ replacementDueAt: null }]);
  });
});
