import { describe, expect, it } from "vitest";
import { schedulesText } from "../../src/features/catalogue/scheduled-price.rules.ts";
import { changedFields, type ChangeTexts } from "../support/changed-fields.ts";
import { inHours, scheduledPricesOf } from "../support/scheduled-prices.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, aProduct } = testShop;
const admin = await testShop.anAdmin();
const { change, shown, stored, scheduled } = scheduledPricesOf(testShop, admin);

describe("a product with an MRP", () => {
  it("shows it as the original price with the true percentage", async () => {
    const { id } = await aProduct({ price: 1499 });
    expect(await shown(id)).toMatchObject({ mrp: null, originalPrice: 1798.8, discountLabel: "17% OFF" });
    await change(id, { mrp: 1999 });
    expect(await shown(id)).toMatchObject({ mrp: 1999, originalPrice: 1999, discountLabel: "25% OFF" });
    await change(id, { price: 1999 }, 2);
    expect(await shown(id)).toMatchObject({ originalPrice: 1999, discountLabel: "" });
    await change(id, { mrp: null }, 3);
    expect(await shown(id)).toMatchObject({ mrp: null, discountLabel: "17% OFF" });
  });

  it("has no price above it, by the form, a scheduled price and REST", async () => {
    const { id } = await aProduct({ price: 1000 });
    const above = async (changes: Record<string, unknown>, version: number) => {
      const { code, errors } = await change(id, changes, version);
      return [code, (errors[0]?.extensions as { field?: string } | undefined)?.field];
    };
    expect(await above({ mrp: 999 }, 1)).toEqual(["PRICE_ABOVE_MRP", "mrp"]);
    await change(id, { mrp: 1200 });
    expect(await above({ price: 1200.01 }, 2)).toEqual(["PRICE_ABOVE_MRP", "price"]);
    const begins = { beginsAt: inHours(1), endsAt: inHours(2) };
    expect(await above({ scheduledPrices: [{ price: 1201, ...begins }] }, 2)).toEqual([
      "PRICE_ABOVE_MRP",
      "scheduledPrices",
    ]);
    expect(
      await testShop.rest("PUT", `/api/admin/products/${id}`, { price: 1300 }, admin.token),
    ).toMatchObject({ status: 400, body: { code: "PRICE_ABOVE_MRP", field: "price" } });
    expect(await stored(id)).toEqual({ price: 1000, regular: null, isDue: false });
  });
});

describe("a scheduled price", () => {
  it("is valid at once if it begins now", async () => {
    const { id } = await scheduled({ from: 0 });
    expect(await shown(id)).toMatchObject({ price: 999, priceEndsAt: inHours(3) });
    expect(await stored(id)).toEqual({ price: 999, regular: 1500, isDue: true });
  });

  it("gives way to the regular price when it is removed", async () => {
    const { id } = await scheduled({ from: 0 });
    const ended = await change(id, { scheduledPrices: [] }, 2);
    expect(ended.data.updateProduct).toMatchObject({ price: 1500 });
    expect(await stored(id)).toEqual({ price: 1500, regular: null, isDue: false });
  });

  it("keeps its amount while the regular price is changed under it", async () => {
    const { id } = await scheduled({ from: 0 });
    expect((await change(id, { price: 1600 }, 2)).data.updateProduct.price).toBe(1600);
    expect(await stored(id)).toEqual({ price: 999, regular: 1600, isDue: true });
  });

  it("is not taken for the regular price when a client of REST sends back what the shop shows", async () => {
    const { id } = await scheduled({ from: 0 });
    const { body } = await testShop.rest("GET", `/api/products/${id}`);
    expect(body).toMatchObject({ price: 999 });
    const put = await testShop.rest(
      "PUT",
      `/api/admin/products/${id}`,
      { price: body["price"], title: "Renamed" },
      admin.token,
    );
    expect(put).toMatchObject({ status: 200, body: { title: "Renamed", price: 1500 } });
    expect(await stored(id)).toMatchObject({ price: 999, regular: 1500 });
  });

  it.each([
    ["ends before it begins", 3, 1, "SCHEDULE_INVALID"],
    ["begins in the past", -1, 1, "SCHEDULE_INVALID"],
  ])("that %s is refused", async (_, from, to, code) => {
    const { id } = await aProduct();
    const scheduledPrices = [{ price: 10, beginsAt: inHours(from), endsAt: inHours(to) }];
    expect((await change(id, { scheduledPrices })).code).toBe(code);
  });

  it("of two admins at once is a conflict", async () => {
    const { id } = await scheduled({ from: 5, to: 6 });
    const other = [{ price: 800, beginsAt: inHours(8), endsAt: inHours(9) }];
    const late = await change(id, { scheduledPrices: other }, 1);
    expect(late.code).toBe("PRODUCT_CHANGED");
    expect(late.errors[0]?.extensions).toMatchObject({
      conflicts: [{ field: "scheduledPrices", value: expect.stringContaining("999 from ") as string }],
    });
  });

  it("is taken back by its entry in the audit", async () => {
    const { id } = await scheduled({ from: 0 });
    const entries = await gql<{ auditEntries: { nodes: { id: string; changes: ChangeTexts[] }[] } }>(
      "query($id: ID!) { auditEntries(filter: { subject: PRODUCT, subjectId: $id }) { nodes { id changes { field before after } } } }",
      { id },
      admin.token,
    );
    const [entry] = entries.data.auditEntries.nodes;
    const schedule = [{ price: 99_900, beginsAt: inHours(0), endsAt: inHours(3) }];
    expect(changedFields(entry?.changes ?? [])).toEqual({
      scheduledPrices: { before: "", after: schedulesText(schedule) },
    });
    await gql("mutation($id: ID!) { revertChange(id: $id) { id } }", { id: entry?.id }, admin.token);
    expect(await stored(id)).toEqual({ price: 1500, regular: null, isDue: false });
  });
});
