import { describe, expect, it } from "vitest";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { dayFromNow, parcelCalls } from "../../support/parcel-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, anAdmin, anOrder } = testShop;
const admin = await anAdmin();
const { importFile, ship, changeStatus, orderOf, aCashOrder } = parcelCalls(testShop, admin);

const header = "Order Number,Tracking ID,Courier,Estimated Delivery";
const fileOf = (...rows: string[]) => [header, ...rows].join("\r\n");

describe("a courier's file", () => {
  it("is checked by a dry run that writes nothing, then applied", async () => {
    const [one, other] = [await aCashOrder(), await aCashOrder()];
    const estimatedDelivery = dayFromNow(4);
    const [year, month, day] = estimatedDelivery.split("-");
    const file = fileOf(
      `${one.orderNumber},DL-1001,Delhivery,${day}-${month}-${year}`,
      `${other.orderNumber.toLowerCase()},BD-1002,blue dart,`,
    );
    const dryRun = await importFile(file, true);
    expect(dryRun.result).toMatchObject({
      rows: [
        { position: 2, orderNumber: one.orderNumber, state: "READY", problem: null, pieceCount: 3 },
        { position: 3, orderNumber: other.orderNumber, state: "READY", problem: null, pieceCount: 3 },
      ],
      readyCount: 2,
      problemCount: 0,
      isApplied: false,
    });
    expect((await orderOf(one.id)).parcels).toEqual([]);
    expect((await importFile(file)).result).toMatchObject({ readyCount: 2, isApplied: true });
    expect(await orderOf(one.id)).toMatchObject({
      orderStatus: "SHIPPED",
      trackingId: "DL-1001",
      parcels: [{ courier: "Delhivery", estimatedDelivery }],
    });
    expect(await orderOf(other.id)).toMatchObject({
      trackingId: "BD-1002",
      parcels: [{ courier: "Blue Dart" }],
    });
    const entries = await sql(
      "select channel, action, user_id from audit_entries where subject_id = $1 and subject = 'order'",
      [one.id],
    );
    expect(entries).toEqual([{ channel: "csv", action: "importTracking", user_id: admin.id }]);
  });

  it("changes nothing when it is sent again", async () => {
    const order = await aCashOrder();
    const file = fileOf(`${order.orderNumber},DL-2001,Delhivery,`);
    await importFile(file);
    const again = await importFile(file);
    expect(again.result).toMatchObject({
      rows: [{ state: "RECORDED" }],
      readyCount: 0,
      problemCount: 0,
      isApplied: true,
    });
    expect((await orderOf(order.id)).parcels).toHaveLength(1);
  });

  it("leaves out only the rows with a problem, each with its reason", async () => {
    const [ready, cancelled, shipped] = [await aCashOrder(), await aCashOrder(), await aCashOrder()];
    const unpaid = await anOrder({ paymentMethod: "ONLINE" });
    await changeStatus(cancelled.id, "CANCELLED");
    await ship(shipped.id);
    const { result } = await importFile(
      fileOf(
        `${ready.orderNumber},DL-3001,Delhivery,`,
        "SJ77777777,DL-3002,Delhivery,",
        ",DL-3003,Delhivery,",
        `${cancelled.orderNumber},DL-3004,Delhivery,`,
        `${unpaid.orderNumber},DL-3005,Delhivery,`,
        `${shipped.orderNumber},DL-3006,Delhivery,`,
        `${ready.orderNumber},DL-3001,delhivery,`,
        `DL"3008,Delhivery,${ready.orderNumber},`,
        `${ready.orderNumber},DL-3001,Delhivery,,,text`,
      ),
    );
    expect(result?.rows.map(({ position, problem }) => [position, problem])).toEqual([
      [3, "No order has the number SJ77777777."],
      [4, "The row has no order number."],
      [5, `Order ${cancelled.orderNumber} was cancelled.`],
      [6, `Order ${unpaid.orderNumber} is not paid yet.`],
      [7, `Order ${shipped.orderNumber} has no piece left to ship: all are on their way or were returned.`],
      [8, `Order ${ready.orderNumber} is in the file twice.`],
      [9, "A quotation mark stands inside a cell without quotation marks around the cell."],
      [10, "The row has 6 cells, and the header has 4."],
      [2, null],
    ]);
    expect(result).toMatchObject({ readyCount: 1, problemCount: 8, isApplied: true });
    expect(await orderOf(ready.id)).toMatchObject({ orderStatus: "SHIPPED", trackingId: "DL-3001" });
    for (const { id } of [cancelled, unpaid]) expect((await orderOf(id)).parcels).toEqual([]);
  });

  it("records only the corrected rows when it is sent again as a whole", async () => {
    const [good, wrong] = [await aCashOrder(), await aCashOrder()];
    const rowOf = (courier: string) => `${wrong.orderNumber},DL-3202,${courier},`;
    const file = (courier: string) => fileOf(rowOf(courier), `${good.orderNumber},DL-3201,Delhivery,`);
    expect((await importFile(file("Pigeon"))).result).toMatchObject({
      rows: [
        { position: 2, state: "PROBLEM" },
        { position: 3, state: "READY" },
      ],
      isApplied: true,
    });
    expect((await importFile(file("Delhivery"))).result).toMatchObject({
      rows: [
        { position: 2, state: "READY" },
        { position: 3, state: "RECORDED" },
      ],
      readyCount: 1,
      problemCount: 0,
      isApplied: true,
    });
    for (const { id } of [good, wrong]) expect((await orderOf(id)).parcels).toHaveLength(1);
    expect((await importFile(file("Delhivery"))).result).toMatchObject({ readyCount: 0, isApplied: true });
  });

  it("records no parcel of an order that it names with two tracking ids", async () => {
    const [good, torn] = [await aCashOrder(), await aCashOrder()];
    const { result } = await importFile(
      fileOf(
        `${torn.orderNumber},DL-3301,Delhivery,`,
        `${good.orderNumber},DL-3302,Delhivery,`,
        `${torn.orderNumber},DL-3303,Delhivery,`,
      ),
    );
    const problem = `Order ${torn.orderNumber} is in the file twice.`;
    expect(result?.rows.map((row) => [row.position, row.problem])).toEqual([
      [2, problem],
      [4, problem],
      [3, null],
    ]);
    expect((await orderOf(torn.id)).parcels).toEqual([]);
    expect((await orderOf(good.id)).parcels).toHaveLength(1);
  });

  it("is refused from the row on which a quotation mark is closed too early: the next rows cannot be told apart", async () => {
    const order = await aCashOrder();
    const row = `${order.orderNumber},DL-3401,Delhivery,`;
    expect((await importFile(fileOf(row, `"SJ1"x,DL-3402,Delhivery,`, row))).message).toBe(
      "Line 3: text follows a closing quotation mark.",
    );
    expect((await importFile(`Order"Number,b\n1,2`)).message).toMatch(
      /^Line 1: a quotation mark stands inside/,
    );
    expect((await orderOf(order.id)).parcels).toEqual([]);
  });

  it("records a tracking id that another order has with a warning, in the file or already", async () => {
    const [one, other, alone, recorded] = await Promise.all([
      aCashOrder(),
      aCashOrder(),
      aCashOrder(),
      aCashOrder(),
    ]);
    await ship(recorded.id, { courier: "Delhivery", trackingId: "DL-3100" });
    const file = fileOf(
      `${alone.orderNumber},DL-3100,Blue Dart,`,
      `${one.orderNumber},DL-3100,Delhivery,`,
      `${other.orderNumber},DL-3100,delhivery,`,
    );
    const { result } = await importFile(file, true);
    expect(result?.rows.map(({ position, warning }) => [position, warning])).toEqual([
      [3, `Order ${other.orderNumber} and 1 other order have the same tracking id.`],
      [4, `Order ${one.orderNumber} and 1 other order have the same tracking id.`],
      [2, null],
    ]);
    expect((await importFile(file)).result).toMatchObject({
      readyCount: 3,
      problemCount: 0,
      isApplied: true,
    });
    expect((await importFile(file)).result?.rows.map(({ warning }) => warning)).toEqual([null, null, null]);
  });

  it.each([
    ["https://evil.example/x,Delhivery,", /^A tracking id has 4 to 40 letters/],
    ["<script>alert(1)</script>,Delhivery,", /^A tracking id has 4 to 40 letters/],
    ["1.23E+15,Delhivery,", /^A tracking id has 4 to 40 letters/],
    [",Delhivery,", /^A tracking id has 4 to 40 letters/],
    [
      "DL-4001,Pigeon,",
      /^"Pigeon" is not one of the couriers: Delhivery, Blue Dart, DTDC, India Post, Ekart, Xpressbees\.$/,
    ],
    ["DL-4001,Delhivery,31-02-2027", /^"31-02-2027" is not a date\. Please write it as 28-11-2026\.$/],
    [
      "DL-4001,Delhivery,2020-01-01",
      /^The expected delivery must be between the day of shipping and 180 days after it\.$/,
    ],
  ])("says what is wrong with %s", async (cells, problem) => {
    const order = await aCashOrder();
    const { result } = await importFile(fileOf(`${order.orderNumber},${cells}`));
    expect(result).toMatchObject({ isApplied: false, rows: [{ problem: expect.stringMatching(problem) }] });
    expect((await orderOf(order.id)).parcels).toEqual([]);
  });

  it("may have other columns, names and orders of them, semicolons or a byte order mark", async () => {
    const order = await aCashOrder();
    const file = `\uFEFFWeight;AWB No.;Carrier;Order No.\n0.4;XB12345;Xpressbees;${order.orderNumber}\n;;;\n`;
    expect((await importFile(file)).result).toMatchObject({ readyCount: 1, isApplied: true });
    expect(await orderOf(order.id)).toMatchObject({ trackingId: "XB12345" });
  });

  it.each([
    [
      "no columns of it",
      "a,b\n1,2",
      'The file needs the columns "order number", "tracking id" and "courier".',
    ],
    ["no rows", header, "The file has no rows."],
    ["nothing", "", "The file has no rows."],
    ["a workbook", "PK\u0003\u0004", "This is a workbook, not a CSV file. Please save it as CSV."],
    [
      "2,001 rows",
      fileOf(...Array.from({ length: 2001 }, (_, index) => `SJ${index},DL-5001,Delhivery,`)),
      "A file has at most 2,000 rows and 1 MB. Please split it.",
    ],
    [
      "more than 1 MB",
      fileOf("x".repeat(1_000_001)),
      "A file has at most 2,000 rows and 1 MB. Please split it.",
    ],
  ])("is refused with %s", async (_, file, message) => {
    expect((await importFile(file)).message).toBe(message);
  });

  it("gives each parcel to one of two files that are sent at the same time", async () => {
    const orders = [await aCashOrder(), await aCashOrder()];
    const files = ["DL", "BD"].map((prefix) =>
      fileOf(...orders.map(({ orderNumber }, index) => `${orderNumber},${prefix}-600${index},Delhivery,`)),
    );
    const results = await Promise.all(files.map((file) => importFile(file)));
    expect(results.map(({ result }) => result?.isApplied).sort()).toEqual([false, true]);
    for (const { id } of orders) expect((await orderOf(id)).parcels).toHaveLength(1);
  });
});
