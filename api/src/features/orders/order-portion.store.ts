import type { EntityManager } from "typeorm";
import { servesVariant, type Portion } from "../catalogue/stock.store.ts";

/**
 * Pieces of an order line in one size and colour, which may be another one than the line names. In the table
 * `order_portion_changes` a negative quantity means returned pieces; here it is positive.
 */
export type LinePieces = {
  orderLineId: string;
  size: string | null;
  color: string | null;
  quantity: number;
};

/**
 * SQL: the stock unit of pieces `c` of the order line `l`. It is the line's own unit for the line's variant, and if the variant is
 * no longer counted.
 */
const unitOfPieces = `coalesce((select u.id from stock_units u where u.product_id = l.product_id
    and not (c.size is not distinct from l.size and c.color is not distinct from l.color)
    and ${servesVariant("c.size", "c.color")} limit 1), l.stock_unit_id)`;

/** The products of an order are locked as by `lockOffers`: until the transaction ends, no admin replaces their units. */
export const lockProductsOf = async (tx: EntityManager, orderId: string): Promise<void> => {
  await tx.query(
    `select from products where id in (select product_id from order_lines where order_id = $1)
     order by id for key share`,
    [orderId],
  );
};

/**
 * SQL: the pieces of the order $1 that a return has recorded as missing, by line and variant, and those that the order counts in
 * that variant: an order that ends gives no more back than it has.
 */
const missingPieces = `select m.order_line_id, m.size, m.color, sum(m.missing) as missing,
    (select coalesce(sum(q.quantity), 0) from (
       select l.quantity from order_lines l
         where l.id = m.order_line_id and (l.size, l.color) is not distinct from (m.size, m.color)
       union all
       select p.quantity from order_portion_changes p
         where p.order_line_id = m.order_line_id and (p.size, p.color) is not distinct from (m.size, m.color)) q) as counted
  from returns r join return_lines m on m.return_id = r.id
  where r.order_id = $1 and r.status = 'completed' and m.missing > 0
  group by m.order_line_id, m.size, m.color`;

/**
 * The pieces that an order has from stock, by stock unit: its lines, less returned pieces (rows with a negative quantity), plus
 * replacements, held ones included. Pieces that were to come back and did not arrive are not among them: they must not go into
 * stock with the order. Its products are locked first.
 */
export const portionsOf = async (tx: EntityManager, orderId: string): Promise<Portion[]> => {
  await lockProductsOf(tx, orderId);
  return tx.query<Portion[]>(
    `select "unitId", sum(quantity)::int as quantity from (
       select stock_unit_id as "unitId", quantity from order_lines where order_id = $1
       union all
       select ${unitOfPieces}, c.quantity from order_lines l join order_portion_changes c on c.order_line_id = l.id
         where l.order_id = $1
       union all
       select ${unitOfPieces}, -least(c.missing, greatest(c.counted, 0))
         from order_lines l join (${missingPieces}) c on c.order_line_id = l.id) p
     group by "unitId" having sum(quantity) > 0`,
    [orderId],
  );
};

/** The stock units of pieces of an order, in their order. Its products are locked first. */
export const portionsOfPieces = async (
  tx: EntityManager,
  orderId: string,
  pieces: readonly LinePieces[],
): Promise<Portion[]> => {
  await lockProductsOf(tx, orderId);
  return tx.query<Portion[]>(
    `select ${unitOfPieces} as "unitId", c.quantity
     from rows from (jsonb_to_recordset($2::jsonb) as ("orderLineId" uuid, size text, color text, quantity integer))
       with ordinality as c("orderLineId", size, color, quantity, position)
     join order_lines l on l.id = c."orderLineId" where l.order_id = $1 order by c.position`,
    [orderId, JSON.stringify(pieces)],
  );
};

/** The same pieces with the titles of their products, in their order. */
export const titledPieces = (
  tx: EntityManager,
  pieces: readonly LinePieces[],
): Promise<(LinePieces & { title: string })[]> =>
  tx.query<(LinePieces & { title: string })[]>(
    `select l.id as "orderLineId", c.size, c.color, c.quantity, l.title
     from rows from (jsonb_to_recordset($1::jsonb) as ("orderLineId" uuid, size text, color text, quantity integer))
       with ordinality as c("orderLineId", size, color, quantity, position)
     join order_lines l on l.id = c."orderLineId" order by c.position`,
    [JSON.stringify(pieces)],
  );

const addChanges = async (
  tx: EntityManager,
  pieces: readonly LinePieces[],
  heldFor: string | null,
): Promise<void> => {
  await tx.query(
    `insert into order_portion_changes (order_line_id, size, color, quantity, held_for)
     select "orderLineId", size, color, quantity, $2
     from jsonb_to_recordset($1::jsonb) as c("orderLineId" uuid, size text, color text, quantity integer)`,
    [JSON.stringify(pieces), heldFor],
  );
};

/** Counts replacements as pieces of the order, as long as the return `heldFor` is open. The caller takes them from stock. */
export const holdPieces = (
  tx: EntityManager,
  heldFor: string,
  pieces: readonly LinePieces[],
): Promise<void> => addChanges(tx, pieces, heldFor);

/** Ends the hold of a return. Returns the pieces, which the caller puts back into stock. */
export const releaseHold = async (tx: EntityManager, heldFor: string): Promise<LinePieces[]> => {
  const [rows] = await tx.query<[LinePieces[]]>(
    `delete from order_portion_changes where held_for = $1
     returning order_line_id as "orderLineId", size, color, quantity`,
    [heldFor],
  );
  return rows;
};

/** Ends every hold of an order whose pieces, held ones included, have gone back into stock, or are taken from it again. */
export const dropHolds = async (tx: EntityManager, orderId: string): Promise<void> => {
  await tx.query(
    `delete from order_portion_changes c using order_lines l
     where l.id = c.order_line_id and l.order_id = $1 and c.held_for is not null`,
    [orderId],
  );
};

/**
 * Records pieces that the order no longer has, by rows with a negative quantity. The caller puts them into stock, or not. `heldFor`
 * is the order itself if it gets them back when it is reopened.
 */
export const removePieces = (
  tx: EntityManager,
  pieces: readonly LinePieces[],
  heldFor: string | null = null,
): Promise<void> =>
  addChanges(
    tx,
    pieces.map((each) => ({ ...each, quantity: -each.quantity })),
    heldFor,
  );

/**
 * Records returned pieces by rows with a negative quantity: the order no longer has them. It keeps the replacements that were held
 * for the return.
 */
export const replacePieces = async (
  tx: EntityManager,
  heldFor: string,
  cameBack: readonly LinePieces[],
): Promise<void> => {
  await tx.query("update order_portion_changes set held_for = null where held_for = $1", [heldFor]);
  await removePieces(tx, cameBack);
};
