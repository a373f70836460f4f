import type { EntityManager } from "typeorm";
import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { Promotion } from "../promotions/promotion.entity.ts";
import { coversEverything, type Coverage } from "../promotions/promotion.rules.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { refuse } from "./promotion-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Services } from "../shop/services.ts";
import {
  addCodes,
  countListed,
  lockCollections,
  deleteSharedCode,
  lockPromotion,
  sharedCode,
} from "./promotion-admin.store.ts";
import { checkedPromotion, type TypedPromotion } from "./promotion-input.rules.ts";

/** A promotion as JSON, with amounts in rupees, for the audit. */
const asAudited = ({
  amount,
  minSubtotal,
  startsAt,
  endsAt,
  ...plain
}: TypedPromotion): Record<string, unknown> => ({
  ...plain,
  amount: amount === null ? null : amount / 100,
  minSubtotal: minSubtotal / 100,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});

/** The terms of a stored promotion with its shared code. */
const storedTerms = async (tx: EntityManager, stored: Promotion): Promise<TypedPromotion> => ({
  title: stored.title,
  method: stored.method,
  kind: stored.kind,
  percent: stored.percent,
  amount: stored.amount,
  buyQuantity: stored.buyQuantity,
  freeQuantity: stored.freeQuantity,
  categories: stored.categories,
  kinds: stored.kinds,
  productIds: stored.productIds,
  collectionIds: stored.collectionIds,
  minSubtotal: stored.minSubtotal,
  minPieces: stored.minPieces,
  isFirstOrder: stored.isFirstOrder,
  maxUses: stored.maxUses,
  maxUsesPerShopper: stored.maxUsesPerShopper,
  isCombinable: stored.isCombinable,
  startsAt: stored.startsAt,
  endsAt: stored.endsAt,
  code: await sharedCode(tx, stored.id),
});

/**
 * Throws PROMOTION_INVALID if a promotion would cover everything because the products and collections that it names are archived or
 * deleted: the form then shows none of them.
 */
const checkStillLimited = async (tx: EntityManager, before: Coverage, after: Coverage): Promise<void> => {
  if (!coversEverything(after) || coversEverything(before)) return;
  if (before.categories.length + before.kinds.length > 0) return;
  if ((await countListed(tx, before.productIds)) > 0) return;
  if ((await lockCollections(tx, before.collectionIds)) > 0) return;
  refuse("PROMOTION_INVALID", {
    message:
      "What this promotion covered is no longer in the shop. Choose what it covers now, or add a new promotion for everything.",
  });
};

const setSharedCode = async (tx: EntityManager, id: string, code: string | null): Promise<void> => {
  if (code === (await sharedCode(tx, id))) return;
  await deleteSharedCode(tx, id);
  if (code && (await addCodes(tx, id, [code], null)) === 0) refuse("CODE_TAKEN", { field: "code" });
};

/**
 * Adds a promotion with an id that the client made (`version` 0), or changes its terms. Placed orders keep what they have. The same
 * terms again change nothing. Throws PROMOTION_INVALID, PROMOTION_NOT_FOUND, PROMOTION_CHANGED, CODE_TAKEN, PRODUCT_NOT_FOUND,
 * COLLECTION_NOT_FOUND.
 */
export const savePromotion = (
  services: Services,
  author: Author,
  input: { id: string; version: number; promotion: TypedPromotion },
): Promise<string> => {
  const id = asId(input.id, "id");
  const { code, ...terms } = checkedPromotion(input.promotion);
  const after = {
    ...terms,
    categories: [...terms.categories],
    kinds: [...terms.kinds],
    productIds: [...terms.productIds],
    collectionIds: [...terms.collectionIds],
  };
  return inTransaction(
    services.database,
    async (tx) => {
      const stored = await lockPromotion(tx, id);
      if (!stored && input.version !== 0) refuse("PROMOTION_NOT_FOUND");
      if (stored?.isWelcome)
        refuse("PROMOTION_INVALID", {
          message: "The welcome discount is set in the settings of the shop. You can pause it.",
        });
      const before = stored ? asAudited(await storedTerms(tx, stored)) : {};
      const changes = changesBetween(before, asAudited({ ...terms, code }));
      // Also a request that is repeated, since its answer was lost.
      if (Object.keys(changes).length === 0) return id;
      if ((stored?.version ?? 0) !== input.version) refuse("PROMOTION_CHANGED");
      if ((await countListed(tx, after.productIds)) < after.productIds.length)
        refuse("PRODUCT_NOT_FOUND", { field: "productIds" });
      if ((await lockCollections(tx, after.collectionIds)) < after.collectionIds.length)
        refuse("COLLECTION_NOT_FOUND", { field: "collectionIds" });
      if (stored) await checkStillLimited(tx, stored, after);
      if (stored) await tx.update(Promotion, { id }, { ...after, version: () => "version + 1" });
      else await tx.insert(Promotion, { id, ...after });
      await setSharedCode(tx, id, code);
      await addAudit(tx, {
        author,
        action: "savePromotion",
        subject: AuditSubject.PROMOTION,
        subjectId: id,
        label: terms.title,
        version: input.version + 1,
        changes,
      });
      return id;
    },
    // Two requests that add the same promotion: the second one finds it.
    (error) => isUniqueViolation(error, "promotions_pkey"),
  );
};
