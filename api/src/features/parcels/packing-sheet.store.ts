import { primaryRows, type Database } from "../../platform/database/database.ts";
import type { SheetOrder } from "./packing-sheet.rules.ts";
import { leftToShip } from "./parcel.store.ts";

/** Orders as their packing slips show them. Unknown ids have no row. */
export const ordersOfSheet = async (
  database: Database,
  orderIds: readonly string[],
): Promise<SheetOrder[]> => {
  const rows = await primaryRows<{ sheet: SheetOrder }>(
    database,
    undefined,
    `select json_build_object('orderNumber', o.order_number, 'orderStatus', o.order_status, 'orderedAt', o.created_at,
       'paymentMethod', o.payment_method, 'paymentStatus', o.payment_status, 'finalAmount', o.final_amount,
       'notes', o.notes, 'address', json_build_object('fullName', o.ship_full_name, 'phone', o.ship_phone,
         'address', o.ship_address, 'city', o.ship_city, 'state', o.ship_state, 'zipCode', o.ship_zip_code),
       'lines', (select json_agg(json_build_object('title', l.title, 'handle', p.handle, 'size', l.size,
           'color', l.color, 'quantity', l.quantity,
           'left', ${leftToShip}) order by l.place) from order_lines l join products p on p.id = l.product_id
         where l.order_id = o.id)) as sheet
     from orders o where o.id = any($1::uuid[])`,
    [orderIds],
  );
  return rows.map(({ sheet }) => sheet);
};
