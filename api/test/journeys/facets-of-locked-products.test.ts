import { describe, expect, it } from "vitest";
import { lockOutdatedProducts } from "../../src/features/catalogue/facets/outdated-facets.store.ts";
import { refreshFacets } from "../../src/features/catalogue/facets/refresh-facets.command.ts";
import { inTransaction } from "../../src/platform/database/database.ts";
import { openTestShop } from "../support/test-shop.ts";

const { sql, shop, aProduct, aShopper, anOrder } = await openTestShop();

const facetsOf = async (id: string): Promise<string[]> => {
  const [row] = await sql<{ facets: string[] }>("select facets from products where id = $1", [id]);
  return row?.facets ?? [];
};

describe("the facets of a product", () => {
  it("do not make an order of the last piece wait for a product that an import writes, and follow soon", async () => {
    const { id } = await aProduct({ sizes: ["M"], stock: 1 });
    const shopper = await aShopper();
    await inTransaction(shop.database, async (tx) => {
      await tx.query("select from products where id = $1 for no key update", [id]);
      // An order that waits for the lock of this transaction is refused at the statement timeout.
      const order = await anOrder({ shopper, lines: [{ productId: id, size: "M", quantity: 1 }] });
      expect(order.id).toBeTruthy();
      await refreshFacets(shop);
      expect(await facetsOf(id)).toContain("size/M");
    });
    await refreshFacets(shop);
    expect(await facetsOf(id)).not.toContain("size/M");
    expect(await sql("select from outdated_facets")).toEqual([]);
  });

  it("do not wait behind those of other products that are locked", async () => {
    const [locked, free] = (await Promise.all([aProduct(), aProduct()])).map(({ id }) => id).sort();
    await sql("insert into outdated_facets (product_id) values ($1), ($2)", [locked, free]);
    await inTransaction(shop.database, async (tx) => {
      await tx.query("select from products where id = $1 for no key update", [locked]);
      const ids = await inTransaction(shop.database, (other) => lockOutdatedProducts(other, 1));
      expect(ids).toEqual([free]);
    });
    await refreshFacets(shop);
  });

  it("are written anew for outdated products only, and never for a product that is gone", async () => {
    const { id } = await aProduct({ sizes: ["M"], stock: 3 });
    await sql("insert into outdated_facets (product_id) values ($1), ($1), (gen_random_uuid())", [id]);
    const version = () => sql("select xmin::text from products where id = $1", [id]);
    const before = await version();
    await Promise.all([refreshFacets(shop), refreshFacets(shop)]);
    expect(await version()).toEqual(before);
    expect(await sql("select from outdated_facets")).toEqual([]);
  });
});
