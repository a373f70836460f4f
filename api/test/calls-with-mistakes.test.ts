import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { accessFixtures } from "./support/access-fixtures.ts";
import { noOrderLimits } from "./support/no-order-limits.ts";
import { accessCases } from "./support/shop-access-cases.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const fixtures = await accessFixtures(testShop);

type Change = (value: unknown, name: string) => unknown;

/** Variables with each value changed, also inside of inputs and lists. */
const changed = (value: unknown, change: Change, name = ""): unknown => {
  if (Array.isArray(value)) return value.map((each) => changed(each, change, name));
  if (value === null || typeof value !== "object") return change(value, name);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner, change, key)]));
};

const isId = (value: unknown): boolean =>
  typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value);

/** Ways in which a call goes wrong. */
const mistakes: Record<string, Change> = {
  "an unknown id": (value) => (isId(value) ? randomUUID() : value),
  "an outdated version": (value, name) =>
    /version/i.test(name) && typeof value === "number" ? 99_999 : value,
  "blank texts": (value) => (typeof value === "string" && !isId(value) ? " " : value),
  "figures below zero": (value, name) => (typeof value === "number" && !/version/i.test(name) ? -1 : value),
};

/** What a call of the staff and one of a shopper get; the files of uploads stay away. */
describe.each(Object.entries(mistakes))("a call with %s", (_, change) => {
  it.each(Object.entries(accessCases))(
    "is answered, or refused with a code that the schema lists: %s",
    async (name, access) => {
      const [query, variables = {}] = await access.callOf(fixtures);
      const given = changed(variables, change) as Record<string, unknown>;
      if (JSON.stringify(given) === JSON.stringify(variables)) return;
      for (const { token } of [fixtures.admin, fixtures.shopper]) {
        const { code } = await testShop.gql(query, given, token);
        expect([name, code]).not.toEqual([name, "INTERNAL"]);
      }
    },
  );
});
