import { describe, expect, it } from "vitest";
import { batchCalls } from "../../support/batch-calls.ts";
import { inHours, scheduledPricesOf } from "../../support/scheduled-prices.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { sql, aProduct } = testShop;
const admin = await testShop.anAdmin();
const calls = batchCalls(testShop, admin.token);
const { change, shown } = scheduledPricesOf(testShop, admin);

const aTagged = async (mrp: number) => {
  const { id } = await aProduct({ price: 1000 });
  await change(id, { mrp });
  return id;
};

const mrpOf = async (id: string) => (await shown(id)).mrp;

describe("a bulk change of MRPs", () => {
  it.each([
    [{ set: 1499 }, "MRP set to ₹1499", [1499, 1499]],
    [{ percent: 5 }, "MRP +5%", [1574, 1365]],
    [{ add: -99.5, isWholeRupees: false }, "MRP −99.5 rupees", [1399.5, 1200.49]],
  ])("by %j is made product by product until its undo", async (mrp, name, after) => {
    const ids = [await aTagged(1499), await aTagged(1299.99)];
    const checked = await calls.checkBulk(ids, { mrp });
    expect(checked.name).toBe(name);
    const first = after[0] === 1499 ? [undefined] : [after[0]];
    // A product that has this MRP already stays as it is.
    expect(checked.rows.nodes.map(({ changes }) => changes["mrp"]?.after)).toEqual(
      [...first, after[1]].filter((amount) => amount !== undefined),
    );
    await calls.apply(checked.id);
    expect(await Promise.all(ids.map(mrpOf))).toEqual(after);
    const entries = await sql(
      "select changes from audit_entries where batch_id = $1 and subject = 'product' and subject_id = $2",
      [checked.id, ids[1]],
    );
    expect(entries).toEqual([
      { changes: { mrp: { before: 129_999, after: Math.round((after[1] ?? 0) * 100) } } },
    ]);
    await calls.apply((await calls.checkUndo(checked.id)).id);
    expect(await Promise.all(ids.map(mrpOf))).toEqual([1499, 1299.99]);
  });

  it("leaves out each product that cannot have it, with its sentence", async () => {
    const [none, low, scheduled, fine] = [
      (await aProduct({ price: 1000 })).id,
      await aTagged(1050),
      await aTagged(2000),
      await aTagged(2000),
    ];
    await change(
      scheduled,
      { scheduledPrices: [{ price: 1900, beginsAt: inHours(1), endsAt: inHours(2) }] },
      2,
    );
    const checked = await calls.checkBulk([none, low, scheduled, fine], { mrp: { percent: -10 } });
    expect(checked).toMatchObject({ changedCount: 1, problemCount: 3 });
    expect(checked.rows.nodes.map(({ problem }) => problem)).toEqual([
      "mrp: This product has no MRP. Set one first.",
      "mrp: A price cannot be above the MRP.",
      "mrp: A price cannot be above the MRP.",
      null,
    ]);
    await calls.apply(checked.id);
    expect(await Promise.all([none, low, scheduled, fine].map(mrpOf))).toEqual([null, 1050, 2000, 1800]);
    const set = await calls.checkBulk([none, low], { mrp: { set: 1200 } });
    expect(set).toMatchObject({ changedCount: 2, problemCount: 0 });
  });

  it.each([{ set: 1000, percent: 5 }, { percent: -100 }, { percent: 1001 }, {}])(
    "by %j is refused before any product is looked at",
    async (mrp) => {
      await expect(calls.checkBulk([await aTagged(1500)], { mrp })).rejects.toThrow("BULK_INVALID");
    },
  );
});

