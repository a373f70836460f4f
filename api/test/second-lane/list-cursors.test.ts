import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { shopSchema } from "../../src/app/schema.ts";
import { encodeCursor } from "../../src/platform/paging/paging.ts";
import { callerOf, listsOf, readList, type List } from "../support/bad-inputs/cursors.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const callers = { admin: await testShop.anAdmin(), shopper: await testShop.aShopper() };
const { id: productId } = await testShop.aProduct();
const batch = await testShop.gql<{ startImport: { id: string } }>(
  'mutation { startImport(name: "products.csv") { id } }',
  {},
  callers.admin.token,
);
const lists = listsOf({ shopperId: callers.shopper.id, productId, batchId: batch.data.startImport.id });

const read = (field: string, list: List, after: string) =>
  testShop.gql(readList(field, list), { after }, callers[callerOf(list)].token);

/** Invented cursors are rows of support/bad-inputs/cursors.ts. */
describe("a cursor", () => {
  it("has rows for every list of the schema", () => {
    const fields = Object.values(shopSchema().getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.args.some(({ name }) => name === "after"))
      .map(({ type, field }) => `${type.name}.${field.name}`);
    expect(Object.keys(lists).sort()).toEqual(fields.sort());
  });

  it.each(Object.entries(lists))("of %s that names no row is accepted", async (field, list) => {
    const { status, errors } = await read(field, list, encodeCursor(list.name, list.key));
    expect({ status, errors }).toEqual({ status: 200, errors: [] });
  });

  it.each(Object.entries(lists))("of %s that is empty gives the first page", async (field, list) => {
    const first = await read(field, list, "");
    expect(first.status).toBe(200);
    expect(JSON.stringify(first.data)).toContain('"hasPreviousPage":false');
  });
});
