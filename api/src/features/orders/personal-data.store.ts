import type { PersonalData } from "../shop/feature.ts";

/** The personal data of orders, with their parcels. */
export const orderData: PersonalData = {
  orders: `(select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'createdAt', o.created_at,
    'status', o.order_status, 'discount', o.discount / 100.0, 'promotions', (select coalesce(jsonb_agg(jsonb_build_object('title', d.title, 'code', d.code,
      'discount', d.discount / 100.0, 'shipping', d.shipping / 100.0) order by d.promotion_id), '[]') from order_promotions d where d.order_id = o.id), 'shippingCost', o.shipping_cost / 100.0, 'total', o.final_amount / 100.0, 'fullName', o.ship_full_name, 'email', o.ship_email,
    'phone', o.ship_phone, 'address', o.ship_address, 'city', o.ship_city, 'state', o.ship_state,
    'zipCode', o.ship_zip_code, 'payment', jsonb_build_object('method', o.payment_method,
      'status', o.payment_status, 'transactionId', o.payment_transaction_id), 'lines', (select coalesce(json_agg(json_build_object('title', l.title, 'price', l.price / 100.0, 'quantity', l.quantity,
        'size', l.size, 'color', l.color)), '[]') from order_lines l where l.order_id = o.id),
      'statuses', (select coalesce(jsonb_agg(jsonb_build_object('status', s.to_status, 'changedAt', s.changed_at) order by s.id), '[]')
        from order_status_changes s where s.order_id = o.id),
      'parcels', (select coalesce(jsonb_agg(jsonb_build_object('courier', b.courier, 'trackingId', b.tracking_id,
        'shippedAt', b.shipped_at) order by b.id), '[]') from parcels b where b.order_id = o.id)) order by o.created_at), '[]')
    from orders o where o.user_id = $1)`,
};
