import type { EntityManager } from "typeorm";
import { recordEvent } from "../../platform/events/record-event.ts";

/**
 * Closes the open returns of an order whose pieces all go back into stock, and records the step. It is part of the change of the
 * order, so that no return goes on with pieces that the order no longer has. Returns their ids.
 */
export const closeReturns = async (tx: EntityManager, orderId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `with closed as (
       update returns set status = 'closed', version = version + 1
       where order_id = $1 and status in ('requested', 'approved', 'received') returning id)
     insert into return_steps (return_id, kind) select id, 'closed' from closed returning return_id as id`,
    [orderId],
  );
  const ids = rows.map(({ id }) => id);
  recordEvent(tx, "return.changed", ids);
  return ids;
};
