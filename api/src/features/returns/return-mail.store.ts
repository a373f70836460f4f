import type { EntityManager } from "typeorm";
import { receiversOf, type Receivers } from "../accounts/email.rules.ts";
import { confirmedEmails, verifiedEmail } from "../accounts/order-addresses/order-address.store.ts";
import { mailedPiece } from "../orders/mailed-piece.store.ts";
import type { MailedReturn } from "./return-mails.rules.ts";
import type { ReturnStatus } from "./return-status.rules.ts";

type ReturnMailRow = Omit<MailedReturn, "isCorrection" | "isPickedUp" | "arrival"> & {
  orderId: string;
  userId: string;
  status: ReturnStatus;
  version: number;
  email: string;
  accountEmail: string;
  confirmedEmails: string[];
  wantsUpdates: boolean;
};

const variantOfExchange =
  "'kind', n.kind, 'newSize', n.new_size, 'newColor', n.new_color, 'missing', n.missing";

/** A return with the data of its mails; `undefined` if missing or if its account is deleted. */
export const returnToMail = async (
  tx: EntityManager,
  returnId: string,
): Promise<
  (Omit<ReturnMailRow, "email" | "accountEmail" | "confirmedEmails"> & { receivers: Receivers }) | undefined
> => {
  const [row] = await tx.query<ReturnMailRow[]>(
    `select o.id as "orderId", r.user_id as "userId", r.status, r.version, r.return_number as "returnNumber", o.order_number as "orderNumber", o.ship_full_name as name,
       o.ship_email as email, ${verifiedEmail} as "accountEmail", ${confirmedEmails} as "confirmedEmails",
       u.notify_email and u.notify_order_updates as "wantsUpdates", r.refusal_reason as "refusalReason",
       r.expected_amount as "expectedAmount", coalesce((select p.amount from payouts p join order_credits c on c.id = p.credit_id
         where c.source_id = r.id), r.credited_amount) as "creditedAmount",
       r.replacement_courier as courier, r.replacement_tracking_id as "trackingId", o.payment_method = 'cod' as "isCash",
       (select json_agg(${mailedPiece("n.quantity", { more: variantOfExchange, pieces: "n" })}
           order by n.position)
         from return_lines n join order_lines l on l.id = n.order_line_id where n.return_id = r.id) as lines
     from returns r join orders o on o.id = r.order_id join users u on u.id = r.user_id
     where r.id = $1 and u.deleted_at is null`,
    [returnId],
  );
  if (!row) return undefined;
  const { email, accountEmail, confirmedEmails: confirmed, ...mail } = row;
  return { ...mail, receivers: receiversOf(email, accountEmail, confirmed) };
};
