import { instantText } from "../../platform/database/instant-text.ts";
import type { EventObject } from "../../platform/events/event.rules.ts";
import { currentPrice } from "../catalogue/scheduled-price.store.ts";
import { servesVariant } from "../catalogue/stock.store.ts";

/** SQL: paise as a number of rupees, as the API has them. */
const rupees = (paise: string): string => `trim_scale(${paise} / 100.0)`;

/** SQL: a day of the calendar, such as `2026-11-27`. */
const day = (expression: string): string => `to_char(${expression}, 'YYYY-MM-DD')`;

/** SQL of an object by its id: the JSON of its payload, and the object that its deliveries are ordered by. */
type PayloadSource = { data: string; orderedBy: string; from: string };

const ofOrder = `'orderId', o.id, 'orderNumber', o.order_number`;

/**
 * What a payload has of each object. No name, phone number, e-mail address or street: a receiver that needs them reads the order by
 * an API key, so that the log of deliveries holds no personal data (docs/adr/0070-webhooks-and-api-keys.md).
 */
const sources: Record<EventObject, PayloadSource> = {
  order: {
    from: "orders o where o.id = any($2::uuid[])",
    orderedBy: "o.id",
    data: `json_build_object(${ofOrder}, 'orderStatus', upper(o.order_status), 'paymentMethod', upper(o.payment_method),
      'paymentStatus', upper(o.payment_status), 'currency', 'INR', 'totalAmount', ${rupees("o.total_amount")},
      'shippingCost', ${rupees("o.shipping_cost")}, 'discount', ${rupees("o.discount")}, 'tax', ${rupees("o.tax")},
      'finalAmount', ${rupees("o.final_amount")},
      'destination', json_build_object('zipCode', o.ship_zip_code, 'state', o.ship_state, 'country', o.ship_country),
      'lines', (select json_agg(json_build_object('lineId', l.id, 'productId', l.product_id, 'sku', l.sku, 'title', l.title,
        'size', l.size, 'color', l.color, 'quantity', l.quantity, 'price', ${rupees("l.price")}, 'hsn', l.hsn)
        order by l.position) from order_lines l where l.order_id = o.id),
      'createdAt', ${instantText("o.created_at")}, 'updatedAt', ${instantText("o.updated_at")})`,
  },
  parcel: {
    from: "parcels p join orders o on o.id = p.order_id where p.id = any($2::uuid[])",
    orderedBy: "o.id",
    data: `json_build_object('parcelId', p.id, ${ofOrder}, 'courier', p.courier, 'trackingId', p.tracking_id,
      'estimatedDelivery', ${day("p.estimated_delivery")}, 'shippedAt', ${instantText("p.shipped_at")},
      'lines', (select json_agg(json_build_object('lineId', l.id, 'sku', l.sku, 'quantity', c.quantity) order by l.position)
        from parcel_lines c join order_lines l on l.id = c.order_line_id where c.parcel_id = p.id))`,
  },
  return: {
    from: "returns r join orders o on o.id = r.order_id where r.id = any($2::uuid[])",
    orderedBy: "o.id",
    data: `json_build_object('returnId', r.id, 'returnNumber', r.return_number, ${ofOrder}, 'status', upper(r.status),
      'creditedAmount', ${rupees("r.credited_amount")}, 'replacementTrackingId', r.replacement_tracking_id,
      'lines', (select json_agg(json_build_object('lineId', l.order_line_id, 'kind', upper(l.kind), 'size', l.size, 'color', l.color,
        'newSize', l.new_size, 'newColor', l.new_color, 'quantity', l.quantity, 'restocked', l.restocked,
        'writtenOff', l.written_off, 'missing', l.missing) order by l.position) from return_lines l where l.return_id = r.id),
      'createdAt', ${instantText("r.created_at")})`,
  },
  refund: {
    from: `refunds f join payments p on p.id = f.payment_id join payment_intents i on i.id = p.intent_id
      left join orders o on o.id = i.order_id where f.id = any($2::uuid[])`,
    orderedBy: "coalesce(o.id, f.id)",
    data: `json_build_object('refundId', f.id, ${ofOrder}, 'amount', ${rupees("f.amount")}, 'currency', 'INR',
      'gatewayPaymentId', p.gateway_payment_id, 'gatewayRefundId', f.gateway_refund_id,
      'createdAt', ${instantText("f.created_at")}, 'refundedAt', ${instantText("f.refunded_at")})`,
  },
  product: {
    from: "products p where p.id = any($2::uuid[])",
    orderedBy: "p.id",
    data: `json_build_object('productId', p.id, 'version', p.version, 'title', p.title, 'handle', p.handle, 'price', ${rupees(currentPrice)},
      'category', upper(p.category), 'hsn', p.hsn, 'isArchived', p.archived_at is not null,
      'variants', (select coalesce(json_agg(json_build_object('sku', v.sku, 'barcode', v.barcode, 'size', v.size, 'color', v.color)
        order by v.sku), '[]') from product_variants v where v.product_id = p.id),
      'updatedAt', ${instantText("p.updated_at")})`,
  },
  stock: {
    from: "stock_units u where u.id = any($2::uuid[])",
    orderedBy: "u.id",
    data: `json_build_object('stockUnitId', u.id, 'productId', u.product_id, 'size', u.size, 'color', u.color, 'stock', u.stock,
      'skus', (select coalesce(json_agg(v.sku order by v.sku), '[]') from product_variants v
        where v.product_id = u.product_id and ${servesVariant("v.size", "v.color")}))`,
  },
};

/** SQL of the payloads of these objects `$2`: `data`, and `ordered_by`. */
export const payloadsOf = (object: EventObject): string => {
  const { data, orderedBy, from } = sources[object];
  return `select ${data} as data, ${orderedBy} as ordered_by from ${from}`;
};
