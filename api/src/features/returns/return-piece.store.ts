import type { EntityManager } from "typeorm";
import type { Variant } from "../catalogue/variant.rules.ts";
import { returnablePieces, type EarlierLine, type Pieces } from "./return-pieces.rules.ts";

/** A line of an order, as returns read it. */
export type OrderLineOfReturn = Variant & { id: string; productId: string; title: string; quantity: number };

/** The lines of an order, in their order. */
const linesOfOrder = (tx: EntityManager, orderId: string): Promise<OrderLineOfReturn[]> =>
  tx.query<OrderLineOfReturn[]>(
    `select id, product_id as "productId", title, quantity, size, color from order_lines where order_id = $1
     order by position`,
    [orderId],
  );

/** The lines of all returns of an order. */
const returnLinesOfOrder = (tx: EntityManager, orderId: string): Promise<EarlierLine[]> =>
  tx.query<EarlierLine[]>(
    `select i.order_line_id as "orderLineId", i.quantity, i.size, i.color, i.kind, i.new_size as "newSize",
       i.new_color as "newColor", i.missing, i.unsent_replacements as "unsentReplacements", r.status,
       r.replacement_sent_at is not null as "isReplacementSent"
     from returns r join return_lines i on i.return_id = r.id where r.order_id = $1 order by r.id, i.position`,
    [orderId],
  );

/** The pieces of an order that an admin refunded by hand. Those that never left the shop count in the variant that their line has now. */
const refundedPiecesOfOrder = (tx: EntityManager, orderId: string): Promise<Pieces[]> =>
  tx.query<Pieces[]>(
    `select f.order_line_id as "orderLineId", case when f.is_unshipped then l.size else f.size end as size,
       case when f.is_unshipped then l.color else f.color end as color, f.quantity
     from refunded_pieces f join order_lines l on l.id = f.order_line_id where l.order_id = $1 order by f.id`,
    [orderId],
  );

/** The lines of an order, and the pieces of them that the shopper has and has not asked to return. */
export const piecesOfOrder = async (
  tx: EntityManager,
  orderId: string,
): Promise<{ lines: OrderLineOfReturn[]; pieces: Pieces[] }> => {
  const lines = await linesOfOrder(tx, orderId);
  const earlierLines = await returnLinesOfOrder(tx, orderId);
  return { lines, pieces: returnablePieces(lines, earlierLines, await refundedPiecesOfOrder(tx, orderId)) };
};
