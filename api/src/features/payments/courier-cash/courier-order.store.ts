import type { EntityManager } from "typeorm";
import { exactCash } from "../../orders/order.store.ts";
import type { CourierOrder } from "./check-courier-row.rules.ts";

/** SQL: the tracking ids of an order `o` and of its parcels, each once. */
const idsOfParcels = `array(select o.tracking_id where o.tracking_id is not null
    union select p.tracking_id from parcels p where p.order_id = o.id order by 1)`;

/** The orders with these numbers, or with a parcel that has one of these tracking ids. */
export const courierOrders = (
  tx: EntityManager,
  { orderNumbers, trackingIds }: { orderNumbers: readonly string[]; trackingIds: readonly string[] },
): Promise<CourierOrder[]> =>
  tx.query<CourierOrder[]>(
    `select o.id, o.order_number as "orderNumber", ${idsOfParcels} as "trackingIds", o.order_status as "orderStatus",
       o.payment_method as method, o.payment_status as "paymentStatus", cc.amount as collected,
       ${exactCash} as exact
     from (select id from orders where order_number = any($1::text[])
         union select id from orders where tracking_id = any($2::text[])
         union select order_id from parcels where tracking_id = any($2::text[])) found
       join orders o on o.id = found.id left join cash_collections cc on cc.order_id = o.id`,
    [orderNumbers, trackingIds],
  );
