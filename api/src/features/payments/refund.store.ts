import type { EntityManager } from "typeorm";
import { isMailable, receiversOf, type Receivers } from "../accounts/email.rules.ts";
import { mailedPiece } from "../orders/mailed-piece.store.ts";
import { RefundReason } from "./payment.rules.ts";
import type { RefundMailFacts } from "./refund-mail.rules.ts";
import { confirmedEmails, verifiedEmail } from "../accounts/order-addresses/order-address.store.ts";

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
