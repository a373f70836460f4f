import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Variant } from "../catalogue/variant.rules.ts";

export type LockedUnit = Variant & { id: string; stock: number };

/** The stock units of a product, locked until the transaction ends. */
export const lockUnits = (tx: EntityManager, productId: string): Promise<LockedUnit[]> =>
  tx.query<LockedUnit[]>(
    "select id, size, color, stock from stock_units where product_id = $1 order by id for update",
    [productId],
  );

/**
 * Locks a product against new orders, whose lines refer to the product and to its units. Needed before units are removed.
 */
export const lockAgainstOrders = async (tx: EntityManager, productId: string): Promise<void> => {
  await tx.query("select from products where id = $1 for update", [productId]);
};

/** Sets the stock of a unit. The trigger on stock units records the difference. */
export const setUnitStock = async (tx: EntityManager, unitId: string, stock: number): Promise<void> => {
  await tx.query("update stock_units set stock = $2 where id = $1 and stock <> $2", [unitId, stock]);
  recordEvent(tx, "stock.changed", [unitId]);
};

export type NewUnit = Variant & { stock: number };

/** Adds units, or sets the stock of those that the product has already. Returns their ids. */
export const addUnits = async (
  tx: EntityManager,
  productId: string,
  units: readonly NewUnit[],
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `insert into stock_units as u (product_id, size, color, stock)
     select $1, n.size, n.color, n.stock from jsonb_to_recordset($2::jsonb) as n(size text, color text, stock integer)
     on conflict (product_id, size, color) do update set stock = excluded.stock
     returning u.id`,
    [productId, JSON.stringify(units)],
  );
  const ids = rows.map(({ id }) => id);
  recordEvent(tx, "stock.changed", ids);
  return ids;
};

/** SQL: the variants of the pieces that orders have of the product, those of exchanges included. */
const orderedVariantsOf = (productId: string): string =>
  `select l.size, l.color from order_lines l where l.product_id = ${productId}
   union select c.size, c.color from order_lines l join order_portion_changes c on c.order_line_id = l.id
     where l.product_id = ${productId}`;

/** Removes units without pieces that no order line refers to, and whose variant no order has. */
export const removeUnusedUnits = async (tx: EntityManager, unitIds: readonly string[]): Promise<void> => {
  await tx.query(
    `delete from stock_units u where u.id = any($1::uuid[]) and u.stock = 0
       and not exists (select from order_lines l where l.product_id = u.product_id and l.stock_unit_id = u.id)
       and not exists (select from (${orderedVariantsOf("u.product_id")}) o
         where o.size is not distinct from u.size and o.color is not distinct from u.color)`,
    [unitIds],
  );
};

/** The variants of the pieces that orders have of a product, those of exchanges included. */
export const orderedVariants = (tx: EntityManager, productId: string): Promise<Variant[]> =>
  tx.query<Variant[]>(orderedVariantsOf("$1"), [productId]);

/**
 * Makes the order lines of the old units refer to the new unit of their variant; else to the pooled or the first unit.
 * Returned pieces then go there.
 */
export const repointOrderLines = async (
  tx: EntityManager,
  productId: string,
  oldUnitIds: readonly string[],
): Promise<void> => {
  await tx.query(
    `update order_lines l set stock_unit_id =
       (select u.id from stock_units u where u.product_id = $1 and u.id <> all($2::uuid[])
        order by (u.size is not distinct from l.size and u.color is not distinct from l.color) desc, u.id limit 1)
     where l.product_id = $1 and l.stock_unit_id = any($2::uuid[])`,
    [productId, oldUnitIds],
  );
};

/** Removes units with their pieces; the trigger on stock units records them as gone. */
export const removeUnits = async (tx: EntityManager, unitIds: readonly string[]): Promise<void> => {
  await tx.query("delete from stock_units where id = any($1::uuid[])", [unitIds]);
};