describe("MRP and scheduled prices in the grid", () => {
  const sale = { price: 900, beginsAt: inHours(1), endsAt: inHours(5) };

  it("are set, emptied and restored by the undo", async () => {
    const { id } = await aProduct({ price: 1000 });
    const set = await calls.checkGrid([{ id, version: 1, mrp: 1299, scheduledPrices: [sale] }]);
    const text = expect.stringMatching(/^900 from \d{4}-/) as string;
    expect(set.rows.nodes[0]?.changes).toEqual({
      mrp: { before: null, after: 1299 },
      scheduledPrices: { before: "", after: text },
    });
    await calls.apply(set.id);
    const stored = async () =>
      (
        await sql<{ mrp: number | null; prices: number; isDue: boolean }>(
          `select mrp, jsonb_array_length(scheduled_prices) as prices, price_due_at is not null as "isDue"
           from products where id = $1`,
          [id],
        )
      )[0];
    expect(await stored()).toEqual({ mrp: 129_900, prices: 1, isDue: true });
    const same = await calls.checkGrid([{ id, version: 2, mrp: 1299, scheduledPrices: [sale], title: null }]);
    expect(same).toMatchObject({ changedCount: 0, unchangedCount: 1 });
    const removed = await calls.checkGrid([{ id, version: 2, mrp: null, scheduledPrices: [] }]);
    await calls.apply(removed.id);
    expect(await stored()).toEqual({ mrp: null, prices: 0, isDue: false });
    await calls.apply((await calls.checkUndo(removed.id)).id);
    expect(await stored()).toEqual({ mrp: 129_900, prices: 1, isDue: true });
    const price = await calls.checkGrid([{ id, version: 4, price: 950 }]);
    expect(price.rows.nodes[0]?.changes).toEqual({ price: { before: 1000, after: 950 } });
  });

  it("are in the history", async () => {
    const { id } = await aProduct({ price: 1000 });
    const set = await calls.checkGrid([{ id, version: 1, mrp: 1299, scheduledPrices: [sale] }]);
    await calls.apply(set.id);
    const [entry] = await sql<{ fields: string[] }>(
      `select array(select jsonb_object_keys(changes) order by 1) as fields from audit_entries
       where batch_id = $1 and subject = 'product'`,
      [set.id],
    );
    expect(entry?.fields).toEqual(["mrp", "scheduledPrices"]);
  });

  it("that cannot be are left out, each with its sentence, beside a row that is made", async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await aProduct({ price: 1000 })).id),
    );
    const edits = [
      { mrp: 999 },
      { mrp: 1200, scheduledPrices: [{ ...sale, price: 1201 }] },
      { scheduledPrices: [sale, { ...sale, beginsAt: inHours(4), endsAt: inHours(6) }] },
      { scheduledPrices: [{ ...sale, beginsAt: inHours(-3) }] },
      { mrp: 1200, price: 1200, scheduledPrices: [sale] },
    ].map((values, index) => ({ id: ids[index] ?? "", version: 1, ...values }));
    const checked = await calls.checkGrid(edits);
    expect(checked.rows.nodes.map(({ problem }) => problem)).toEqual([
      "mrp: A price cannot be above the MRP.",
      "scheduledPrices: A price cannot be above the MRP.",
      expect.stringMatching(/^scheduledPrices: Scheduled prices cannot overlap: /),
      "scheduledPrices: A scheduled price cannot begin in the past.",
      null,
    ]);
    await calls.apply(checked.id);
    expect(await Promise.all(ids.map(mrpOf))).toEqual([null, null, null, null, 1200]);
  });

  it("that another admin has changed meanwhile are left out with what they are now", async () => {
    const id = await aTagged(1500);
    const { id: other } = await aProduct({ price: 1000 });
    await change(id, { mrp: null }, 2);
    await change(other, { scheduledPrices: [sale] });
    const checked = await calls.checkGrid([
      { id, version: 2, mrp: 1400 },
      { id: other, version: 1, scheduledPrices: [{ ...sale, price: 800 }] },
    ]);
    expect(checked.rows.nodes.map(({ problem }) => problem)).toEqual([
      "mrp: Shop admin has changed it in the meantime. It is now empty.",
      expect.stringMatching(
        /^scheduledPrices: Shop admin has changed it in the meantime\. It is now 900 from .+\.$/,
      ),
    ]);
  });
});
