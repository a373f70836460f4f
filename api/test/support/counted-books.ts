import { dashboardCalls } from "./dashboard-calls.ts";
import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

type BookRow = {
  day: string;
  status: string;
  paymentStatus: string;
  amount: number;
  credited: number;
  number: string;
  email: string;
  name: string;
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

/** The figures of the dashboard since that day in India, added up from the books row by row. */
const countedFromBooks = async (sql: TestShop["sql"], from: string) => {
  const rows = await sql<BookRow>(
    `select to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, o.order_status as status,
       o.payment_status as "paymentStatus", o.final_amount::float8 as amount, o.order_number as number,
       (select coalesce(sum(amount), 0)::float8 from order_credits c where c.order_id = o.id) as credited,
       lower(o.ship_email) as email, o.ship_full_name as name,
       (select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity,
         'revenue', l.price * l.quantity - l.discount)) from order_lines l where l.order_id = o.id) as lines
     from orders o order by o.created_at desc, o.id desc`,
  );
  const [units] = await sql<{ pieces: number }>("select sum(stock)::int as pieces from stock_units");
  const soldLines = rows
    .filter(({ status, day }) => day >= from && !["pending", "cancelled", "returned"].includes(status))
    .flatMap(({ lines }) => lines);
  return {
    ...revenueOf(rows),
    statuses: Object.fromEntries(
      groupsOf(rows, ({ status }) => status.toUpperCase()).map(([s, o]) => [s, o.length]),
    ),
    inventory: units?.pieces,
    days: groupsOf(rows.filter(({ day }) => day >= from).toReversed(), ({ day }) => day).map(
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
    ).map(([email, orders]) => ({
      email,
      name: orders[0]?.name,
      orderCount: orders.length,
      lastOrderNumber: orders[0]?.number,
    })),
  };
};

/** What the dashboard and its list of customers show an admin, and the same counted from the books. */
export const dashboardAndBooks = async (testShop: TestShop, admin: Person) => {
  const { figures, customers } = dashboardCalls(testShop);
  const shown = await figures(admin);
  const { nodes } = await customers(admin, { first: 100 });
  const dashboard = {
    orderCount: shown.orderCount,
    revenue: shown.revenue,
    netRevenue: shown.netRevenue,
    statuses: Object.fromEntries(
      shown.statusCounts.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]),
    ),
    inventory: shown.inventory,
    days: shown.salesByDay.filter(({ orderCount }) => orderCount > 0),
    bestSellers: shown.bestSellers.map(({ productId, pieces, revenue }) => ({ productId, pieces, revenue })),
    customers: nodes.map(({ email, name, orderCount, lastOrderNumber }) => ({
      email,
      name,
      orderCount,
      lastOrderNumber,
    })),
  };
  // The days that were answered: it may be tomorrow in India by now.
  return { dashboard, books: await countedFromBooks(testShop.sql, shown.salesByDay[0]?.day ?? "") };
};
