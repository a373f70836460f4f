import { expect, it } from "vitest";
import { encodeCursor, type CursorKey } from "../src/platform/paging/paging.ts";
import { openTestShop } from "./support/test-shop.ts";

const { gql, anAdmin, aProduct, complaints } = await openTestShop();
const admin = await anAdmin();
const product = await aProduct();

const id = "01990000-0000-7000-8000-00000000000a";
const noDay = "2026-02-31T10:00:00.123456Z";
const instant = "2026-11-20T10:00:00.123456Z";

/** Cursors that no page of the shop contains: an instant of no day, and an id that is none. */
const byTime: CursorKey[] = [
  [noDay, id],
  [instant, "x"],
];

/** The lists of admins: the name in their cursors, the field, and invented sort keys. */
const lists: [name: string, field: string, keys: CursorKey[]][] = [
  ["audit", "auditEntries(after: $after)", [["x"]]],
  ["contact-messages", "contactMessages(after: $after)", byTime],
  ["customers", "customers(after: $after)", [[noDay, "meera@example.com"]]],
  ["deliveries-to-pack", "deliveries(stage: TO_PACK, after: $after)", byTime],
  ["disputes", "disputes(after: $after)", byTime],
  ["money:online", "moneyEntries(figure: ONLINE, after: $after)", byTime],
  ["payouts", "payouts(after: $after)", [["x"]]],
  ["product-batches", "productBatches(after: $after)", byTime],
  ["replacements", "replacementsDue(after: $after)", byTime],
  ["settlement-problems", "settlementProblems(after: $after)", byTime],
  ["settlements", "settlements(after: $after)", [[noDay, "setl_1"]]],
  ["stock-movements", `stockMovements(productId: "${product.id}", after: $after)`, [["x"]]],
];

it.each(lists)(
  "the list %s refuses an invented cursor, before it is an error of the database",
  async (name, field, keys) => {
    for (const key of keys) {
      const after = encodeCursor(name, key);
      const response = await gql(
        `query($after: String) { ${field} { edges { cursor } } }`,
        { after },
        admin.token,
      );
      expect(response.code).toBe("BAD_CURSOR");
    }
    expect(complaints()).toEqual([]);
  },
);
