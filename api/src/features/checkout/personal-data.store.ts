import type { Database } from "../../platform/database/database.ts";

const lines = (table: string, where: string): string =>
  `(select coalesce(json_agg(json_build_object('title', l.title, 'price', l.price / 100.0, 'quantity', l.quantity,
    'size', l.size, 'color', l.color)), '[]') from ${table} l where ${where})`;

/** All personal data of an account as formatted JSON, without internal values (hashes, ids of sessions). Decision 8. */
export const personalData = async (database: Database, userId: string): Promise<string> => {
  const [row] = await database.source.query<{ data: string }[]>(
    `select jsonb_pretty(jsonb_build_object(
      'profile', (select jsonb_build_object('name', u.name, 'email', u.email, 'unverifiedEmail', u.pending_email, 'mobile', u.mobile, 'address', u.address,
        'profilePic', u.profile_pic, 'createdAt', u.created_at, 'notifications', jsonb_build_object(
          'email', u.notify_email, 'orderUpdates', u.notify_order_updates, 'security', u.notify_security,
          'promotions', u.notify_promotions)) from users u where u.id = $1),
      'welcomeCode', (select jsonb_build_object('code', w.code, 'percent', w.percent, 'usedAt', w.used_at)
        from welcome_codes w where w.user_id = $1),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('device', s.device, 'network', s.network, 'createdAt', s.created_at,
        'lastUsedAt', s.last_used_at, 'endedAt', s.ended_at) order by s.created_at), '[]')
        from sessions s where s.user_id = $1),
      'cart', (select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'size', c.size, 'color', c.color,
        'quantity', c.quantity)), '[]') from cart_lines c join products p on p.id = c.product_id where c.user_id = $1),
      'wishlist', (select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'addedAt', w.created_at)
        order by w.created_at), '[]') from wishlist_entries w join products p on p.id = w.product_id
        where w.user_id = $1),
      'restockAlerts', (select coalesce(jsonb_agg(jsonb_build_object('title', p.title, 'size', a.size, 'color', a.color,
        'requestedAt', a.created_at, 'mailedAt', a.mailed_at) order by a.created_at), '[]')
        from restock_alerts a join products p on p.id = a.product_id where a.user_id = $1),
      'orderAddresses', (select coalesce(jsonb_agg(jsonb_build_object('email', a.email, 'askedAt', a.asked_at,
        'confirmedAt', a.confirmed_at) order by a.asked_at), '[]') from order_addresses a where a.user_id = $1),
      'reviews', (select coalesce(jsonb_agg(jsonb_build_object('product', p.title, 'rating', r.rating,
        'comment', r.comment, 'sizeWorn', r.size_worn, 'fit', r.fit, 'createdAt', r.created_at,
        'photographs', (select count(*) from review_photos f where f.review_id = r.id and f.removed_at is null))), '[]')
        from reviews r join products p on p.id = r.product_id where r.user_id = $1),
      'messages', (select coalesce(jsonb_agg(jsonb_build_object('ticketNumber', m.ticket_number, 'name', m.name,
        'email', m.email, 'subject', m.subject, 'message', m.message, 'createdAt', m.created_at) order by m.created_at), '[]')
        from contact_messages m where m.user_id = $1),
      'orders', (select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'createdAt', o.created_at,
        'status', o.order_status, 'discount', o.discount / 100.0, 'shippingCost', o.shipping_cost / 100.0, 'total', o.final_amount / 100.0, 'fullName', o.ship_full_name, 'email', o.ship_email,
        'phone', o.ship_phone, 'address', o.ship_address, 'city', o.ship_city, 'state', o.ship_state,
        'zipCode', o.ship_zip_code, 'payment', jsonb_build_object('method', o.payment_method,
          'status', o.payment_status, 'transactionId', o.payment_transaction_id), 'lines', ${lines("order_lines", "l.order_id = o.id")},
          'statuses', (select coalesce(jsonb_agg(jsonb_build_object('status', s.to_status, 'changedAt', s.changed_at) order by s.id), '[]')
            from order_status_changes s where s.order_id = o.id),
          'parcels', (select coalesce(jsonb_agg(jsonb_build_object('courier', b.courier, 'trackingId', b.tracking_id,
            'shippedAt', b.shipped_at) order by b.id), '[]') from parcels b where b.order_id = o.id)) order by o.created_at), '[]')
        from orders o where o.user_id = $1),
      'payments', (select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'paymentId', p.gateway_payment_id,
        'amount', p.amount / 100.0, 'currency', p.currency, 'method', p.method, 'capturedAt', p.captured_at,
        'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount / 100.0, 'reason', r.reason, 'askedAt', r.created_at,
          'refundedAt', r.refunded_at) order by r.id), '[]') from refunds r where r.payment_id = p.id)) order by p.captured_at), '[]')
        from payments p join payment_intents i on i.id = p.intent_id left join orders o on o.id = i.order_id
        where i.user_id = $1),
      'credits', (select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'amount', c.amount / 100.0,
        'reason', c.reason, 'createdAt', c.created_at, 'payout', (select jsonb_build_object('amount', p.amount / 100.0,
          'destination', p.destination_hint, 'detailsGivenAt', p.details_given_at, 'paidAt', p.paid_at, 'reference', p.reference)
          from payouts p where p.credit_id = c.id)) order by c.id), '[]')
        from order_credits c join orders o on o.id = c.order_id where o.user_id = $1),
      'returns', (select coalesce(jsonb_agg(jsonb_build_object('returnNumber', e.return_number, 'orderNumber', o.order_number,
        'status', e.status, 'createdAt', e.created_at, 'lines', (select coalesce(jsonb_agg(jsonb_build_object(
          'title', l.title, 'quantity', i.quantity, 'kind', i.kind, 'reason', i.reason, 'comment', i.comment) order by i.place), '[]')
          from return_lines i join order_lines l on l.id = i.order_line_id where i.return_id = e.id),
        'photographs', (select count(*) from return_photos p where p.return_id = e.id)) order by e.created_at), '[]')
        from returns e join orders o on o.id = e.order_id where e.user_id = $1),
      'invoices', (select coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'orderNumber', o.order_number,
        'issuedAt', v.issued_at, 'total', (v.snapshot #>> '{sums,total}')::bigint / 100.0, 'buyer', v.snapshot -> 'buyer')
        order by v.issued_at), '[]') from invoices v join orders o on o.id = v.order_id where o.user_id = $1),
      'creditNotes', (select coalesce(jsonb_agg(jsonb_build_object('number', n.number, 'orderNumber', o.order_number,
        'issuedAt', n.issued_at, 'total', (n.snapshot #>> '{sums,total}')::bigint / 100.0) order by n.issued_at), '[]')
        from credit_notes n join orders o on o.id = n.order_id where o.user_id = $1)
    )) as data`,
    [userId],
  );
  return row?.data ?? "{}";
};
