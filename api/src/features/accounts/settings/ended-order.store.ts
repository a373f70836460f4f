import type { EntityManager } from "typeorm";
import { undoMinutes } from "../../shop/undo.rules.ts";

/** SQL condition: a return of the order `o` is open, or its replacement is still to be sent. */
const hasReturnToHandle = `exists (select from returns r where r.order_id = o.id
  and (r.status not in ('refused', 'withdrawn', 'closed', 'completed') or (r.replacement_due_at is not null and o.holds_stock)))`;

/** SQL condition: a refund or a payout of the order `o` is due, or its record can still be undone. */
const hasMoneyToPayBack = `exists (select from order_credits c join payouts p on p.credit_id = c.id
    where c.order_id = o.id and (p.paid_at is null or p.undo_until is not null))
  or exists (select from payment_intents i join payments p on p.intent_id = i.id join refunds r on r.payment_id = p.id
    where i.order_id = o.id and r.refunded_at is null)`;

/**
 * SQL condition: a payout becomes due as soon as the cash of the order `o` is recorded. The courier has collected it at the
 * delivery, and since then pieces or the whole order came back (docs/adr/0026-order-credits.md).
 */
const hasCashToRecord = `o.payment_method = 'cod' and o.payment_status in ('pending', 'failed')
  and o.order_status <> 'cancelled'
  and (o.order_status = 'returned' or o.credited_amount > o.credited_before_delivery) and was_delivered(o.id, now())`;

/** SQL condition: the order `o` was marked as delivered so recently that the mark can be undone. */
const canBeUndelivered = `o.order_status = 'delivered' and exists (select from order_status_changes s
  where s.order_id = o.id and s.from_status = 'shipped' and s.to_status = 'delivered'
    and s.changed_at > now() - interval '${undoMinutes} minutes')`;

/** SQL condition: the shop no longer has to reach the shopper of an order `o`. */
export const isOver = `o.order_status in ('delivered', 'cancelled', 'returned')
  and not (${hasReturnToHandle}) and not (${hasMoneyToPayBack}) and not (${hasCashToRecord})
  and not (${canBeUndelivered})`;

/**
 * Erases e-mail and phone in the ended orders of deleted accounts, and in the words of their search. Until an order has ended, the
 * courier needs the phone, and so does the admin who sends a replacement or pays back. `userId` is an account; all deleted ones if
 * missing.
 */
export const eraseContactsOfEndedOrders = async (tx: EntityManager, userId?: string): Promise<void> => {
  const [erased] = await tx.query<[{ id: string }[]]>(
    `update orders o set ship_email = '', ship_phone = ''
     from users u where u.id = o.user_id and u.deleted_at is not null
       and (o.ship_email <> '' or o.ship_phone <> '') and ${isOver} ${userId ? "and u.id = $1" : ""}
     returning o.id`,
    userId ? [userId] : [],
  );
  await tx.query("select refresh_order_words($1::uuid[])", [erased.map(({ id }) => id)]);
};
