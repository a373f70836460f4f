import type { Author } from "../audit/audit.rules.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./returns.refusals.ts";
import { dayInIndia } from "../../platform/days.ts";
import { checkedTracking } from "../parcels/parcel.rules.ts";
import type { Services } from "../shop/services.ts";
import { addReturnAudit, type SeenReturn } from "./admin-step.command.ts";
import { addReturnStep, lockReturn } from "./move-return.command.ts";
import { ReturnKind, ReturnStatus, ReturnStepKind } from "./return-status.rules.ts";
import { setReplacementSent } from "./return-write.store.ts";

export type ReplacementParcel = SeenReturn & { courier: string; trackingId: string };

/**
 * Records that the replacement of a completed exchange was sent with one of the shop's couriers, and tells the shopper. The same
 * parcel again changes nothing; another courier or tracking id corrects the first, unless it is the parcel of pieces that arrived
 * later. Throws RETURN_NOT_FOUND, RETURN_CHANGED,
 * RETURN_STEP_INVALID, COURIER_UNKNOWN, TRACKING_ID_INVALID.
 */
export const sendReplacement = async (
  services: Services,
  author: Author,
  input: ReplacementParcel,
): Promise<string> => {
  const { courier, trackingId } = checkedTracking(
    { courier: input.courier, trackingId: input.trackingId },
    { couriers: services.settings.couriers, shippedOn: dayInIndia(new Date()) },
  );
  return inTransaction(services.database, async (tx) => {
    const { order, request } = await lockReturn(tx, input.returnId);
    const isDue =
      request.status === ReturnStatus.COMPLETED &&
      order.holdsStock &&
      request.lines.some(({ kind, quantity, missing }) => kind === ReturnKind.EXCHANGE && missing < quantity);
    if (!isDue) refuse("RETURN_STEP_INVALID", { message: "This return has no replacement to be sent." });
    const isAnother = request.lines.some(({ unsentReplacements }) => unsentReplacements > 0);
    const isSame = request.replacementCourier === courier && request.replacementTrackingId === trackingId;
    // The second parcel can have the tracking id of the first: the admin who sends it has seen that it is due.
    if (isSame && !(isAnother && request.version === input.version)) return request.id;
    if (request.version !== input.version) refuse("RETURN_CHANGED");
    await setReplacementSent(tx, request.id, { courier, trackingId, isAnother });
    await addReturnStep(tx, request.id, {
      kind: ReturnStepKind.REPLACEMENT_SENT,
      userId: author.userId,
      isCorrection: request.replacementTrackingId !== null && !isAnother,
    });
    await addReturnAudit(tx, { author, action: "sendReplacement" }, request, {
      courier: { before: request.replacementCourier, after: courier },
      trackingId: { before: request.replacementTrackingId, after: trackingId },
    });
    return request.id;
  });
};
