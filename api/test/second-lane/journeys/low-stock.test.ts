import { beforeAll, describe, expect, it } from "vitest";
import { dashboardCalls } from "../../support/dashboard-calls.ts";
import type { Person } from "../../support/factories.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, aProduct, aShopper, anAdmin, anOrder } = testShop;
const { figures } = dashboardCalls(testShop);

let admin: Person;
let shopper: Person;

beforeAll(async () => {
  [admin, shopper] = await Promise.all([anAdmin(), aShopper()]);
});

/** Titles of the products with this stock level. */
const titlesOf = async (stock: "LOW" | "OUT"): Promise<string[]> => {
  type List = { adminProducts: { nodes: { title: string }[] } };
  const query = "query($filter: AdminProductFilter) { adminProducts(filter: $filter) { nodes { title } } }";
  const { data } = await gql<List>(query, { filter: { stock } }, admin.token);
  return data.adminProducts.nodes.map(({ title }) => title);
};

describe("low stock", () => {
  /** Pieces of the products with low stock, computed from the stock units. */
  const computed = () =>
    sql<{ product_id: string; stock: number }>(
      `select product_id, sum(stock)::int as stock from stock_units group by 1 having sum(stock) <= 5 order by 1`,
    );
  const maintained = () =>
    sql<{ product_id: string; stock: number }>("select product_id, stock from low_stock order by 1");

  it("counts all sizes and colours together", async () => {
    const sizes = ["S", "M", "L"];
    const few = await aProduct({ title: "Few", sizes, colors: ["Red"], stockOfEach: 1 });
    const several = await aProduct({ title: "Several", sizes, colors: ["Red"], stockOfEach: 2 });
    expect(await titlesOf("LOW")).toEqual(["Few"]);
    await sql("update stock_units set stock = 0 where product_id = $1 and size <> 'S'", [several.id]);
    await sql("update stock_units set stock = 0 where product_id = $1", [few.id]);
    expect(await titlesOf("LOW")).toEqual(["Several"]);
    await sql("insert into stock_units (product_id, size, color, stock) values ($1, 'XL', 'Red', 40)", [
      few.id,
    ]);
    expect(await titlesOf("OUT")).toEqual([]);
    await sql("delete from stock_units where product_id = $1 and size = 'XL'", [few.id]);
    expect(await titlesOf("OUT")).toEqual(["Few"]);
    expect(await maintained()).toEqual(await computed());
    await sql("delete from products where id = any($1)", [[few.id, several.id]]);
    expect(await maintained()).toEqual(await computed());
  });

  it("follows a sale", async () => {
    const dress = await aProduct({ title: "Sari gown", stock: 6 });
    await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    expect(await titlesOf("LOW")).toContain("Sari gown");
    expect(await maintained()).toEqual(await computed());
  });

  it("is exact after sales of several sizes at the same time", async () => {
    const sizes = ["S", "M", "L"];
    const { id } = await aProduct({ title: "Rush", sizes, colors: ["Red"], stockOfEach: 4 });
    const shoppers = await Promise.all(sizes.map(() => aShopper()));
    await Promise.all(
      sizes.map((size, index) =>
        anOrder({
          shopper: shoppers[index] as Person,
          lines: [{ productId: id, size, color: "Red", quantity: 3 }],
        }),
      ),
    );
    expect(await maintained()).toEqual(await computed());
    expect(await sql("select stock from low_stock where product_id = $1", [id])).toEqual([{ stock: 3 }]);
  });
});

it("may be higher than the count of the dashboard if all products that were read are archived", async () => {
  await sql(`with added as (insert into products (title, description, price, category, hsn, archived_at)
      select 'Old dress', 'A dress.', 54000, 'party', '6204', now() from generate_series(1, 501) returning id)
    insert into stock_units (product_id, stock) select id, 0 from added`);
  expect((await figures(admin)).outOfStock).toEqual({ count: 0, isMore: true, products: [] });
});
