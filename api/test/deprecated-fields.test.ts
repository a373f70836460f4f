import { isObjectType } from "graphql";
import { afterAll, describe, expect, it } from "vitest";
import { shopSchema } from "../src/app/schema.ts";
import { openTestShop } from "./support/test-shop.ts";

const settings = shopSchema().getType("ShopSettings");
const states = isObjectType(settings) ? settings.getFields()["states"] : undefined;
if (!states) throw new Error("no field ShopSettings.states");
const reason = "Since 2026-11-27: use another one.";
states.deprecationReason = reason;
afterAll(() => {
  states.deprecationReason = undefined;
});

const { gql } = await openTestShop();

const deprecatedIn = async (query: string): Promise<unknown> => {
  const { text } = await gql(query);
  return (JSON.parse(text) as { extensions?: { deprecated?: unknown } }).extensions?.deprecated;
};

describe("an answer", () => {
  it("names the deprecated fields that its document uses, also when the query is frequent", async () => {
    for (let use = 0; use < 6; use += 1)
      expect(await deprecatedIn("{ settings { states } }")).toEqual([
        { name: "ShopSettings.states", reason },
      ]);
  });

  it("names them beside an error", async () => {
    expect(await deprecatedIn('{ settings { states } product(id: "none") { id } }')).toEqual([
      { name: "ShopSettings.states", reason },
    ]);
  });

  it("has no such extension without them", async () => {
    for (let use = 0; use < 6; use += 1)
      expect(await deprecatedIn("{ settings { __typename } }")).toBeUndefined();
  });
});
