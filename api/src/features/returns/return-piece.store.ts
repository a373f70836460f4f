import type { EntityManager } from "typeorm";
import type { Choice } from "../catalogue/choice.rules.ts";
import type { EarlierLine } from "./return-pieces.rules.ts";

/** A line of an order, as returns read it. */
export type OrderLineOfReturn = Choice & { id: string; productId: string; title: string; quantity: number };

/** The lines of an order, in their order. */
export const linesOfOrder = (tx: EntityManager, orderId: string): Promise<OrderLineOfReturn[]> =>
  tx.query<OrderLineOfReturn[]>(
    `select id, product_id as "productId", title, quantity, size, color from order_lines where order_id = $1
     order by place`,
    [orderId],
  );

/** The lines of all returns of an order. */
export const returnLinesOfOrder = (tx: EntityManager, orderId: string): Promise<EarlierLine[]> =>
  tx.query<EarlierLine[]>(
    `select i.order_line_id as "orderLineId", i.quantity, i.size, i.color, i.kind, i.new_size as "newSize",
       i.new_color as "newColor", r.status, r.replacement_sent_at is not null as "isReplacementSent"
     from returns r join return_lines i on i.return_id = r.id where r.order_id = $1 order by r.id, i.place`,
    [orderId],
  );
