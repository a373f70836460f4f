import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { ADD_CODES, promotionCalls } from "../../support/promotion-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin } = testShop;
const { aPromotion, promotion } = promotionCalls(testShop);
const admin = await anAdmin();

const mostCodes = 10_000;

const aList = (beginning: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${beginning}-${index}`);

const add = (id: string, codes: string[], key = randomUUID()) =>
  gql<{ addPromotionCodes: { codeCount: number } }>(ADD_CODES, { id, codes, key }, admin.token);

const storedCodes = async (id: string) => {
  const [row] = await sql<{ codes: number; different: number }>(
    "select count(*)::int as codes, count(distinct code)::int as different from promotion_codes where promotion_id = $1",
    [id],
  );
  return row;
};

it("a list of 10,000 codes with 500 repeated ones, in another case of letters, adds each once", async () => {
  const { id } = await aPromotion(admin, { code: null });
  const codes = aList("GIFT", mostCodes);
  const list = [...codes, ...codes.slice(0, 500).map((code) => ` ${code.toLowerCase()} `)];
  const key = randomUUID();
  for (let press = 0; press < 2; press += 1)
    expect((await add(id, list, key)).data.addPromotionCodes.codeCount).toBe(mostCodes);
  // Of the same list by another request, and of one with a new code, only that is added.
  expect((await add(id, list)).data.addPromotionCodes.codeCount).toBe(mostCodes);
  expect((await add(id, [...codes.slice(1), "GIFT-NEW"])).data.addPromotionCodes.codeCount).toBe(
    mostCodes + 1,
  );
  expect(await storedCodes(id)).toEqual({ codes: mostCodes + 1, different: mostCodes + 1 });
  const entries = await sql(
    "select changes from audit_entries where subject_id = $1 and action = 'addPromotionCodes' order by id",
    [id],
  );
  expect(entries).toEqual([mostCodes, 1].map((after) => ({ changes: { codes: { before: null, after } } })));
});

it("a list with too many codes, an invalid one or one of another promotion is refused as a whole", async () => {
  const { id } = await aPromotion(admin, { code: null });
  const other = await aPromotion(admin);
  const codes = aList("SALE", mostCodes);
  const refusals: [string[], string][] = [
    [[...codes, "SALE-MORE"], "Add at most 10,000 different codes at once."],
    [
      [...codes.slice(1), "DIW\u0410LI"],
      "\u201cDIW\u0410LI\u201d is not a code. A code has 3 to 40 letters A to Z, digits and hyphens, without spaces.",
    ],
    [[...codes.slice(1), other.code ?? ""], `Another promotion has the code ${other.code}.`],
  ];
  for (const [list, message] of refusals)
    expect(await add(id, list)).toMatchObject({ message, errors: [{ extensions: { field: "codes" } }] });
  expect(await promotion(admin, id)).toMatchObject({ codeCount: 0 });
});
