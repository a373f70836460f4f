import { primaryRows, type Database } from "../../platform/database/database.ts";
import { removedPieces } from "../orders/removed-pieces.store.ts";

export type PieceCounts = { arrivedPieces: number; returnedPieces: number };

/**
 * The pieces of an account's orders that arrived, and those of them that came back for money: by a return, or with the whole order.
 * Exchanged pieces count as kept, and removed ones were never sent.
 */
export const countPieces = async (
  database: Pick<Database, "primary">,
  userId: string,
): Promise<PieceCounts> => {
  const [row] = await primaryRows<PieceCounts>(
    database,
    "customer-pieces",
    `select coalesce(sum(l.quantity - ${removedPieces}), 0)::int as "arrivedPieces",
       coalesce(sum(case when o.order_status = 'returned' then l.quantity - ${removedPieces} else
         (select coalesce(sum(i.quantity - i.missing), 0) from return_lines i join returns r on r.id = i.return_id
          where i.order_line_id = l.id and i.kind = 'return' and r.status in ('received', 'completed')) end), 0)::int
         as "returnedPieces"
     from orders o join order_lines l on l.order_id = o.id
     where o.user_id = $1 and o.order_status in ('delivered', 'returned')`,
    [userId],
  );
  return row ?? { arrivedPieces: 0, returnedPieces: 0 };
};
