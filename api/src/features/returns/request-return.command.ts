import type { EntityManager } from "typeorm";
import { lockShopper } from "../accounts/user.store.ts";
import { listOfPieces } from "../orders/list-of-pieces.rules.ts";
import { findOrder } from "../orders/order.store.ts";
import { lockOrder, ownerOfOrder, type LockedOrder } from "../orders/order-write.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { findReturn } from "./return.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./returns.refusals.ts";
import { checkedIdempotencyKey, requestHashOf } from "../../platform/idempotency-key.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { creditOfLines } from "./credit-of-lines.ts";
import { holdReplacements, replacementsOf } from "./hold-replacements.ts";
import { requestedPieces } from "./requested-pieces.ts";
import { addReturnStep } from "./move-return.command.ts";
import { canReturn } from "./return.policy.ts";
import { checkedLines, type RequestedLine } from "./return-request.rules.ts";
import { ReturnStepKind } from "./return-status.rules.ts";
import { checkReturnWindow } from "./return-window.rules.ts";
import { addReturn, returnByKey } from "./return-write.store.ts";

export type ReturnDraft = { orderId: string; idempotencyKey: string; lines: RequestedLine[] };

const addRequestAudit = async (
  tx: EntityManager,
  author: Author,
  { id, orderNumber }: LockedOrder,
  returnId: string,
): Promise<void> => {
  const request = await findReturn(tx, returnId);
  await addAudit(tx, {
    author,
    action: "requestReturnForCustomer",
    subject: AuditSubject.ORDER,
    subjectId: id,
    label: orderNumber,
    changes: {
      return: { before: null, after: request?.returnNumber ?? "" },
      pieces: { before: null, after: listOfPieces(request?.lines ?? []) },
    },
  });
};

/**
 * Requests the return or the exchange of pieces of a delivered order, within the days of the return policy. Replacements are
 * taken from stock at once. Returns the id of the return; the same idempotency key returns the same one. The order is locked,
 * so two requests at the same time cannot name the same piece. Throws ORDER_NOT_FOUND, RETURN_NOT_DELIVERED, RETURN_TOO_LATE,
 * RETURN_TOO_MANY, OUT_OF_STOCK, KEY_REUSED.
 */
export const requestReturn = (services: Services, viewer: Viewer, draft: ReturnDraft): Promise<string> =>
  requestReturnOf(services, { shopperId: viewer.userId }, draft);

/** The same for a customer who asks by phone, with every rule of the customer's own request. */
export const requestReturnForCustomer = async (
  services: Services,
  author: Author,
  draft: ReturnDraft,
): Promise<string> => {
  const shopperId = await ownerOfOrder(services.database.source.manager, asId(draft.orderId, "orderId"));
  return shopperId ? requestReturnOf(services, { shopperId, author }, draft) : refuse("ORDER_NOT_FOUND");
};

/** The shopper whose pieces come back, and the admin who asks in the shopper's name. */
type Requester = { shopperId: string; author?: Author };

const requestReturnOf = async (
  services: Services,
  { shopperId, author }: Requester,
  draft: ReturnDraft,
): Promise<string> => {
  const orderId = asId(draft.orderId, "orderId");
  const idempotencyKey = checkedIdempotencyKey(draft.idempotencyKey);
  const requested = checkedLines(draft.lines);
  const requestHash = requestHashOf([orderId, requested]);
  await services.throttles.count({ returnByAccount: shopperId });
  return inTransaction(services.database, async (tx) => {
    // The account before the order, as in the deletion of an account.
    if (!(await lockShopper(tx, shopperId))) refuse(author ? "ORDER_NOT_FOUND" : "UNAUTHENTICATED");
    const order = await lockOrder(tx, orderId);
    if (!order || !canReturn({ userId: shopperId }, order)) return refuse("ORDER_NOT_FOUND");
    const existing = await returnByKey(tx, shopperId, idempotencyKey);
    if (existing)
      return existing.requestHash === requestHash
        ? existing.id
        : refuse("KEY_REUSED", { message: "This idempotency key was used for another return." });
    const row = (await findOrder(tx, { id: orderId })) ?? refuse("ORDER_NOT_FOUND");
    checkReturnWindow(row, services.settings.shop.returnDays, new Date());
    const lines = await requestedPieces(tx, orderId, requested);
    const { amount } = await creditOfLines(tx, orderId, lines);
    const returnId = await addReturn(tx, {
      orderId,
      userId: shopperId,
      idempotencyKey,
      requestHash,
      expectedAmount: amount,
      lines,
    });
    await addReturnStep(tx, returnId, {
      kind: ReturnStepKind.REQUESTED,
      userId: author?.userId ?? shopperId,
    });
    await holdReplacements(
      tx,
      { orderId, returnId, advice: "Please choose another one, or return the piece." },
      replacementsOf(lines),
    );
    if (author) await addRequestAudit(tx, author, order, returnId);
    return returnId;
  });
};
