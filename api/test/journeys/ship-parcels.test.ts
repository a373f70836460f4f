import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { dayFromNow, parcelCalls } from "../support/parcel-calls.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, rest, sql, anAdmin, aShopper, anOrder } = testShop;
const admin = await anAdmin();
const { ship, changeStatus, orderOf, aCashOrder, pack, delhivery } = parcelCalls(testShop, admin);

const unknownId = "01990000-0000-7000-8000-000000000000";

describe("a parcel with all pieces", () => {
  it("makes the order shipped with all that the request says", async () => {
    const order = await aCashOrder();
    await pack([order.orderNumber]);
    const day = dayFromNow(3);
    const { data } = await ship(order.id, { ...delhivery, courier: "delhivery", estimatedDelivery: day });
    const trackingUrl = "https://www.delhivery.com/track/package/DL12345678";
    expect(data.shipParcel).toMatchObject({
      orderStatus: "SHIPPED",
      trackingId: "DL12345678",
      trackingUrl,
      packedAt: null,
      statusHistory: [{ toStatus: "CONFIRMED" }, { toStatus: "SHIPPED", changedBy: "ADMIN" }],
      parcels: [
        {
          courier: "Delhivery",
          trackingUrl,
          estimatedDelivery: day,
          lines: [
            { title: "Ajrakh Kurta", quantity: 2 },
            { title: "Jutti", quantity: 1 },
          ],
        },
      ],
    });
    expect(new Date(data.shipParcel.estimatedDeliveryAt ?? "").getTime()).toBe(
      Date.parse(`${day}T00:00:00+05:30`),
    );
    const entries = await sql(
      "select action, changes from audit_entries where subject_id = $1 and action = 'shipParcel'",
      [order.id],
    );
    expect(entries).toEqual([
      {
        action: "shipParcel",
        changes: {
          orderStatus: { before: "confirmed", after: "shipped" },
          parcel: {
            before: null,
            after: { courier: "Delhivery", trackingId: "DL12345678", estimatedDelivery: day, pieces: 3 },
          },
        },
      },
    ]);
  });

  it("is seen by its shopper but not by another one", async () => {
    const order = await aCashOrder();
    await ship(order.id);
    expect((await orderOf(order.id, order.shopper.token)).parcels).toHaveLength(1);
    const other = await aShopper();
    expect(
      (await gql("query($id: ID!) { order(id: $id) { parcels { id } } }", { id: order.id }, other.token))
        .code,
    ).toBe("ORDER_NOT_FOUND");
  });

  it("is in the orders over REST as documented", async () => {
    const order = await aCashOrder();
    await ship(order.id);
    const { body } = await rest<Record<string, unknown>[]>(
      "GET",
      "/api/orders/my-orders",
      undefined,
      order.shopper.token,
    );
    expect(body[0]).toMatchObject({ trackingId: "DL12345678", orderStatus: "shipped" });
    expect(Object.keys(body[0] ?? {})).not.toContain("parcels");
  });
});

describe("a part of an order", () => {
  it("leaves the order as it is until the last piece has left", async () => {
    const order = await aCashOrder();
    const [kurta, jutti] = (await orderOf(order.id)).lines;
    await pack([order.orderNumber]);
    const first = await ship(order.id, delhivery, [{ orderLineId: kurta?.id, quantity: 1 }]);
    expect(first.data.shipParcel).toMatchObject({
      orderStatus: "CONFIRMED",
      packedAt: null,
      trackingId: "DL12345678",
    });
    const second = await ship(order.id, { courier: "DTDC", trackingId: "D-200" }, [
      { orderLineId: kurta?.id, quantity: 1 },
      { orderLineId: jutti?.id, quantity: 1 },
    ]);
    expect(second.data.shipParcel).toMatchObject({
      orderStatus: "SHIPPED",
      trackingId: "D-200",
      trackingUrl: expect.stringContaining("https://www.dtdc.in/"),
      parcels: [{ courier: "Delhivery" }, { courier: "DTDC" }],
    });
  });

  it("has never more pieces than are left, none of another order, each line once", async () => {
    const [order, other] = [await aCashOrder(), await aCashOrder()];
    const [kurta] = (await orderOf(order.id)).lines;
    const [foreign] = (await orderOf(other.id)).lines;
    const one = { orderLineId: kurta?.id, quantity: 1 };
    for (const lines of [
      [{ ...one, quantity: 3 }],
      [{ ...one, quantity: 0 }],
      [{ ...one, quantity: -1 }],
      [one, one],
      [{ orderLineId: foreign?.id, quantity: 1 }],
      [],
    ])
      expect(await ship(order.id, delhivery, lines)).toMatchObject({
        code: "PIECES_INVALID",
        message: "A parcel needs at least one piece, and no more pieces of a line than are left to ship.",
      });
    expect((await orderOf(order.id)).parcels).toEqual([]);
  });

  it("is recorded once when it is sent twice at the same time", async () => {
    const order = await aCashOrder();
    const [kurta] = (await orderOf(order.id)).lines;
    const lines = [{ orderLineId: kurta?.id, quantity: 1 }];
    const responses = await Promise.all([ship(order.id, delhivery, lines), ship(order.id, delhivery, lines)]);
    expect(responses.map(({ code }) => code ?? "ok").sort()).toEqual(["PARCEL_RECORDED", "ok"]);
    expect((await orderOf(order.id)).parcels).toHaveLength(1);
  });

  it("is refused when nothing is left", async () => {
    const order = await aCashOrder();
    await ship(order.id);
    expect(await ship(order.id, { ...delhivery, trackingId: "OTHER-1" })).toMatchObject({
      code: "ORDER_NOT_SHIPPABLE",
      message: `Order ${order.orderNumber} has no piece left to ship: all are on their way or were returned.`,
    });
  });
});

