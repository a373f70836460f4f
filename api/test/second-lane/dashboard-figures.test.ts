import fc from "fast-check";
import { expect, it } from "vitest";
import { dashboardCalls } from "../support/dashboard-calls.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { sql, anAdmin, aShopper, aProduct, anOrder } = testShop;
const { figures, customers } = dashboardCalls(testShop);

type BookRow = {
  day: string;
  ago: number;
  status: string;
  paymentStatus: string;
  amount: number;
  credited: number;
  number: string;
  email: string;
  lines: { productId: string; quantity: number; revenue: number }[];
};

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Groups in the order of their first rows. */
const groupsOf = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
};

const revenueOf = (rows: readonly BookRow[]) => ({
  orderCount: rows.length,
  revenue: sumOf(rows.map(({ amount }) => amount)) / 100,
  netRevenue:
    sumOf(
      rows
        .filter(({ status }) => !["cancelled", "returned"].includes(status))
        .filter(({ paymentStatus }) => paymentStatus === "completed")
        .map(({ amount, credited }) => amount - credited),
    ) / 100,
});

/** The figures of the dashboard, added up from the books row by row. */
const countedFromBooks = async () => {
  const rows = await sql<BookRow>(
    `select to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, o.order_status as status,
       (now() at time zone 'Asia/Kolkata')::date - (o.created_at at time zone 'Asia/Kolkata')::date as ago,
       o.payment_status as "paymentStatus", o.final_amount::float8 as amount, o.order_number as number,
       (select coalesce(sum(amount), 0)::float8 from order_credits c where c.order_id = o.id) as credited,
       lower(o.ship_email) as email,
       (select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity,
         'revenue', l.price * l.quantity - l.discount)) from order_lines l where l.order_id = o.id) as lines
     from orders o order by o.created_at desc, o.id desc`,
  );
  const [units] = await sql<{ pieces: number }>("select sum(stock)::int as pieces from stock_units");
  const soldLines = rows
    .filter(({ status, ago }) => ago < 30 && !["pending", "cancelled", "returned"].includes(status))
    .flatMap(({ lines }) => lines);
  return {
    ...revenueOf(rows),
    statuses: Object.fromEntries(
      groupsOf(rows, ({ status }) => status.toUpperCase()).map(([s, o]) => [s, o.length]),
    ),
    inventory: units?.pieces,
    days: groupsOf(rows.filter(({ ago }) => ago < 30).toReversed(), ({ day }) => day).map(
      ([day, orders]) => ({ day, ...revenueOf(orders) }),
    ),
    bestSellers: groupsOf(soldLines, ({ productId }) => productId)
      .map(([productId, lines]) => ({
        productId,
        pieces: sumOf(lines.map(({ quantity }) => quantity)),
        revenue: sumOf(lines.map(({ revenue }) => revenue)) / 100,
      }))
      .toSorted((a, b) => b.pieces - a.pieces || b.revenue - a.revenue),
    customers: groupsOf(
      rows.filter(({ email }) => email !== ""),
      ({ email }) => email,
    ).map(([email, orders]) => ({ email, orderCount: orders.length, lastOrderNumber: orders[0]?.number })),
  };
};

const shownOnDashboard = async (admin: Awaited<ReturnType<typeof anAdmin>>) => {
  const shown = await figures(admin);
  const { nodes } = await customers(admin, { first: 100 });
  return {
    orderCount: shown.orderCount,
    revenue: shown.revenue,
    netRevenue: shown.netRevenue,
    statuses: Object.fromEntries(
      shown.statusCounts.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
    ),
    inventory: shown.inventory,
    days: shown.salesByDay.filter(({ orderCount }) => orderCount > 0),
    bestSellers: shown.bestSellers.map(({ productId, pieces, revenue }) => ({ productId, pieces, revenue })),
    customers: nodes.map(({ email, orderCount, lastOrderNumber }) => ({
      email,
      orderCount,
      lastOrderNumber,
    })),
  };
};

const statuses = ["pending", "confirmed", "processing", "shipped", "delivered", "cancelled", "returned"];

/** A drawn place of the orders, by the number of the order. */
const ONE_ORDER =
  "select id from orders order by order_number offset $1::bigint % (select greatest(count(*), 1) from orders) limit 1";

it("the figures of the dashboard equal the books after each round of random changes", async () => {
  const admin = await anAdmin();
  const products = await Promise.all(
    [111.11, 222.22, 333.33].map((price) => aProduct({ stock: 500, price })),
  );
  const shoppers = await Promise.all([1, 2, 3].map(() => aShopper()));
  const seed = Date.now();
  const draws = fc.sample(fc.nat(), { seed, numRuns: 2000 });
  const draw = (): number => draws.pop() ?? 0;
  const pick = <Item>(items: readonly Item[]): Item => items[draw() % items.length] as Item;
  const position = () =>
    anOrder({
      shopper: pick(shoppers),
      lines: [{ productId: pick(products).id, quantity: 1 + (draw() % 3) }],
    });
  const update = (set: string, values: unknown[]) =>
    sql(`update orders set ${set} where id = (${ONE_ORDER})`, [draw(), ...values]);
  const changes: (() => Promise<unknown>)[] = [
    position,
    position,
    () => update("order_status = $2", [pick(statuses)]),
    () => update("payment_status = $2", [pick(["pending", "completed", "failed", "refunded"])]),
    () => update("order_status = $2, payment_status = 'completed'", [pick(statuses)]),
    () =>
      sql(
        `insert into order_credits (order_id, source_id, reason, amount, tax, shipping, shipping_tax)
         select id, uuidv7(), 'pieces were returned', least(10000, final_amount - credited_amount), 0, 0, 0
         from orders where id = (${ONE_ORDER}) for no key update`,
        [draw()],
      ),
    () => update("created_at = created_at - make_interval(hours => $2)", [pick([1, 40, 29 * 24, 95 * 24])]),
    () =>
      update("ship_email = $2", [pick(["Buyer-1@example.com", "buyer-1@example.com", "b2@example.com", ""])]),
    () => sql("update stock_units set stock = stock + 3 where product_id = $1", [pick(products).id]),
  ];
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(Array.from({ length: 6 }, () => pick(changes)()));
    expect(await shownOnDashboard(admin), `seed ${seed}`).toEqual(await countedFromBooks());
  }
});
