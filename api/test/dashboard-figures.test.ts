import pg from "pg";
import { describe, expect, it } from "vitest";
import { foldFigures } from "../src/features/dashboard/fold-figures.command.ts";
import { noOrderLimits } from "./support/no-order-limits.ts";
import { openTestShop } from "./support/test-shop.ts";

/** Each maintained figure, and the same counted from the rows themselves. */
const figures = {
  totals: [
    `select to_char(day, 'YYYY-MM-DD') as day, order_status, payment_status, sum(orders)::int as orders,
       sum(amount)::float8 as amount, sum(credited)::float8 as credited
     from (select day, order_status, payment_status, orders, amount, credited from order_totals
       union all select day, order_status, payment_status, orders, amount, credited from order_deltas) t
     group by 1, 2, 3 having sum(orders) <> 0 or sum(amount) <> 0 or sum(credited) <> 0 order by 1, 2, 3`,
    `select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, order_status, payment_status,
       count(*)::int as orders, sum(final_amount)::float8 as amount,
       coalesce(sum((select sum(amount) from order_credits c where c.order_id = o.id)), 0)::float8 as credited
     from orders o group by 1, 2, 3 order by 1, 2, 3`,
  ],
  customers: [
    `select c.email, c.order_count, o.order_number from customers c join orders o on o.id = c.last_order_id order by 1`,
    `select lower(ship_email) as email, count(*)::int as order_count,
       (array_agg(order_number order by created_at desc, id desc))[1] as order_number
     from orders where ship_email <> '' group by 1 order by 1`,
  ],
  inventory: [
    "select coalesce(sum(pieces), 0)::int as pieces from inventory_parts",
    "select coalesce(sum(stock), 0)::int as pieces from stock_units",
  ],
} as const;

const randomShop = await openTestShop(noOrderLimits);
const quietShop = await openTestShop(noOrderLimits);
const smallShop = await openTestShop();

type Sql = (text: string) => Promise<object[]>;

/** The figures that differ from a recount, each with both results. */
const wrongFigures = async (sql: Sql, names: readonly (keyof typeof figures)[]) => {
  const wrong: object[] = [];
  for (const name of names) {
    const [maintained, counted] = [await sql(figures[name][0]), await sql(figures[name][1])];
    if (JSON.stringify(maintained) !== JSON.stringify(counted)) wrong.push({ name, maintained, counted });
  }
  return wrong;
};

const sums = ["totals", "inventory"] as const;
const all = ["totals", "inventory", "customers"] as const;

const statuses = ["pending", "confirmed", "processing", "shipped", "delivered", "cancelled", "returned"];

describe("the figures of the dashboard", () => {
  it("equal a full recount at any moment of many concurrent changes of orders and stock", async () => {
    const { shop, sql, aShopper, aProduct, anOrder } = randomShop;
    const products = await Promise.all([1, 2, 3].map(() => aProduct({ stock: 500, price: 333.33 })));
    const shoppers = await Promise.all([1, 2, 3].map(() => aShopper()));
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(Math.random() * items.length)] as Item;
    const place = () =>
      anOrder({
        shopper: pick(shoppers),
        lines: [{ productId: pick(products).id, quantity: 1 + Math.floor(Math.random() * 3) }],
      });
    const update = (set: string, values: unknown[]) =>
      sql(`update orders set ${set} where id = (select id from orders order by random() limit 1)`, values);
    const changes: (() => Promise<unknown>)[] = [
      place,
      place,
      () => update("order_status = $1", [pick(statuses)]),
      () => update("payment_status = $1", [pick(["pending", "completed", "failed", "refunded"])]),
      () => update("order_status = $1, payment_status = 'completed'", [pick(statuses)]),
      () =>
        sql(
          `insert into order_credits (order_id, source_id, reason, amount, tax, shipping, shipping_tax)
           select id, uuidv7(), 'pieces were returned', least(10000, final_amount - credited_amount), 0, 0, 0
           from orders order by random() limit 1 for no key update`,
        ),
      () => update("created_at = created_at - make_interval(days => $1)", [pick([1, 40, 95])]),
      () => sql("update stock_units set stock = stock + 3 where product_id = $1", [pick(products).id]),
    ];
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([foldFigures(shop), ...Array.from({ length: 6 }, () => pick(changes)())]);
      expect(await wrongFigures(sql, sums)).toEqual([]);
    }
    await foldFigures(shop);
    expect(await sql("select from order_deltas")).toEqual([]);
    expect(await sql("select from inventory_parts")).toHaveLength(1);
    expect(await wrongFigures(sql, sums)).toEqual([]);
  });

  it("of customers equal a recount after a fold", async () => {
    const { shop, sql, aProduct, anOrder } = quietShop;
    const product = await aProduct({ stock: 500 });
    for (let index = 0; index < 14; index += 1) {
      const { id } = await anOrder({ lines: [{ productId: product.id, quantity: 1 + (index % 3) }] });
      await sql("update orders set ship_email = $2 where id = $1", [id, `Buyer-${index % 4}@example.com`]);
      if (index % 5 === 0) await foldFigures(shop);
      await sql("update orders set order_status = $2 where id = $1", [id, statuses[index % 7]]);
    }
    await foldFigures(shop);
    expect(await wrongFigures(sql, all)).toEqual([]);
  });

  it("lose an order that is deleted", async () => {
    const { shop, sql, anOrder } = smallShop;
    const [{ id }] = [await anOrder(), await anOrder()];
    await foldFigures(shop);
    await sql("delete from orders where id = $1", [id]);
    expect(await wrongFigures(sql, all)).toEqual([]);
  });
});

describe("a recount", () => {
  it("counts a change once that is made while it counts", async () => {
    const { sql, shop, anOrder } = smallShop;
    await anOrder();
    const client = new pg.Client({ connectionString: shop.settings.databaseUrl });
    await client.connect();
    try {
      await client.query("begin");
      await client.query(`update orders set order_status = 'delivered'`);
      await sql("select recount_orders(), recount_inventory()");
      expect(await wrongFigures(sql, sums)).toEqual([]);
      await client.query("commit");
      expect(await wrongFigures(sql, sums)).toEqual([]);
    } finally {
      await client.end();
    }
  });
});