describe("bad input", () => {
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a javascript link", "javascript:alert(1)"],
    ["a foreign URL", "https://evil.example/track"],
    ["a path out of the template", "../../login"],
    ["a further parameter", "123&id=456"],
    ["a number of a spreadsheet", "1.23E+15"],
    ["too short", "123"],
    ["too long", "A".repeat(41)],
  ])("a tracking id that is %s", async (_, trackingId) => {
    const order = await aCashOrder();
    expect(await ship(order.id, { courier: "Delhivery", trackingId })).toMatchObject({
      status: 400,
      code: "TRACKING_ID_INVALID",
      message:
        "A tracking id has 4 to 40 letters, digits and hyphens. Links and other characters are not accepted.",
    });
    expect(await orderOf(order.id)).toMatchObject({
      orderStatus: "CONFIRMED",
      trackingId: null,
      parcels: [],
    });
  });

  it("the database itself takes no other tracking id", async () => {
    const order = await aCashOrder();
    await expect(
      sql(
        "insert into parcels (order_id, courier, tracking_id) values ($1, 'Delhivery', 'https://evil.example')",
        [order.id],
      ),
    ).rejects.toThrow("parcels_tracking_id_check");
  });

  it.each([
    ["an unknown courier", { courier: "https://evil.example" }, "COURIER_UNKNOWN"],
    ["a day in the past", { estimatedDelivery: dayFromNow(-1) }, "ESTIMATE_INVALID"],
    ["a day in a year", { estimatedDelivery: dayFromNow(300) }, "ESTIMATE_INVALID"],
    ["no day", { estimatedDelivery: "tomorrow" }, "BAD_USER_INPUT"],
  ])("%s", async (_, changes, code) => {
    const order = await aCashOrder();
    expect((await ship(order.id, { ...delhivery, ...changes })).code).toBe(code);
  });

  it("an order that is unknown, unpaid, cancelled, returned or delivered", async () => {
    expect((await ship(unknownId)).code).toBe("ORDER_NOT_FOUND");
    const unpaid = await anOrder({ paymentMethod: "ONLINE" });
    expect((await ship(unpaid.id)).message).toBe(`Order ${unpaid.orderNumber} is not paid yet.`);
    for (const [status, text] of [
      ["CANCELLED", "was cancelled"],
      ["RETURNED", "was returned"],
      ["DELIVERED", "is already delivered"],
    ] as const) {
      const order = await aCashOrder();
      await changeStatus(order.id, status);
      expect(await ship(order.id)).toMatchObject({
        status: 409,
        code: "ORDER_NOT_SHIPPABLE",
        message: `Order ${order.orderNumber} ${text}.`,
      });
    }
  });
});

describe("an order that is cancelled and shipped at the same moment", () => {
  it("is cancelled and not shipped, or shipped first: never shipped after its cancellation", async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await aCashOrder();
      const calls = [() => ship(order.id), () => changeStatus(order.id, "CANCELLED")];
      if (round % 2 === 1) calls.reverse();
      const responses = await Promise.all(calls.map((call) => call()));
      const shipped = responses[round % 2];
      const { statusHistory, parcels } = await orderOf(order.id);
      const history = statusHistory.map(({ toStatus }) => toStatus).join();
      const outcome = { message: shipped?.message, history, parcels: parcels.length };
      expect([
        { message: `Order ${order.orderNumber} was cancelled.`, history: "CONFIRMED,CANCELLED", parcels: 0 },
        { message: undefined, history: "CONFIRMED,SHIPPED,CANCELLED", parcels: 1 },
      ]).toContainEqual(outcome);
    }
  });
});
