import type { PersonalData } from "../shop/feature.ts";

/** What the staff has recorded about a customer. */
export const customerData: PersonalData = {
  customerRecord: `(select jsonb_build_object('tags', to_jsonb(u.tags), 'cashOnDeliveryBlocked', u.cash_block_reason,
    'cashOnDeliveryBlockedAt', u.cash_blocked_at) from users u where u.id = $1)`,
  customerNotes: `(select coalesce(jsonb_agg(jsonb_build_object('text', n.text, 'createdAt', n.created_at) order by n.id), '[]')
    from customer_notes n where n.user_id = $1)`,
};
