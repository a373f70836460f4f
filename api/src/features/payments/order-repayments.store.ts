import { primaryRows, type Database } from "../../platform/database/database.ts";
import { instantText } from "../../platform/database/instant-text.ts";
import type { Paise } from "../../platform/money.ts";
import { CreditReason } from "./credit.rules.ts";
import type { RefundReason } from "./payment.rules.ts";

/**
 * What is paid back of an order: its refunds, payouts, credit notes and credits by hand, each list oldest first. Instants are ISO
 * 8601 texts in UTC.
 */
export type OrderRepayments = {
  refunds: {
    id: string;
    amount: Paise;
    reason: RefundReason;
    refundedAt: string | null;
    createdAt: string;
  }[];
  payouts: {
    id: string;
    amount: Paise;
    destinationHint: string | null;
    detailsGivenAt: string | null;
    paidAt: string | null;
    reference: string | null;
    createdAt: string;
  }[];
  creditNotes: { id: string; number: string; amount: Paise; issuedAt: string }[];
  /** Credits by an admin's hand. */
  credits: {
    id: string;
    isCancellation: boolean;
    amount: Paise;
    shipping: Paise;
    note: string | null;
    createdAt: string;
    pieces: {
      orderLineId: string;
      title: string;
      size: string | null;
      color: string | null;
      quantity: number;
    }[];
  }[];
};

/** The repayments of many orders, by one statement. An order without any has empty lists. */
export const repaymentsOf = (
  database: Database,
  orderIds: readonly string[],
): Promise<(OrderRepayments & { orderId: string })[]> =>
  primaryRows(
    database,
    "repayments-of-orders",
    `select o.id as "orderId",
       (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount, 'reason', r.reason,
           'refundedAt', ${instantText("r.refunded_at")}, 'createdAt', ${instantText("r.created_at")})
           order by r.created_at, r.id), '[]')
         from payment_intents i join payments p on p.intent_id = i.id join refunds r on r.payment_id = p.id
         where i.order_id = o.id) as refunds,
       (select coalesce(json_agg(json_build_object('id', p.id, 'amount', p.amount, 'destinationHint', p.destination_hint,
           'detailsGivenAt', ${instantText("p.details_given_at")}, 'paidAt', ${instantText("p.paid_at")},
           'reference', p.reference, 'createdAt', ${instantText("p.created_at")}) order by p.id), '[]')
         from order_credits c join payouts p on p.credit_id = c.id where c.order_id = o.id) as payouts,
       (select coalesce(json_agg(json_build_object('id', n.id, 'number', n.number, 'amount', c.amount,
           'issuedAt', ${instantText("n.issued_at")}) order by n.issued_at, n.id), '[]')
         from order_credits c join credit_notes n on n.credit_id = c.id where c.order_id = o.id) as "creditNotes",
       (select coalesce(json_agg(json_build_object('id', c.id, 'isCancellation', c.reason = '${CreditReason.PIECES_CANCELLED}',
           'amount', c.amount, 'shipping', c.shipping, 'note', c.note, 'createdAt', ${instantText("c.created_at")},
           'pieces', (select coalesce(json_agg(json_build_object('orderLineId', l.id, 'title', l.title, 'size', f.size,
               'color', f.color, 'quantity', f.quantity) order by l.position, f.id), '[]')
             from refunded_pieces f join order_lines l on l.id = f.order_line_id where f.credit_id = c.id))
           order by c.created_at, c.id), '[]')
         from order_credits c where c.order_id = o.id
           and c.reason in ('${CreditReason.PIECES_CANCELLED}', '${CreditReason.REFUNDED_BY_SHOP}')) as credits
     from unnest($1::uuid[]) as o(id)`,
    [orderIds],
  );
