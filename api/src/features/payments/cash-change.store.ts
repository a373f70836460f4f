import type { EntityManager } from "typeorm";
import { isMailable, receiversOf, type Receivers } from "../accounts/email.rules.ts";
import { confirmedEmails, verifiedEmail } from "../accounts/order-addresses/order-address.store.ts";
import { mailedPiece } from "../orders/mailed-piece.store.ts";
import { cashToCollect } from "../orders/order.store.ts";
import type { CashChangeFacts } from "./cash-change-mail.rules.ts";

type Row = CashChangeFacts & {
  orderId: string;
  email: string;
  accountEmail: string;
  confirmedEmails: string[];
};

/** The data and receivers of a mail about a credit of a cash order; `undefined` if the account is deleted. */
export const cashChangeToMail = async (
  tx: EntityManager,
  creditId: string,
): Promise<{ orderId: string; facts: CashChangeFacts; receivers: Receivers } | undefined> => {
  const [row] = await tx.query<Row[]>(
    `select o.id as "orderId", o.order_number as "orderNumber", o.ship_full_name as name, c.reason, c.amount, c.note,
       ${cashToCollect} as "cashDue", o.credited_amount = o.final_amount as "isWhole",
       was_delivered(o.id, c.created_at) as "isDelivered",
       (select coalesce(json_agg(${mailedPiece("f.quantity", { pieces: "f" })} order by f.id), '[]')
         from refunded_pieces f join order_lines l on l.id = f.order_line_id where f.credit_id = c.id) as pieces,
       o.ship_email as email, ${verifiedEmail} as "accountEmail", ${confirmedEmails} as "confirmedEmails"
     from order_credits c join orders o on o.id = c.order_id join users u on u.id = o.user_id
     where c.id = $1 and u.deleted_at is null`,
    [creditId],
  );
  if (!row || !isMailable(row.accountEmail)) return undefined;
  const { orderId, email, accountEmail, confirmedEmails: confirmed, ...facts } = row;
  return { orderId, facts, receivers: receiversOf(email, accountEmail, confirmed) };
};
