import type { EntityManager } from "typeorm";
import { mailedPiece } from "../orders/mailed-piece.store.ts";
import { removedPieces } from "../orders/removed-pieces.store.ts";
import type { ParcelMailFacts } from "./parcel-mail.rules.ts";
import { leftToShip } from "./parcel.store.ts";

export type ParcelToMail = Pick<
  ParcelMailFacts,
  "courier" | "trackingId" | "pieces" | "isPart" | "toCome"
> & { orderId: string; estimatedDelivery: string | null; version: number };

/** The data of a mail about a parcel; `undefined` if missing. */
export const parcelToMail = async (tx: EntityManager, id: string): Promise<ParcelToMail | undefined> => {
  const [row] = await tx.query<ParcelToMail[]>(
    `select p.order_id as "orderId", p.courier, p.tracking_id as "trackingId", p.version,
       p.estimated_delivery::text as "estimatedDelivery", t.here < t.ordered as "isPart", t.left as "toCome",
       (select json_agg(${mailedPiece("pl.quantity")} order by l.position) from parcel_lines pl join order_lines l on l.id = pl.order_line_id
        where pl.parcel_id = p.id) as pieces
     from parcels p cross join lateral (
       select (select sum(l.quantity - ${removedPieces}) from order_lines l where l.order_id = p.order_id)::int as ordered,
         (select sum(pl.quantity) from parcel_lines pl where pl.parcel_id = p.id)::int as here,
         (select sum(${leftToShip}) from order_lines l where l.order_id = p.order_id)::int as left) t
     where p.id = $1`,
    [id],
  );
  return row;
};
