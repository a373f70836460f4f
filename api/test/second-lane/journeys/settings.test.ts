import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Calls } from "../../support/calls.ts";
import { PLACE_ORDER, type OrderFields } from "../../support/operations.ts";
import { purgesOf } from "../../support/pending-purges.ts";
import { openSecondShop } from "../../support/second-shop.ts";
import { settingCalls } from "../../support/setting-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({
  OPEN_CASH_ORDERS: "7",
  SELLER_NAME: "Kiran Traders",
  EDGE_PURGE_URL: "http://127.0.0.1:9",
  EDGE_PURGE_TOKEN: "a-token-of-the-edge-cache",
});
const { anAdmin, aShopper, aProduct, aDraft, gql, sql, shop } = testShop;
const secondProcess = await openSecondShop(testShop);

const admin = await anAdmin();
const { groupOf, save, set } = settingCalls(testShop, admin.token);

const feesIn = async (process: Calls) =>
  (await process.gql<{ settings: { checkoutShippingFee: number } }>("{ settings { checkoutShippingFee } }"))
    .data.settings.checkoutShippingFee;

type Placed = { placeOrder: { order: OrderFields } };

/** The limit within which each process has a change. */
const SECOND = { timeout: 1000, interval: 10 };

const textIn = (group: { settings: { name: string; text: string }[] }, name: string) =>
  group.settings.find((setting) => setting.name === name)?.text;

describe("the settings of the shop", () => {
  it("begin with the environment, else with the specification", async () => {
    expect(textIn(await groupOf("orders"), "openCashOrders")).toBe("7");
    expect(textIn(await groupOf("seller"), "name")).toBe("Kiran Traders");
    expect(textIn(await groupOf("seller"), "gstin"), "no GSTIN of the demo seller").toBe("");
    expect(textIn(await groupOf("shipping"), "checkoutShippingFee")).toBe("99");
  });

  it("are valid in all processes within a second of a change", async () => {
    expect(await feesIn(secondProcess)).toBe(99);
    expect((await set("shipping", { checkoutShippingFee: "120" })).errors).toEqual([]);
    expect(await feesIn(testShop), "in the process of the admin at once").toBe(120);
    await expect.poll(() => feesIn(secondProcess), SECOND).toBe(120);
    await set("shipping", { checkoutShippingFee: "99" });
    await expect.poll(() => feesIn(secondProcess), SECOND).toBe(99);
  });

  it("are read again by a process that was disconnected while one of them changed", async () => {
    await sql(
      `insert into setting_versions (group_name, version, before, after, user_id, user_name)
       select group_name, version + 1, after, after || '{"checkoutShippingFee":"150"}', user_id, user_name
       from setting_versions where group_name = 'shipping' order by version desc limit 1`,
    );
    expect(await feesIn(secondProcess), "no notice was sent").toBe(99);
    await sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (query ilike 'listen %' or query = 'select 1')",
    );
    await expect.poll(() => feesIn(secondProcess), { timeout: 8000, interval: 50 }).toBe(150);
    await set("shipping", { checkoutShippingFee: "99" });
    await expect.poll(() => feesIn(secondProcess), SECOND).toBe(99);
  });

  it("stay as they are where a stored value cannot be used", async () => {
    await sql(
      `insert into setting_versions (group_name, version, before, after, user_id, user_name)
       values ('returns', 1, '{}', '{"returnDays":"never"}', $1, 'Asha'),
         ('of a later version', 1, '{}', '{"a":"b"}', $1, 'Asha')`,
      [admin.id],
    );
    await set("products", { newWithinDays: "11" });
    expect(shop.settings.shop).toMatchObject({ returnDays: 30, newWithinDays: 11 });
    expect(testShop.complaints().join()).toContain("saved settings cannot be used");
    await sql("delete from setting_versions where group_name in ('returns', 'of a later version')");
    await set("products", { newWithinDays: "10" });
  });
});

