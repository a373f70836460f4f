import { instantText } from "../../platform/database/instant-text.ts";

/** A parcel of an order with its pieces. `estimatedDelivery` is a day, `shippedAt` an ISO 8601 text in UTC. */
export type OrderParcelRow = {
  id: string;
  courier: string;
  trackingId: string;
  estimatedDelivery: string | null;
  shippedAt: string;
  version: number;
  lines: {
    orderLineId: string;
    title: string;
    size: string | null;
    color: string | null;
    quantity: number;
  }[];
};

/**
 * The parcels of the order `o` as JSON, oldest first. They are part of the order's own statement, so that a page of orders
 * needs no further one.
 */
export const parcelsColumn = `coalesce((select json_agg(json_build_object('id', p.id, 'courier', p.courier,
    'trackingId', p.tracking_id, 'estimatedDelivery', p.estimated_delivery, 'shippedAt', ${instantText("p.shipped_at")},
    'version', p.version, 'lines', (select json_agg(json_build_object('orderLineId', l.id, 'title', l.title,
        'size', l.size, 'color', l.color, 'quantity', pl.quantity) order by l.position)
      from parcel_lines pl join order_lines l on l.id = pl.order_line_id where pl.parcel_id = p.id))
    order by p.shipped_at, p.id) from parcels p where p.order_id = o.id), '[]') as parcels`;
