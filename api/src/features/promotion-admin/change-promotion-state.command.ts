import type { AuditAction } from "../audit/audit-action.rules.ts";
import { AuditSubject, type Author, type FieldChanges } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { Promotion } from "../promotions/promotion.entity.ts";
import { clockTime } from "../../platform/database/clock-time.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./promotion-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import { hasOrders, lockPromotion } from "./promotion-admin.store.ts";

type PromotionChange = (
  stored: Promotion,
  now: Date,
) => { set: Partial<Promotion>; changes: FieldChanges } | undefined;

/**
 * Changes a promotion that the admin saw as `version`. `change` gets the time of the database's clock, by which promotions begin and
 * end. It returns `undefined` where nothing is to do.
 */
const changePromotion = (
  services: Services,
  author: Author,
  { id: given, version, action }: { id: string; version: number; action: AuditAction },
  change: PromotionChange,
): Promise<string> => {
  const id = asId(given, "id");
  return inTransaction(services.database, async (tx) => {
    const stored = (await lockPromotion(tx, id)) ?? refuse("PROMOTION_NOT_FOUND");
    const changed = change(stored, await clockTime(tx));
    if (!changed) return id;
    if (stored.version !== version) refuse("PROMOTION_CHANGED");
    await tx.update(Promotion, { id }, { ...changed.set, version: () => "version + 1" });
    const audited = {
      subject: AuditSubject.PROMOTION,
      subjectId: id,
      label: stored.title,
      version: version + 1,
    };
    await addAudit(tx, { author, action, ...audited, changes: changed.changes });
    return id;
  });
};

/** Pauses a promotion, or lets it go on. Throws PROMOTION_NOT_FOUND, PROMOTION_CHANGED. */
export const setPromotionPaused = (
  services: Services,
  author: Author,
  { isPaused, ...seen }: { id: string; version: number; isPaused: boolean },
): Promise<string> =>
  changePromotion(services, author, { ...seen, action: "setPromotionPaused" }, ({ pausedAt }, now) => {
    if (isPaused === (pausedAt !== null)) return undefined;
    const changes = { isPaused: { before: !isPaused, after: isPaused } };
    return { set: { pausedAt: isPaused ? now : null }, changes };
  });

/** Ends a promotion now. Throws PROMOTION_NOT_FOUND, PROMOTION_CHANGED; PROMOTION_INVALID before its start. */
export const endPromotion = (
  services: Services,
  author: Author,
  seen: { id: string; version: number },
): Promise<string> =>
  changePromotion(services, author, { ...seen, action: "endPromotion" }, ({ startsAt, endsAt }, now) => {
    if (endsAt && endsAt <= now) return undefined;
    if (startsAt >= now)
      refuse("PROMOTION_INVALID", { message: "It has not started yet. You can pause or delete it." });
    const changes = { endsAt: { before: endsAt?.toISOString() ?? null, after: now.toISOString() } };
    return { set: { endsAt: now }, changes };
  });

/** Deletes a promotion that no order has ever used, with its codes. Throws PROMOTION_USED, PROMOTION_CHANGED. */
export const deletePromotion = (
  services: Services,
  author: Author,
  { id: given, version }: { id: string; version: number },
): Promise<void> => {
  const id = asId(given, "id");
  return inTransaction(services.database, async (tx) => {
    const stored = await lockPromotion(tx, id);
    if (!stored) return;
    if (stored.version !== version) refuse("PROMOTION_CHANGED");
    if (stored.isWelcome || (await hasOrders(tx, id))) refuse("PROMOTION_USED");
    await tx.delete(Promotion, { id });
    const audited = { subject: AuditSubject.PROMOTION, subjectId: id, label: stored.title };
    await addAudit(tx, {
      author,
      action: "deletePromotion",
      ...audited,
      changes: { title: { before: stored.title, after: null } },
    });
  });
};
