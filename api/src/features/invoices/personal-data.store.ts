import type { PersonalData } from "../shop/feature.ts";

/** The personal data of invoices and credit notes. */
export const invoiceData: PersonalData = {
  invoices: `(select coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'orderNumber', o.order_number,
    'issuedAt', v.issued_at, 'total', (v.snapshot #>> '{sums,total}')::bigint / 100.0, 'buyer', v.snapshot -> 'buyer')
    order by v.issued_at), '[]') from invoices v join orders o on o.id = v.order_id where o.user_id = $1)`,
  creditNotes: `(select coalesce(jsonb_agg(jsonb_build_object('number', n.number, 'orderNumber', o.order_number,
    'issuedAt', n.issued_at, 'total', (n.snapshot #>> '{sums,total}')::bigint / 100.0) order by n.issued_at), '[]')
    from credit_notes n join orders o on o.id = n.order_id where o.user_id = $1)`,
};
