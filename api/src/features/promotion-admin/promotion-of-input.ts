import { refuse } from "./promotion-admin.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Promotion } from "../promotions/promotion.entity.ts";
import type { Context } from "../shop/context.ts";
import { promotionById } from "./promotion-admin.store.ts";
import type { PromotionInput } from "./promotion-admin.types.ts";
import type { TypedPromotion } from "./promotion-input.rules.ts";

/** What an admin entered, with `null` for omitted fields. */
export const typedPromotion = (input: PromotionInput): TypedPromotion => ({
  title: input.title,
  method: input.method,
  kind: input.kind,
  categories: input.categories,
  kinds: input.kinds,
  productIds: input.productIds,
  collectionIds: input.collectionIds,
  minSubtotal: input.minSubtotal,
  minPieces: input.minPieces,
  isFirstOrder: input.isFirstOrder,
  isCombinable: input.isCombinable,
  startsAt: input.startsAt,
  percent: input.percent ?? null,
  amount: input.amount ?? null,
  buyQuantity: input.buyQuantity ?? null,
  freeQuantity: input.freeQuantity ?? null,
  maxUses: input.maxUses ?? null,
  maxUsesPerShopper: input.maxUsesPerShopper ?? null,
  endsAt: input.endsAt ?? null,
  code: input.code ?? null,
});

/** Throws BAD_ID, PROMOTION_NOT_FOUND. */
export const foundPromotion = async ({ services }: Context, id: string): Promise<Promotion> =>
  (await promotionById(services.database.source.manager, asId(id, "id"))) ?? refuse("PROMOTION_NOT_FOUND");
