import { describe, expect, it } from "vitest";
import { liveSettings } from "./live-settings.rules.ts";
import {
  groupNamed,
  groupNames,
  readGroup,
  textsOf,
  type SettingGroupName,
  type ShopValues,
} from "./shop-settings.rules.ts";

const initial = Object.fromEntries(
  groupNames.map((group) => {
    const result = readGroup(group, {});
    return [group, "values" in result ? result.values : expect.unreachable(result.problem)];
  }),
) as ShopValues;

const problemOf = (group: SettingGroupName, name: string, text: string): string | undefined => {
  const result = readGroup(group, { [name]: text });
  return "problem" in result ? result.problem : undefined;
};

describe("the settings of a shop that nobody has changed", () => {
  it("are the specification's", () => {
    const { shop, orderLimits, returnMethod, couriers } = liveSettings(initial);
    expect(shop).toMatchObject({
      cartShippingFee: 5000,
      checkoutShippingFee: 9900,
      freeShippingAbove: 50_000,
      returnDays: 30,
      newWithinDays: 10,
      lowStockUpTo: 5,
      welcomeDiscountPercent: 40,
      country: "India",
    });
    expect(shop.states).toHaveLength(28);
    expect([shop.states[0], shop.states.at(-1)]).toEqual(["Andhra Pradesh", "West Bengal"]);
    expect(orderLimits).toEqual({
      unpaidOrders: 3,
      unpaidPieces: 50,
      expiredPerDay: 10,
      perHour: 20,
      perHourByNetwork: 300,
      openCashOrders: 5,
      openCashValue: 5_000_000,
    });
    expect([returnMethod, couriers[0].name]).toEqual(["drop-off", "Delhivery"]);
  });

  it.each(groupNames)("are read again from their texts: %s", (group) => {
    const result = readGroup(group, textsOf(group, initial[group]));
    expect(result).toEqual({ values: initial[group] });
    for (const { label, hint } of Object.values(groupNamed(group).settings))
      expect(label && hint).toBeTruthy();
  });
});

describe("a setting", () => {
  it.each([
    ["shipping", "checkoutShippingFee", "NaN"],
    ["shipping", "checkoutShippingFee", "1e9"],
    ["shipping", "checkoutShippingFee", "-1"],
    ["shipping", "checkoutShippingFee", ""],
    ["shipping", "checkoutShippingFee", "99.999"],
    ["shipping", "checkoutShippingFee", "10001"],
    ["shipping", "freeShippingAbove", "Infinity"],
    ["returns", "returnDays", "0"],
    ["returns", "returnDays", "1.5"],
    ["returns", "returnDays", "366"],
    ["returns", "method", "pigeon"],
    ["products", "lowStockUpTo", "21"],
    ["welcome", "welcomeDiscountPercent", "100"],
    ["orders", "unpaidOrders", "0"],
    ["orders", "openCashValue", "0"],
    ["states", "states", ""],
    ["states", "states", "Goa\nGoa"],
    ["states", "states", "Goa\nAtlantis"],
    ["contact", "email", "care"],
    ["contact", "email", ""],
    ["contact", "email", "care@shop.example, boss@shop.example"],
    ["contact", "phone", "call me"],
    ["contact", "address", "\n \n"],
    ["contact", "address", "x".repeat(101)],
    ["social", "facebook", "javascript:alert(1)"],
    ["social", "facebook", "http://facebook.com/shop"],
    ["social", "youTube", "https://user@youtube.com/shop"],
    ["social", "instagram", "https://instagram.com/shop"],
    ["seller", "name", " "],
    ["seller", "state", "Atlantis"],
    ["seller", "gstin", "27AAPFU0939F1ZV"],
    ["couriers", "couriers", ""],
    ["couriers", "couriers", "Post=http://post.example/{trackingId}"],
    ["couriers", "couriers", "Post=https://p.example/{trackingId}\npost=https://q.example/{trackingId}"],
  ] as const)("is refused with a sentence: %s.%s = %j", (group, name, text) => {
    expect(problemOf(group, name, text)).toMatch(/\S.*\.$/);
  });

  it.each([
    ["shipping", "checkoutShippingFee", "0", "0"],
    ["shipping", "checkoutShippingFee", " 1,250.50 ", "1250.5"],
    ["returns", "returnDays", "१५", "15"],
    ["orders", "openCashValue", "1,00,000", "100000"],
    ["states", "states", "Goa\nDelhi\nAssam", "Assam\nDelhi\nGoa"],
    ["contact", "phone", "", ""],
    ["contact", "whatsApp", "0091-98765.43210", "+91 98765 43210"],
    ["social", "facebook", "https://www.facebook.com/shop", "https://www.facebook.com/shop"],
    ["seller", "gstin", "", ""],
    [
      "couriers",
      "couriers",
      "Post=https://p.example/{trackingId}; Runner=https://r.example/{trackingId}",
      "Post=https://p.example/{trackingId}\nRunner=https://r.example/{trackingId}",
    ],
  ] as const)("is stored in a plain form: %s.%s = %j", (group, name, text, stored) => {
    const result = readGroup(group, { [name]: text });
    const texts = "values" in result ? textsOf(group, result.values as never) : { [name]: result.problem };
    expect(texts[name]).toBe(stored);
  });

  it("of the seller fits to the others: a GSTIN is of the state", () => {
    const texts = { state: "Maharashtra", gstin: "27aapfu0939f1zv" };
    expect(readGroup("seller", texts)).toMatchObject({ values: { gstin: "27AAPFU0939F1ZV" } });
    expect(readGroup("seller", { ...texts, state: "Goa" })).toEqual({
      name: "gstin",
      problem: "This is not a valid GSTIN for Goa.",
    });
  });
});