describe("an order at a changed shipping fee", () => {
  it("is placed only at the total that the shopper has seen", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aProduct({ price: 300, stock: 5 })]);
    const input = await aDraft(shopper, [{ productId: kurta.id, quantity: 1 }]);
    await set("shipping", { checkoutShippingFee: "149" });
    const refused = await gql(PLACE_ORDER, { input }, shopper.token);
    expect(refused).toMatchObject({ code: "TOTAL_CHANGED" });
    const placed = await gql<Placed>(PLACE_ORDER, { input: { ...input, expectedTotal: 449 } }, shopper.token);
    expect(placed.data.placeOrder.order).toMatchObject({ shippingCost: 149, finalAmount: 449 });
    await set("shipping", { checkoutShippingFee: "99" });
  });

  it("costs what its shopper expects, or is refused, while the fee changes", async () => {
    const kurta = await aProduct({ price: 300, stock: 50 });
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper()));
    const inputs = await Promise.all(
      shoppers.map((shopper) => aDraft(shopper, [{ productId: kurta.id, quantity: 1 }])),
    );
    const processes: Calls[] = [testShop, secondProcess];
    const orders = shoppers.map((shopper, index) =>
      (processes[index % 2] as Calls).gql<Placed>(PLACE_ORDER, { input: inputs[index] }, shopper.token),
    );
    const [, ...responses] = await Promise.all([set("shipping", { checkoutShippingFee: "180" }), ...orders]);
    const outcomes = responses.map((each) => each.code ?? `${each.data.placeOrder.order.finalAmount} rupees`);
    expect(outcomes.filter((outcome) => !["TOTAL_CHANGED", "399 rupees"].includes(outcome))).toEqual([]);
    await set("shipping", { checkoutShippingFee: "99" });
  });
});

describe("a state to which the shop no longer delivers", () => {
  it("stays valid only in the orders that have it", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aProduct({ price: 300, stock: 5 })]);
    const input = await aDraft(shopper, [{ productId: kurta.id, quantity: 1 }]);
    const place = (idempotencyKey: string) =>
      gql<Placed>(PLACE_ORDER, { input: { ...input, idempotencyKey } }, shopper.token);
    const { data } = await place(randomUUID());
    const states = textIn(await groupOf("states"), "states") ?? "";
    const { state } = input.shippingAddress;
    const others = states.split("\n").filter((each) => each !== state);
    await set("states", { states: others.join("\n") });
    expect((await place(randomUUID())).code).toBe("STATE_UNKNOWN");
    const change = (address: object) =>
      gql(
        `mutation($orderId: ID!, $address: ShippingAddressInput!, $seen: ShippingAddressInput!) {
          updateOrderAddress(input: { orderId: $orderId, address: $address, seen: $seen }) { id } }`,
        {
          orderId: data.placeOrder.order.id,
          seen: input.shippingAddress,
          address: { ...input.shippingAddress, ...address },
        },
        shopper.token,
      );
    expect((await change({ city: "Hosur" })).errors).toEqual([]);
    expect((await change({ city: "Hosur", state: "Atlantis" })).code).toBe("STATE_UNKNOWN");
    await set("states", { states });
  });
});

