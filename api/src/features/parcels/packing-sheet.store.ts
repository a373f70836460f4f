import { primaryRows, type Database } from "../../platform/database/database.ts";
import type { SheetOrder } from "./packing-sheet.rules.ts";
import { cashToCollect, skuOfLine } from "../orders/order.store.ts";
import { removedPieces } from "../orders/removed-pieces.store.ts";
import { leftToShip } from "./parcel.store.ts";

/** Orders as their packing slips show them. Unknown ids have no row. */
export const ordersOfSheet = async (
  database: Database,
  orderIds: readonly string[],
): Promise<SheetOrder[]> => {
  const rows = await primaryRows<{ sheet: SheetOrder }>(
    database,
    undefined,
    `select json_build_object('id', o.id, 'orderNumber', o.order_number, 'orderStatus', o.order_status, 'orderedAt', o.created_at,
       'paymentMethod', o.payment_method, 'paymentStatus', o.payment_status, 'cashDue',
       case when o.payment_method = 'cod' and o.payment_status <> 'completed' then ${cashToCollect} else 0 end,
       'parcels', coalesce((select json_agg(json_build_object('courier', p.courier, 'trackingId', p.tracking_id)
           order by p.shipped_at, p.id) from parcels p where p.order_id = o.id), '[]'),
       'notes', o.notes, 'address', json_build_object('fullName', o.ship_full_name, 'phone', o.ship_phone,
         'address', o.ship_address, 'city', o.ship_city, 'state', o.ship_state, 'zipCode', o.ship_zip_code),
       'lines', (select json_agg(json_build_object('title', l.title, 'handle', p.handle, 'size', l.size,
           'color', l.color, 'sku', ${skuOfLine}, 'quantity', l.quantity - ${removedPieces},
           'left', ${leftToShip}) order by l.position) from order_lines l join products p on p.id = l.product_id
         where l.order_id = o.id and l.quantity > ${removedPieces})) as sheet
     from orders o where o.id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.map(({ sheet }) => sheet);
};
