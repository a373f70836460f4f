import sql, { empty, raw, type Sql } from "sql-template-tag";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import { decodeCursor, encodeCursor } from "../../platform/paging/paging.ts";
import type { StockMovement } from "./stock-movement.entity.ts";

export type MovementRow = Omit<StockMovement, "happenedAt"> & { happenedAt: string };

const list = "stock-movements";

export const movementCursor = (row: MovementRow): string => encodeCursor(list, [row.id]);

/** The movements of a product: `from ... where ...`. */
export const movementsOf = (productId: string): Sql =>
  sql`from stock_movements m where m.product_id = ${productId}::uuid`;

/** A page of the movements of a product, newest first. Throws BAD_CURSOR. */
export const listMovements = (
  database: Pick<Database, "primary">,
  { productId, limit, after }: { productId: string; limit: number; after: string | undefined },
): Promise<MovementRow[]> => {
  const [id] = after ? decodeCursor(list, after, ["id"]) : [];
  const { text, values } =
    sql`select m.id, ${raw(instantText("m.at"))} as "happenedAt", m.product_id as "productId", m.unit_id as "unitId",
      m.size, m.color, m.quantity, m.stock_after as "stockAfter", m.reason, m.note, m.order_id as "orderId",
      m.user_id as "userId", m.batch_id as "batchId", u.name as "userName",
      (select o.order_number from orders o where o.id = m.order_id) as "orderNumber"
    from stock_movements m left join users u on u.id = m.user_id
    where m.product_id = ${productId}::uuid ${id ? sql`and m.id < ${id}::uuid` : empty}
    order by m.id desc limit ${limit}`;
  return primaryRows<MovementRow>(database, undefined, text, values);
};
