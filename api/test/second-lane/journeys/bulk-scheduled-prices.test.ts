import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { inHours, scheduledPricesOf } from "../../support/scheduled-prices.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aProduct } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);
const { change, shown, stored } = scheduledPricesOf(testShop, admin);

const sale = { beginsAt: inHours(0), endsAt: inHours(120) };

describe("a scheduled price of many products", () => {
  const checkedSale = async () => {
    const products = await Promise.all([1000, 1317.99, 500].map((price) => aProduct({ price })));
    const ids = products.map(({ id }) => id);
    const checked = await calls.checkBulk(ids, { scheduledPrice: { percentOff: 25, ...sale } });
    return { ids, checked, prices: () => Promise.all(ids.map(async (id) => (await shown(id)).price)) };
  };

  it("is shown product by product", async () => {
    const { checked } = await checkedSale();
    expect(checked).toMatchObject({ changedCount: 3, name: expect.stringContaining("25% off") as string });
    expect(checked.rows.nodes[0]?.changes["scheduledPrices"]?.after).toMatch(/^750 from \d{4}-/);
  });

  it("is valid at once", async () => {
    const { checked, prices } = await checkedSale();
    await calls.apply(checked.id);
    expect(await prices()).toEqual([750, 988, 375]);
  });

  it("is taken back by the undo of the batch", async () => {
    const { ids, checked, prices } = await checkedSale();
    await calls.apply(checked.id);
    await calls.apply((await calls.checkUndo(checked.id)).id);
    expect(await prices()).toEqual([1000, 1317.99, 500]);
    expect(await stored(ids[0] ?? "")).toEqual({ price: 1000, regular: null, isDue: false });
  });

  it("leaves out products with one at that time, or with a lower MRP, each with its sentence", async () => {
    const [taken, low, free] = await Promise.all([1, 2, 3].map(() => aProduct({ price: 1000 })));
    if (!taken || !low || !free) throw new Error("There are three products.");
    await change(taken.id, { scheduledPrices: [{ price: 900, ...sale }] });
    await change(low.id, { mrp: 1000 });
    const checked = await calls.checkBulk([taken.id, low.id, free.id], {
      scheduledPrice: { price: 1200, ...sale },
    });
    expect(checked).toMatchObject({ changedCount: 1, problemCount: 2 });
    expect(checked.rows.nodes.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/^scheduledPrices: Scheduled prices cannot overlap: /),
      "scheduledPrices: A price cannot be above the MRP.",
      null,
    ]);
  });

  it.each([
    { percentOff: 10, price: 100 },
    { percentOff: 0 },
    { percentOff: 100 },
    { percentOff: 101 },
    { percentOff: -5 },
    {},
  ])("is refused as %j", async (amount) => {
    const { id } = await aProduct();
    await expect(calls.checkBulk([id], { scheduledPrice: { ...amount, ...sale } })).rejects.toThrow(
      "BULK_INVALID",
    );
  });
});

it.each([
  ["ends before it begins", inHours(5), inHours(4)],
  ["begins in the past", inHours(-2), inHours(4)],
])("a scheduled price that %s is refused before any product is looked at", async (_, beginsAt, endsAt) => {
  const { id } = await aProduct();
  const scheduledPrice = { price: 500, beginsAt, endsAt };
  await expect(calls.checkBulk([id], { scheduledPrice })).rejects.toThrow("SCHEDULE_INVALID");
});

describe("the MRP in bulk changes and the grid", () => {
  it("is the highest price: the others are left out with a sentence at the field", async () => {
    const { id } = await aProduct({ price: 1000 });
    await change(id, { mrp: 1100 });
    const bulk = await calls.checkBulk([id], { price: { percent: 20 } });
    const grid = await calls.checkGrid([{ id, version: 2, price: 1101 }]);
    expect([bulk, grid].map(({ rows }) => rows.nodes[0]?.problem)).toEqual([
      "price: A price cannot be above the MRP.",
      "price: A price cannot be above the MRP.",
    ]);
  });
});

describe("a file with MRP and scheduled prices", () => {
  const header = "handle,title,description,price,category,mrp,scheduledPrices";

  const good = "tag-a,Tag A,Soft.,1500,party,1999,1499 from 1 November 2090 to 5 November 2090";

  it("reports each row that cannot have them", async () => {
    const bad = [
      "tag-b,Tag B,Soft.,1500,party,1400,",
      "tag-c,Tag C,Soft.,1500,party,,1499 from 2090-11-05 to 2090-11-01",
      'tag-d,Tag D,Soft.,1500,party,,"1,499 from 2020-11-01 to 2020-11-05"',
      "tag-e,Tag E,Soft.,1500,party,,cheap",
    ];
    const refused = await calls.importFile([header, good, ...bad].join("\n"));
    expect(refused).toMatchObject({ addedCount: 1, problemCount: 4 });
    expect(refused.rows.nodes.map(({ problem }) => problem)).toEqual([
      null,
      "price: A price cannot be above the MRP.",
      "scheduledPrices: A scheduled price must end after it begins.",
      "scheduledPrices: A scheduled price cannot begin in the past.",
      expect.stringMatching(/^scheduledPrices: Write a scheduled price as: 1499 from /),
    ]);
  });

  it("adds them, or removes them by empty cells", async () => {
    const checked = await calls.importFile([header, good].join("\n"));
    await calls.apply(checked.id);
    const [added] = await sql("select mrp, price, scheduled_prices from products where handle = 'tag-a'");
    expect(added).toEqual({
      mrp: 199_900,
      price: 150_000,
      scheduled_prices: [
        { price: 149_900, beginsAt: "2090-10-31T18:30:00.000Z", endsAt: "2090-11-05T18:30:00.000Z" },
      ],
    });
    const again = await calls.importFile(`handle,mrp,scheduledPrices\ntag-a,,`);
    expect(again).toMatchObject({ changedCount: 1 });
    await calls.apply(again.id);
    expect(await sql("select mrp, scheduled_prices from products where handle = 'tag-a'")).toEqual([
      { mrp: null, scheduled_prices: [] },
    ]);
  });
});
