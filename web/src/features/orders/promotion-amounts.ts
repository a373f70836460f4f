import type { OrderPromotion_PromotionFragment } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";

type Amounts = { discount: number; promotions: readonly OrderPromotion_PromotionFragment[] };

/** The discounts of an order or a quote, each by the name of its promotion. */
export const discountRows = ({ discount, promotions }: Amounts): { name: string; value: string }[] => {
  const rows = promotions
    .filter((promotion) => promotion.discount > 0)
    .map(({ title, discount: amount }) => ({ name: title, value: `−${formatRupees(amount)}` }));
  return rows.length > 0 || discount === 0
    ? rows
    : [{ name: "Discount", value: `−${formatRupees(discount)}` }];
};

/** The promotions that take off the shipping: "Free shipping week"; `null` without one. */
export const shippingPromotion = (promotions: readonly OrderPromotion_PromotionFragment[]): string | null =>
  promotions
    .filter(({ shipping }) => shipping > 0)
    .map(({ title }) => title)
    .join(", ") || null;

/** Why a quote does not use the entered code: automatic promotions save more. `null` if it uses the code. */
export const betterText = (promotions: readonly OrderPromotion_PromotionFragment[]): string | null => {
  const [first, ...others] = promotions;
  if (!first || promotions.some(({ code }) => code !== null)) return null;
  return others.length === 0
    ? `“${first.title}” saves you more than this code, so we used it.`
    : "Our other offers save you more than this code, so we used them.";
};
