import type { EntityManager } from "typeorm";
import { isMailable, receiversOf, type Receivers } from "../accounts/email.rules.ts";
import { confirmedEmails, verifiedEmail } from "../accounts/order-addresses/order-address.store.ts";
import { mailedPiece } from "../orders/mailed-piece.store.ts";
import { cashToCollect } from "../orders/order.store.ts";
import type { CashChangeFacts } from "./cash-change-mail.rules.ts";
import { RefundReason } from "./payment.rules.ts";
import type { PayoutMailFacts } from "./payout-mail.rules.ts";
import type { RefundMailFacts } from "./refund-mail.rules.ts";

/**
 * The data and receivers of a refund mail. A payment whose order was lost has no account: its mail goes to the payer's
 * address at Razorpay. `undefined` without an address, or if the account is deleted.
 */
export const refundToMail = async (
  tx: EntityManager,
  id: string,
): Promise<{ orderId: string | null; facts: RefundMailFacts; receivers: Receivers } | undefined> => {
  const [row] = await tx.query<
    (RefundMailFacts & {
      orderId: string | null;
      email: string;
      accountEmail: string;
      confirmedEmails: string[];
    })[]
  >(
    `select r.amount, r.reason, p.gateway_payment_id as "transactionId", o.id as "orderId",
       o.order_number as "orderNumber", r.amount = p.amount as "isWhole",
       case when r.reason = '${RefundReason.WRONG_AMOUNT}' then 0 else greatest(p.amount - i.amount, 0) end as "customerFee",
       coalesce(c.shipping > 0, false) as "hasShipping", c.note,
       (select coalesce(json_agg(${mailedPiece("k.quantity")} order by l.position), '[]')
         from order_credit_lines k join order_lines l on l.id = k.order_line_id
         where k.credit_id = r.credit_id and k.quantity > 0) as pieces,
       coalesce(o.ship_full_name, u.name, 'customer') as name,
       coalesce(o.ship_email, '') as email, case when u.id is null then coalesce(p.payer_email, '') else ${verifiedEmail} end as "accountEmail",
       ${confirmedEmails} as "confirmedEmails"
     from refunds r join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id
       left join users u on u.id = i.user_id left join orders o on o.id = i.order_id
       left join order_credits c on c.id = r.credit_id
     where r.id = $1 and u.deleted_at is null`,
    [id],
  );
  if (!row || !isMailable(row.accountEmail)) return undefined;
  const receivers = receiversOf(row.email, row.accountEmail, row.confirmedEmails);
  return { orderId: row.orderId, facts: row, receivers };
};

type CashChangeRow = CashChangeFacts & {
  orderId: string;
  hasEnded: boolean;
  email: string;
  accountEmail: string;
  confirmedEmails: string[];
};

/**
 * The data and receivers of a mail about a credit of a cash order, and whether the order was cancelled or returned by another step
 * than this credit; `undefined` if the account is deleted.
 */
export const cashChangeToMail = async (
  tx: EntityManager,
  creditId: string,
): Promise<
  { orderId: string; facts: CashChangeFacts; receivers: Receivers; hasEnded: boolean } | undefined
> => {
  const [row] = await tx.query<CashChangeRow[]>(
    `select o.id as "orderId", o.order_number as "orderNumber", o.ship_full_name as name, c.reason, c.amount, c.note,
       ${cashToCollect} as "cashDue", o.credited_amount = o.final_amount as "isWhole",
       o.order_status in ('cancelled', 'returned') and o.credited_amount < o.final_amount as "hasEnded",
       was_delivered(o.id, c.created_at) as "isDelivered",
       (select coalesce(json_agg(${mailedPiece("f.quantity", { pieces: "f" })} order by f.id), '[]')
         from refunded_pieces f join order_lines l on l.id = f.order_line_id where f.credit_id = c.id) as pieces,
       o.ship_email as email, ${verifiedEmail} as "accountEmail", ${confirmedEmails} as "confirmedEmails"
     from order_credits c join orders o on o.id = c.order_id join users u on u.id = o.user_id
     where c.id = $1 and u.deleted_at is null`,
    [creditId],
  );
  if (!row || !isMailable(row.accountEmail)) return undefined;
  const { orderId, hasEnded, email, accountEmail, confirmedEmails: confirmed, ...facts } = row;
  return { orderId, hasEnded, facts, receivers: receiversOf(email, accountEmail, confirmed) };
};

/** The data and receivers of a payout mail, with the instants of its steps; `undefined` if the account is deleted. */
export const payoutToMail = async (
  tx: EntityManager,
  id: string,
): Promise<
  | {
      orderId: string;
      facts: PayoutMailFacts;
      receivers: Receivers;
      detailsGivenAt: Date | null;
      paidAt: Date | null;
    }
  | undefined
> => {
  const [row] = await tx.query<
    (PayoutMailFacts & {
      orderId: string;
      email: string;
      accountEmail: string;
      confirmedEmails: string[];
      detailsGivenAt: Date | null;
      paidAt: Date | null;
    })[]
  >(
    `select o.id as "orderId", p.amount, p.destination_hint as "destinationHint", p.reference, c.note, o.order_number as "orderNumber",
       p.details_given_at as "detailsGivenAt", p.paid_at as "paidAt",
       o.ship_full_name as name, o.ship_email as email, ${verifiedEmail} as "accountEmail",
       ${confirmedEmails} as "confirmedEmails"
     from payouts p join order_credits c on c.id = p.credit_id join orders o on o.id = c.order_id
       join users u on u.id = o.user_id
     where p.id = $1 and u.deleted_at is null`,
    [id],
  );
  if (!row || !isMailable(row.accountEmail)) return undefined;
  const { orderId, email, accountEmail, confirmedEmails: confirmed, detailsGivenAt, paidAt, ...facts } = row;
  const receivers = receiversOf(email, accountEmail, confirmed);
  return { orderId, facts, receivers, detailsGivenAt, paidAt };
};
