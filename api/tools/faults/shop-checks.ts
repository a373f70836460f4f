import { sqlCheck, type Check, type CheckedBooks } from "./check.ts";
import { moneyChecks, oneMailAnOrder } from "./money-checks.ts";
import { returnChecks } from "./return-checks.ts";

/** A broken invariant. `check` is the name of the check. */
export type Violation = { check: string; message: string };

/** Held pieces are those of the lines of orders, with their later changes, and those that were written off on their return. */
const piecesAddUp: Check<CheckedBooks> = {
  name: "stock + held = initial",
  run: async (stage) => {
    const rows = await stage.sql<{ unit: string; stock: number; held: number }>(
      `with pieces as (
         select l.stock_unit_id as unit, l.quantity from order_lines l join orders o on o.id = l.order_id
           where o.holds_stock
         union all
         select u.id, c.quantity from order_portion_changes c join order_lines l on l.id = c.order_line_id
           join orders o on o.id = l.order_id
           join stock_units u on u.product_id = l.product_id and u.size is not distinct from c.size
           where o.holds_stock
         union all
         select u.id, i.written_off from return_lines i join order_lines l on l.id = i.order_line_id
           join stock_units u on u.product_id = l.product_id and u.size is not distinct from i.size
       )
       select u.id as unit, u.stock, coalesce(sum(p.quantity), 0)::int as held
       from stock_units u left join pieces p on p.unit = u.id where u.id = any($1) group by u.id`,
      [[...stage.initialPieces.keys()]],
    );
    return rows
      .filter(({ unit, stock, held }) => stock + held !== stage.initialPieces.get(unit))
      .map(
        ({ unit, stock, held }) =>
          `${unit}: ${stock} in stock + ${held} held, ${stage.initialPieces.get(unit)} at the start`,
      );
  },
};

/** What must hold of stock, money and returns after each request. */
export const bookChecks: Check<CheckedBooks>[] = [
  sqlCheck("stock >= 0", "select id, stock from stock_units where stock < 0"),
  sqlCheck(
    "stock = sum of its movements",
    `select u.id, u.stock, coalesce(sum(m.quantity), 0) as moved
     from stock_units u left join stock_movements m on m.product_id = u.product_id and m.unit_id = u.id
     group by u.id having u.stock <> coalesce(sum(m.quantity), 0)`,
  ),
  piecesAddUp,
  sqlCheck(
    "no order without lines",
    "select order_number from orders o where not exists (select from order_lines l where l.order_id = o.id)",
  ),
  sqlCheck(
    "total = lines + shipping - discount",
    `select o.order_number, o.final_amount, sum(l.price * l.quantity) as lines from orders o
     join order_lines l on l.order_id = o.id group by o.id
     having o.final_amount <> sum(l.price * l.quantity) + o.shipping_cost - o.discount
       or o.total_amount <> sum(l.price * l.quantity)`,
  ),
  sqlCheck(
    "one order a key",
    "select user_id, idempotency_key, count(*) from orders group by 1, 2 having count(*) > 1",
  ),
  sqlCheck("order numbers are unique", "select order_number from orders group by 1 having count(*) > 1"),
  ...moneyChecks,
  ...returnChecks,
];

/** The invariants of docs/architecture.md, "What must never happen to money and stock". */
export const shopChecks: Check[] = [...bookChecks, oneMailAnOrder];

/** Runs the checks. Returns at most three violations of each. */
export const findViolations = async <Shop extends CheckedBooks>(
  shop: Shop,
  checks: readonly Check<Shop>[],
): Promise<Violation[]> => {
  const violations = await Promise.all(
    checks.map(async ({ name, run }) =>
      (await run(shop)).slice(0, 3).map((message) => ({ check: name, message })),
    ),
  );
  return violations.flat();
};
