import { withMembers } from "../promotions/promotion-members.rules.ts";
import { savingOf, type PromotionTerms } from "../promotions/promotion.rules.ts";
import { sum } from "../../platform/money.ts";
import { collectionMembers } from "../search/collections/collection-members.store.ts";
import type { Services } from "../shop/services.ts";
import { countCovered, recentLines, type RecentLine } from "./promotion-admin.store.ts";
import type { TypedPromotion } from "./promotion-input.rules.ts";
import type { PromotionPreview } from "./promotion-admin.types.ts";

/** The lines of each order. They come order by order. */
const byOrder = (lines: readonly RecentLine[]): RecentLine[][] => {
  const orders = new Map<string, RecentLine[]>();
  for (const line of lines) {
    const lines = orders.get(line.orderId);
    if (lines) lines.push(line);
    else orders.set(line.orderId, [line]);
  }
  return [...orders.values()];
};

/** What a promotion alone would have taken off the orders of the last 30 days, at their prices and for every shopper. */
const previewOf = (terms: PromotionTerms, lines: readonly RecentLine[]) => {
  const orders = byOrder(lines);
  const savings = orders.flatMap((each) => savingOf(terms, each, each[0]?.shippingFee ?? 0) ?? []);
  const amounts = savings.map(({ discounts, shipping }) => sum(discounts) + shipping);
  return { orders: savings.length, discount: sum(amounts), ordersSeen: orders.length };
};

/** A preview of a promotion that an admin edits. */
export const previewPromotion = async (
  { database, settings }: Services,
  promotion: TypedPromotion,
): Promise<PromotionPreview> => {
  const [lines, products] = await Promise.all([
    recentLines(database),
    countCovered(database, promotion, settings.shop),
  ]);
  const readMembers = collectionMembers(database.source.manager, settings.shop);
  const [terms = promotion] = await withMembers([promotion], { lines, readMembers });
  return { ...previewOf(terms, lines), products };
};
