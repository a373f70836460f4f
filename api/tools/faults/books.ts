import { bySql, type Check } from "./check.ts";
import { moneyChecks } from "./money-checks.ts";
import type { Stage } from "./stage.ts";

/** Something that must never be, and is. */
export type Offence = { check: string; what: string };

const piecesAddUp: Check = {
  name: "stock + held = initial",
  look: async (stage) => {
    const rows = await stage.sql<{ unit: string; stock: number; held: number }>(
      `select u.id as unit, u.stock, coalesce(sum(l.quantity) filter (where o.holds_stock), 0)::int as held
       from stock_units u left join order_lines l on l.stock_unit_id = u.id left join orders o on o.id = l.order_id
       where u.id = any($1) group by u.id`,
      [[...stage.laid.keys()]],
    );
    return rows
      .filter(({ unit, stock, held }) => stock + held !== stage.laid.get(unit))
      .map(
        ({ unit, stock, held }) =>
          `${unit}: ${stock} in stock + ${held} held, ${stage.laid.get(unit)} laid out`,
      );
  },
};

/** The promises of docs/architecture.md, "What must never happen to money and stock". */
export const checks: Check[] = [
  bySql("stock >= 0", "select id, stock from stock_units where stock < 0"),
  piecesAddUp,
  bySql(
    "no order without lines",
    "select order_number from orders o where not exists (select from order_lines l where l.order_id = o.id)",
  ),
  bySql(
    "total = lines + shipping - discount",
    `select o.order_number, o.final_amount, sum(l.price * l.quantity) as lines from orders o
     join order_lines l on l.order_id = o.id group by o.id
     having o.final_amount <> sum(l.price * l.quantity) + o.shipping_cost - o.discount
       or o.total_amount <> sum(l.price * l.quantity)`,
  ),
  bySql(
    "one order a key",
    "select user_id, idempotency_key, count(*) from orders group by 1, 2 having count(*) > 1",
  ),
  bySql("order numbers are unique", "select order_number from orders group by 1 having count(*) > 1"),
  ...moneyChecks,
];

/** Looks at every promise; nothing where all are kept. */
export const booksOf = async (stage: Stage): Promise<Offence[]> => {
  const found = await Promise.all(
    checks.map(async ({ name, look }) =>
      (await look(stage)).slice(0, 3).map((what) => ({ check: name, what })),
    ),
  );
  return found.flat();
};
