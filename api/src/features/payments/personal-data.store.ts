import type { PersonalData } from "../shop/feature.ts";

/** The personal data of payments and credits. */
export const paymentData: PersonalData = {
  payments: `(select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'paymentId', p.gateway_payment_id,
    'amount', p.amount / 100.0, 'currency', p.currency, 'method', p.method, 'capturedAt', p.captured_at,
    'refunds', (select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount / 100.0, 'reason', r.reason, 'askedAt', r.created_at,
      'refundedAt', r.refunded_at) order by r.id), '[]') from refunds r where r.payment_id = p.id)) order by p.captured_at), '[]')
    from payments p join payment_intents i on i.id = p.intent_id left join orders o on o.id = i.order_id
    where i.user_id = $1)`,
  credits: `(select coalesce(jsonb_agg(jsonb_build_object('orderNumber', o.order_number, 'amount', c.amount / 100.0,
    'reason', c.reason, 'note', c.note, 'createdAt', c.created_at, 'payout', (select jsonb_build_object('amount', p.amount / 100.0,
      'destination', p.destination_hint, 'detailsGivenAt', p.details_given_at, 'paidAt', p.paid_at, 'reference', p.reference)
      from payouts p where p.credit_id = c.id)) order by c.id), '[]')
    from order_credits c join orders o on o.id = c.order_id where o.user_id = $1)`,
};
