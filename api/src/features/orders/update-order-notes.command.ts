import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./orders.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { cleanOptional } from "../../platform/text.ts";
import type { Services } from "../shop/services.ts";
import { orderNotes, setOrderNotes } from "./order-edit.store.ts";
import { lockOrder } from "./order-write.store.ts";

const maxLength = 1000;

/**
 * Changes the note to the packer. `seenNotes` is the note that the admin saw: a note that another admin has written since
 * is not overwritten. Returns the order's id. Throws ORDER_NOT_FOUND, ORDER_CHANGED, BAD_INPUT.
 */
export const updateOrderNotes = (
  services: Services,
  author: Author,
  change: { orderId: string; notes: string | null; seenNotes: string | null },
): Promise<string> => {
  const orderId = asId(change.orderId, "orderId");
  const notes = cleanOptional(change.notes, "notes", maxLength);
  const seenNotes = cleanOptional(change.seenNotes, "seenNotes", maxLength);
  return inTransaction(services.database, async (tx) => {
    const order = (await lockOrder(tx, orderId)) ?? refuse("ORDER_NOT_FOUND");
    const current = await orderNotes(tx, orderId);
    if (current === notes) return orderId;
    if (current !== seenNotes) refuse("ORDER_CHANGED", { field: "notes", facts: { notes: current } });
    await setOrderNotes(tx, orderId, notes);
    await addAudit(tx, {
      author,
      action: "changeOrderNotes",
      subject: AuditSubject.ORDER,
      subjectId: orderId,
      label: order.orderNumber,
      changes: { notes: { before: current, after: notes } },
    });
    return orderId;
  });
};
