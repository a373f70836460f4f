import { describe, expect, it } from "vitest";
import { creditsOf } from "../../support/credits.ts";
import { courierFileCalls, courierFileOf as fileOf } from "../../support/courier-files.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { parcelCalls } from "../../support/parcel-calls.ts";
import { paymentsOf } from "../../support/payments.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, anAdmin, aShopper, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { credit, piecesOf, markCollected, aCashOrder, moneyOf } = creditsOf(testShop);
const admin = await anAdmin();
const { ship } = parcelCalls(testShop, admin);
const { send, check, collect } = courierFileCalls(testShop, admin);

/** A delivered cash order of 600 rupees. */
const aDelivered = async () => {
  const placed = await aCashOrder();
  await changeStatus(admin, placed.order.id, "DELIVERED");
  return placed.order;
};

describe("a courier's file of cash", () => {
  it("is recorded once after a check that records nothing", async () => {
    const [one, two] = [await aDelivered(), await aDelivered()];
    const file = fileOf(`${one.orderNumber},600.00`, `${two.orderNumber},"Rs. 600"`);
    expect(await check(file)).toMatchObject({ readyCount: 2, readyAmount: 1200, problemCount: 0 });
    expect((await moneyOf(one.id)).payment).toBe("pending");

    const [first, second] = await Promise.all([collect(file), collect(file)]);
    const counts = [first, second].map(({ data }) => data?.["collectCourierCash"]?.readyCount);
    expect(counts.toSorted()).toEqual([0, 2]);
    expect((await collect(file)).data?.["collectCourierCash"]).toMatchObject({
      readyCount: 0,
      problemCount: 0,
    });
    for (const order of [one, two]) expect((await moneyOf(order.id)).payment).toBe("completed");
    const rows = await sql("select amount::int from cash_collections where order_id in ($1, $2)", [
      one.id,
      two.id,
    ]);
    expect(rows).toEqual([{ amount: 60_000 }, { amount: 60_000 }]);
    const entries = await sql(
      "select action, channel, user_id from audit_entries where subject_id in ($1, $2) and channel = 'csv'",
      [one.id, two.id],
    );
    const entry = { action: "collectCourierCash", channel: "csv", user_id: admin.id };
    expect(entries).toEqual([entry, entry]);
  });

  it("records what it can, with a sentence for each other row", async () => {
    const [good, wrong, done, other, cancelled] = [
      await aDelivered(),
      await aDelivered(),
      await aDelivered(),
      await aDelivered(),
      (await aCashOrder()).order,
    ];
    await markCollected(admin, done.id, other.id);
    await changeStatus(admin, cancelled.id, "CANCELLED");
    const online = await pay.aPendingOrder();
    const file = fileOf(
      `${good.orderNumber},600`,
      `${wrong.orderNumber},599`,
      `${done.orderNumber},600`,
      `${other.orderNumber},700`,
      `${cancelled.orderNumber},600`,
      `${online.order.orderNumber},799`,
      "SJ9999999,600",
      `${good.orderNumber},600`,
      `${wrong.orderNumber},lots`,
      ",600",
    );
    const { rows, readyCount, problemCount } = await check(file);
    expect(rows.map(({ sentence }) => sentence)).toEqual([
      `₹600.00 for order ${good.orderNumber}.`,
      `Order ${wrong.orderNumber} has ₹600.00 to collect. The file says ₹599.00.`,
      `Order ${done.orderNumber} is already collected.`,
      `Order ${other.orderNumber} is already collected, with ₹600.00. The file says ₹700.00.`,
      `Order ${cancelled.orderNumber} is cancelled.`,
      `Order ${online.order.orderNumber} is paid online, not in cash.`,
      "No order has the number SJ9999999.",
      `Order ${good.orderNumber} is in the file twice.`,
      '"lots" is not an amount in rupees.',
      "The row has no order number and no tracking id.",
    ]);
    expect(rows[0]?.position).toBe(2);
    expect([readyCount, problemCount]).toEqual([1, 8]);
    expect((await collect(file)).data?.["collectCourierCash"]).toMatchObject({
      rows,
      readyCount: 1,
      readyAmount: 600,
      problemCount: 8,
    });
    expect((await moneyOf(good.id)).payment).toBe("completed");
    expect((await moneyOf(wrong.id)).payment).toBe("pending");

    const corrected = fileOf(`${good.orderNumber},600`, `${wrong.orderNumber},600`);
    expect((await collect(corrected)).data?.["collectCourierCash"]).toMatchObject({
      rows: [{ state: "COLLECTED" }, { state: "READY" }],
      problemCount: 0,
    });
    const collections = await sql(
      "select amount::int from cash_collections where order_id in ($1, $2, $3, $4)",
      [good.id, wrong.id, cancelled.id, online.order.id],
    );
    expect(collections).toEqual([{ amount: 60_000 }, { amount: 60_000 }]);
  });

  it("is recorded with the rows that the admin has corrected in its preview", async () => {
    const [good, wrong] = [await aDelivered(), await aDelivered()];
    const file = fileOf(`${good.orderNumber},600`, "SJ9999999,5");
    const { rows, problemCount } = await check(file);
    expect(problemCount).toBe(1);
    expect(rows[1]).toMatchObject({ position: 3, cells: { order: "SJ9999999", tracking: "", amount: "5" } });
    const correction = { position: 3, order: ` ${wrong.orderNumber} `, tracking: "", amount: "600" };
    expect(await check(file, [correction])).toMatchObject({
      readyCount: 2,
      readyAmount: 1200,
      problemCount: 0,
    });
    expect((await moneyOf(wrong.id)).payment).toBe("pending");
    const collected = await collect(file, [correction]);
    expect(collected.data?.["collectCourierCash"]).toMatchObject({ readyCount: 2, problemCount: 0 });
    expect((await moneyOf(wrong.id)).payment).toBe("completed");
    // A correction of the amount is checked as the file's is.
    expect((await check(file, [{ ...correction, amount: "601" }])).rows[1]?.sentence).toBe(
      `Order ${wrong.orderNumber} is already collected, with ₹600.00. The file says ₹601.00.`,
    );
  });

  it("names orders by their tracking id", async () => {
    const order = await aDelivered();
    await sql("update orders set tracking_id = 'AWB778' where id = $1", [order.id]);
    const file = Buffer.from(
      "\ufeffAWB No;COD Amount;City\r\nAWB778;₹600.00;Pune\r\nAWB779;300;Pune\r\n",
      "utf16le",
    );
    const { rows } = await check(file);
    expect(rows.map(({ state, sentence }) => [state, sentence])).toEqual([
      ["READY", `₹600.00 for order ${order.orderNumber}.`],
      ["PROBLEM", "No order has the tracking id AWB779."],
    ]);
    const ok = await collect(Buffer.from("tracking id\tamount\nAWB778\t600\n"));
    expect(ok.data?.["collectCourierCash"]?.readyAmount).toBe(600);
  });

  it("counts a credit before the delivery", async () => {
    const { order } = await aCashOrder();
    await credit(order.id, { pieces: await piecesOf(order.id, 1) });
    await changeStatus(admin, order.id, "DELIVERED");
    const { rows } = await check(fileOf(`${order.orderNumber},300`));
    expect(rows.map(({ state, sentence }) => [state, sentence])).toEqual([
      ["READY", `₹300.00 for order ${order.orderNumber}.`],
    ]);
  });

  it("finds an order by the tracking id of any of its parcels", async () => {
    const { order } = await aCashOrder();
    const [first, second] = [
      { courier: "Delhivery", trackingId: "DL-PART-1" },
      { courier: "Delhivery", trackingId: "DL-PART-2" },
    ];
    await ship(order.id, first, await piecesOf(order.id, 1));
    await ship(order.id, second);
    await changeStatus(admin, order.id, "DELIVERED");
    const sentences = async (...lines: string[]) =>
      (await check(Buffer.from(`order number,tracking id,amount\n${lines.join("\n")}\n`))).rows.map(
        ({ sentence }) => sentence,
      );
    const ready = `₹600.00 for order ${order.orderNumber}.`;
    expect(await sentences(",DL-PART-1,600")).toEqual([ready]);
    expect(await sentences(",DL-PART-2,600")).toEqual([ready]);
    expect(await sentences(`${order.orderNumber},DL-PART-1,600`)).toEqual([ready]);
    expect(await sentences(",DL-PART-1,600", ",DL-PART-2,600")).toEqual([
      ready,
      `Order ${order.orderNumber} is in the file twice.`,
    ]);
    expect(await sentences(`${order.orderNumber},DL-PART-3,600`)).toEqual([
      `Order ${order.orderNumber} has another tracking id: DL-PART-1, DL-PART-2.`,
    ]);
    const collected = await collect(Buffer.from("tracking id,amount\nDL-PART-1,600\n"));
    expect(collected.data?.["collectCourierCash"]?.readyAmount).toBe(600);
    expect((await moneyOf(order.id)).payment).toBe("completed");
  });

  it("asks for the order number if parcels of two orders have the same tracking id", async () => {
    const [one, other] = [(await aCashOrder()).order, (await aCashOrder()).order];
    await ship(one.id, { courier: "Delhivery", trackingId: "SAME-1" }, await piecesOf(one.id, 1));
    await ship(one.id, { courier: "Delhivery", trackingId: "OTHER-1" });
    await ship(other.id, { courier: "Blue Dart", trackingId: "SAME-1" });
    const { rows } = await check(Buffer.from("tracking id,amount\nSAME-1,600\n"));
    expect(rows.map(({ sentence }) => sentence)).toEqual([
      "Several orders have the tracking id SAME-1. Please give the order number.",
    ]);
  });

  it.each([
    ["without an amount", "order number\nSJ1\n", 'The file needs the column "amount".'],
    [
      "without a name",
      "amount\n5\n",
      'The file needs the column "order number" or the column "tracking id".',
    ],
    ["without rows", "order number,amount\n", "The file has no rows."],
    [
      "with too many rows",
      `order,amount\n${"SJ1,5\n".repeat(501)}`,
      "A file has at most 500 rows. Please split it.",
    ],
  ])("%s is refused", async (_, text, message) => {
    const { errors } = await send("checkCourierCash", Buffer.from(text), admin);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: "FILE_INVALID" } });
  });

  it("is for the admin alone", async () => {
    const shopper = await aShopper();
    for (const operation of ["checkCourierCash", "collectCourierCash"] as const)
      expect((await send(operation, fileOf("SJ1,5"), shopper)).errors?.[0]?.extensions.code).toBe(
        "FORBIDDEN",
      );
    expect((await gql("{ paymentFigures { count } }", {}, shopper.token)).code).toBe("FORBIDDEN");
  });
});
