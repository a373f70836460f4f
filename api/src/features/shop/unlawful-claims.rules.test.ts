import { describe, expect, it } from "vitest";
import { liveSettings } from "./live-settings.rules.ts";
import { indianPlaces } from "./seller.rules.ts";
import { settingGroups, type ShopValues } from "./shop-settings.rules.ts";
import { unlawfulClaims } from "./unlawful-claims.rules.ts";

const initial = Object.fromEntries(
  Object.entries(settingGroups).map(([group, { settings }]) => [
    group,
    Object.fromEntries(Object.entries(settings).map(([name, setting]) => [name, setting.initial])),
  ]),
) as ShopValues;

const claimsWith = (changes: Partial<ShopValues>) =>
  unlawfulClaims(liveSettings({ ...initial, ...changes })).map(({ id }) => id);

const all = ["cart-shipping", "original-price", "support", "territories"];

describe("the claims of the specification", () => {
  it("are reported, each with its rule and the group of its setting", () => {
    expect(claimsWith({})).toEqual(all);
    for (const { rule, group } of unlawfulClaims(liveSettings(initial))) {
      expect(rule).toMatch(/20\d\d/);
      expect(settingGroups).toHaveProperty(group);
    }
  });

  it.each<[string, Partial<ShopValues>]>([
    ["cart-shipping", { claims: { ...initial.claims, cartShipping: "checkout fee" } }],
    ["cart-shipping", { shipping: { ...initial.shipping, cartShippingFee: 9900 } }],
    ["original-price", { claims: { ...initial.claims, originalPrice: "products with an MRP" } }],
    ["support", { claims: { ...initial.claims, supportLine: "" } }],
    ["support", { claims: { ...initial.claims, supportLine: "Support Mon to Sat, 10 am to 7 pm" } }],
    ["territories", { states: { states: indianPlaces } }],
    ["territories", { states: { states: ["Goa", "Delhi"] } }],
  ])("%s ends with its setting", (ended, changes) => {
    expect(claimsWith(changes)).toEqual(all.filter((id) => id !== ended));
  });
});
