import type { PromotableLine, PromotionTerms } from "./promotion.rules.ts";

/** Which of the products belong to which of the collections, by the id of the collection. */
export type ReadMembers = (
  collectionIds: readonly string[],
  productIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Adds the products of each promotion's collections to those that it names. Reads nothing if none is on a collection. */
export const withMembers = async <Terms extends Pick<PromotionTerms, "productIds" | "collectionIds">>(
  promotions: readonly Terms[],
  { lines, readMembers }: { lines: readonly Pick<PromotableLine, "productId">[]; readMembers: ReadMembers },
): Promise<Terms[]> => {
  const collectionIds = [...new Set(promotions.flatMap((each) => each.collectionIds))];
  if (collectionIds.length === 0) return [...promotions];
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const members = await readMembers(collectionIds, productIds);
  return promotions.map((each) => ({
    ...each,
    productIds: [...each.productIds, ...each.collectionIds.flatMap((id) => members.get(id) ?? [])],
  }));
};
