import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { PACK, parcelCalls } from "../support/parcel-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, anOrder } = testShop;
const admin = await anAdmin();
const { pack, ship, changeStatus, orderOf, aCashOrder } = parcelCalls(testShop, admin);

type Deliveries = {
  deliveries: {
    totalCount: number;
    counts: { toPack: number; packed: number; onTheWay: number };
    nodes: { id: string }[];
    pageInfo: { endCursor: string | null };
  };
};

const deliveries = async (stage: string, first = 100, after?: string) => {
  const { data } = await gql<Deliveries>(
    `query($stage: DeliveryStage!, $first: Int!, $after: String) { deliveries(filter: { stage: $stage }, first: $first, after: $after) {
      totalCount counts { toPack packed onTheWay } nodes { id } pageInfo { endCursor } } }`,
    { stage, first, after },
    admin.token,
  );
  const { nodes, ...list } = data.deliveries;
  return { ...list, ids: nodes.map(({ id }) => id) };
};

describe("marking orders as packed", () => {
  it("takes a number however it is typed", async () => {
    const order = await aCashOrder();
    const { orderNumber } = order;
    expect(await pack([` ${orderNumber.toLowerCase()} `, orderNumber])).toEqual([`${orderNumber} is packed`]);
    expect((await orderOf(order.id)).packedAt).not.toBeNull();
    const [entry] = await sql("select action, label, changes from audit_entries where subject_id = $1", [
      order.id,
    ]);
    expect(entry).toMatchObject({
      action: "packOrders",
      label: orderNumber,
      changes: { isPacked: { before: false, after: true } },
    });
  });

  it("packs every order of which it names no problem", async () => {
    const [ready, packed, cancelled, returned, delivered, shipped, half] = [
      await aCashOrder(),
      await aCashOrder(),
      await aCashOrder(),
      await aCashOrder(),
      await aCashOrder(),
      await aCashOrder(),
      await aCashOrder(),
    ];
    const unpaid = await anOrder({ paymentMethod: "ONLINE" });
    await pack([packed.orderNumber]);
    await changeStatus(cancelled.id, "CANCELLED");
    await changeStatus(returned.id, "RETURNED");
    await changeStatus(delivered.id, "DELIVERED");
    await ship(shipped.id);
    const [line] = (await orderOf(half.id)).lines;
    await ship(half.id, undefined, [{ orderLineId: line?.id, quantity: 1 }]);
    expect(
      await pack([
        "SJ99",
        "<script>",
        ...[cancelled, returned, delivered, shipped, unpaid, packed, ready, half].map(
          (order) => order.orderNumber,
        ),
      ]),
    ).toEqual([
      "No order has the number SJ99.",
      "No order has the number <SCRIPT>.",
      `Order ${cancelled.orderNumber} was cancelled.`,
      `Order ${returned.orderNumber} was returned.`,
      `Order ${delivered.orderNumber} is already delivered.`,
      `Order ${shipped.orderNumber} is already on its way.`,
      `Order ${unpaid.orderNumber} is not paid yet.`,
      `Order ${packed.orderNumber} is already packed.`,
      `${ready.orderNumber} is packed`,
      `${half.orderNumber} is packed`,
    ]);
  });

  it("refuses an order that is processing again, after all its pieces were shipped", async () => {
    const order = await aCashOrder();
    const leftOf = async () => {
      const { data } = await gql<{ order: { lines: { leftToShip: number }[] } }>(
        "query($id: ID!) { order(id: $id) { lines { leftToShip } } }",
        { id: order.id },
        admin.token,
      );
      return data.order.lines.map(({ leftToShip }) => leftToShip);
    };
    expect(await leftOf()).toEqual([2, 1]);
    await ship(order.id);
    await changeStatus(order.id, "PROCESSING");
    expect(await leftOf()).toEqual([0, 0]);
    expect(await pack([order.orderNumber])).toEqual([
      `Order ${order.orderNumber} has no piece left to ship: all are on their way or were returned.`,
    ]);
  });

  it("takes 1 to 100 numbers", async () => {
    const numbers = Array.from({ length: 101 }, (_, index) => `SJ${index}`);
    for (const orderNumbers of [numbers, [], [" "]])
      expect(await gql(PACK, { orderNumbers }, admin.token)).toMatchObject({
        code: "TOO_MANY_ORDERS",
        message: "Please choose 1 to 100 orders.",
      });
    expect(await pack(numbers.slice(0, 100))).toHaveLength(100);
  });

  it("packs an order once if two admins scan it at the same time", async () => {
    const { orderNumber, id } = await aCashOrder();
    const results = await Promise.all([pack([orderNumber]), pack([orderNumber])]);
    expect(results.flat().sort()).toEqual([
      `Order ${orderNumber} is already packed.`,
      `${orderNumber} is packed`,
    ]);
    expect(await sql("select from audit_entries where subject_id = $1", [id])).toHaveLength(1);
  });

  it("does not outlive a cancellation: a reopened order is to be packed again", async () => {
    const order = await aCashOrder();
    await pack([order.orderNumber]);
    await changeStatus(order.id, "PROCESSING");
    expect((await orderOf(order.id)).packedAt).not.toBeNull();
    await changeStatus(order.id, "CANCELLED");
    await changeStatus(order.id, "CONFIRMED");
    expect((await orderOf(order.id)).packedAt).toBeNull();
  });
});

describe("the list of deliveries", () => {
  it("goes from to pack to packed to on the way, with the number of orders in each", async () => {
    const before = (await deliveries("TO_PACK")).counts;
    const [one, other] = [await aCashOrder(), await aCashOrder()];
    expect((await deliveries("TO_PACK")).ids.slice(-2)).toEqual([one.id, other.id]);
    await pack([one.orderNumber]);
    expect((await deliveries("TO_PACK")).ids).not.toContain(one.id);
    expect((await deliveries("PACKED")).ids).toContain(one.id);
    await ship(one.id);
    expect((await deliveries("PACKED")).ids).not.toContain(one.id);
    const onTheWay = await deliveries("ON_THE_WAY");
    expect(onTheWay.ids[0]).toBe(one.id);
    expect(onTheWay.counts).toEqual({ ...before, toPack: before.toPack + 1, onTheWay: before.onTheWay + 1 });
    expect(onTheWay.totalCount).toBe(onTheWay.counts.onTheWay);
  });

  it.each(["TO_PACK", "PACKED", "ON_THE_WAY"])(
    "has pages without gaps and repetitions: %s",
    async (stage) => {
      for (let index = 0; index < 3; index += 1) {
        const order = await aCashOrder();
        if (stage === "PACKED") await pack([order.orderNumber]);
        if (stage === "ON_THE_WAY") await ship(order.id);
      }
      const whole = (await deliveries(stage)).ids;
      const paged: string[] = [];
      for (let after: string | null | undefined; paged.length < whole.length;) {
        const page = await deliveries(stage, 2, after ?? undefined);
        paged.push(...page.ids);
        after = page.pageInfo.endCursor;
      }
      expect(paged).toEqual(whole);
    },
  );

  it("refuses a cursor of another stage", async () => {
    await aCashOrder();
    const { pageInfo } = await deliveries("TO_PACK", 1);
    const response = await gql(
      "query($after: String) { deliveries(filter: { stage: PACKED }, after: $after) { totalCount } }",
      { after: pageInfo.endCursor },
      admin.token,
    );
    expect(response.code).toBe("BAD_CURSOR");
  });
});