describe("a change of settings", () => {
  it("is refused as a whole with a sentence at its field", async () => {
    const { version } = await groupOf("shipping");
    const response = await save("shipping", version, { cartShippingFee: "60", freeShippingAbove: "-1" });
    expect(response).toMatchObject({ code: "SETTING_INVALID" });
    expect(response.errors[0]).toMatchObject({
      message: "Please enter an amount from ₹0 to ₹10,00,000.",
      extensions: { field: "freeShippingAbove" },
    });
    expect(await groupOf("shipping")).toMatchObject({ version });
    expect(await save("shipping", version, { nothing: "1" })).toMatchObject({ code: "BAD_INPUT" });
    expect(await save("nothing", version, {})).toMatchObject({ code: "NOT_FOUND" });
    expect(await save("seller", 0, { gstin: "27AAPFU0939F1ZV" })).toMatchObject({ code: "SETTING_INVALID" });
  });

  it("keeps what another admin has changed in other settings", async () => {
    const { version } = await groupOf("shipping");
    const [first, second] = await Promise.all([
      save("shipping", version, { cartShippingFee: "61" }),
      save("shipping", version, { freeShippingAbove: "800" }),
    ]);
    expect([first.code, second.code]).toEqual([undefined, undefined]);
    expect(shop.settings.shop).toMatchObject({ cartShippingFee: 6100, freeShippingAbove: 80_000 });
    await set("shipping", { cartShippingFee: "50", freeShippingAbove: "500" });
  });

  it("asks about a setting that another admin has changed", async () => {
    const { version } = await groupOf("shipping");
    await save("shipping", version, { cartShippingFee: "61" });
    const conflict = await save("shipping", version, { cartShippingFee: "62" });
    expect(conflict).toMatchObject({ code: "SETTINGS_CHANGED" });
    expect(conflict.errors[0]?.extensions).toMatchObject({ field: "cartShippingFee" });
    expect(
      (await save("shipping", version, { cartShippingFee: "61" })).code,
      "a repeated request",
    ).toBeUndefined();
    const simultaneous = await groupOf("shipping");
    const codes = await Promise.all(
      ["70", "71"].map((text) => save("shipping", simultaneous.version, { cartShippingFee: text })),
    );
    expect(codes.map(({ code }) => code).sort()).toEqual(["SETTINGS_CHANGED", undefined]);
    await set("shipping", { cartShippingFee: "50" });
  });

  it("is in the history of the group and in the audit, in words", async () => {
    await set("returns", { returnDays: "45" });
    const { data } = await gql<{ settingVersions: { userName: string; differences: object[] }[] }>(
      `{ settingVersions(group: "returns") { userName differences { name before after beforeInWords afterInWords } } }`,
      {},
      admin.token,
    );
    expect(data.settingVersions[0]).toMatchObject({
      userName: admin.name,
      differences: [
        { name: "returnDays", before: "30", after: "45", beforeInWords: "30 days", afterInWords: "45 days" },
      ],
    });
    const [entry] = await sql(
      "select label, changes, version from audit_entries where action = 'changeSettings' order by id desc limit 1",
    );
    expect(entry).toEqual({
      label: "Returns",
      version: 1,
      changes: { "Return window": { before: "30 days", after: "45 days" } },
    });
    await set("returns", { returnDays: "30" });
  });

  it("makes all pages outdated in the cache in front of the shop", async () => {
    await sql("delete from graphile_worker._private_jobs");
    await set("returns", { returnDays: "29" });
    expect(await purgesOf(testShop)).toEqual([["pages", "queries", "products"]]);
    await set("returns", { returnDays: "30" });
  });

  it("keeps a courier that has parcels on their way", async () => {
    const [shopper, kurta] = await Promise.all([aShopper(), aProduct({ price: 300, stock: 5 })]);
    const { data } = await gql<Placed>(
      PLACE_ORDER,
      { input: await aDraft(shopper, [{ productId: kurta.id, quantity: 1 }]) },
      shopper.token,
    );
    const shipped = await gql(
      `mutation($orderId: ID!) { shipParcel(input: { orderId: $orderId, tracking: { courier: "DTDC", trackingId: "AB123456" } }) { id } }`,
      { orderId: data.placeOrder.order.id },
      admin.token,
    );
    expect(shipped.errors).toEqual([]);
    const couriers = textIn(await groupOf("couriers"), "couriers") ?? "";
    const without = couriers
      .split("\n")
      .filter((line) => !line.startsWith("DTDC="))
      .join("\n");
    const response = await set("couriers", { couriers: without });
    expect(response.errors[0]).toMatchObject({
      message: "DTDC still has 1 order on the way. You can remove it after delivery.",
      extensions: { code: "SETTING_INVALID", field: "couriers" },
    });
    await sql("update orders set order_status = 'delivered' where id = $1", [data.placeOrder.order.id]);
    expect((await set("couriers", { couriers: without })).errors).toEqual([]);
    expect(shop.settings.couriers.map(({ name }) => name)).not.toContain("DTDC");
  });
});

it("is the same in pages as in the API: what everyone may know of the shop", async () => {
  const { readFile } = await import("node:fs/promises");
  const { shopDetails } = await import("../../../src/features/shop/shop-details.rules.ts");
  const fragment = await readFile(new URL("../../../../web/src/shop.graphql", import.meta.url), "utf8");
  const { data } = await gql<{ settings: object }>(`${fragment} { settings { ...ShopDetails_settings } }`);
  const { brandDrawings } = await import("../../../src/platform/brand-files.ts");
  expect(shopDetails(shop.settings, brandDrawings("Saanjh"))).toEqual(data.settings);
});
