import type { EntityManager } from "typeorm";
import { isMailable, receiversOf, type Receivers } from "../accounts/email.rules.ts";
import { confirmedEmails, verifiedEmail } from "../accounts/order-addresses/order-address.store.ts";
import type { PayoutMailFacts } from "./payout-mail.rules.ts";

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
