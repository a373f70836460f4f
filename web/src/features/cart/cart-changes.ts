import type {
  Cart_CartFragment,
  CartFees_SettingsFragment,
  CartLine_LineFragment,
} from "../../graphql/generated.ts";
import { maxLineQuantity } from "../../max-line-quantity.ts";
import type { Variant } from "../catalogue/variant.ts";
import { stockUnitOf } from "./cart-stock.ts";

const toRupees = (paise: number) => paise / 100;
const toPaise = (rupees: number) => Math.round(rupees * 100);

/** The lines that the totals contain. Of the others no piece can be ordered. */
export const availableLinesOf = (lines: readonly CartLine_LineFragment[]) =>
  lines.filter(({ available }) => available > 0);

/**
 * The cart with these lines and new totals. They equal the server's, so the response does not change the page again. Promotions are
 * the server's to compute: they stay as they are until its response.
 */
const withTotals = (
  cart: Cart_CartFragment,
  lines: CartLine_LineFragment[],
  fees: CartFees_SettingsFragment,
): Cart_CartFragment => {
  const availableLines = availableLinesOf(lines);
  const subtotal = availableLines.reduce((sum, line) => sum + toPaise(line.lineTotal), 0);
  const isFree = availableLines.length === 0 || subtotal > toPaise(fees.freeShippingAbove);
  const isEmpty = availableLines.length === 0;
  const promotions = isEmpty ? [] : cart.promotions;
  const isFreeByPromotion = promotions.some((promotion) => promotion.shipping > 0);
  const shipping = isFree || isFreeByPromotion ? 0 : toPaise(fees.cartShippingFee);
  const discount = isEmpty ? 0 : Math.min(toPaise(cart.discount), subtotal);
  return {
    ...cart,
    lines,
    totalQuantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    subtotal: toRupees(subtotal),
    discount: toRupees(discount),
    promotions,
    shippingEstimate: toRupees(shipping),
    total: toRupees(subtotal + shipping - discount),
  };
};

const lineWithQuantity = (line: CartLine_LineFragment, quantity: number): CartLine_LineFragment => ({
  ...line,
  quantity,
  lineTotal: toRupees(toPaise(line.price) * quantity),
});

/** The cart with another quantity of one line; 0 or less removes the line (specification, section 4). */
export const withQuantity = (
  cart: Cart_CartFragment,
  lineId: string,
  quantity: number,
  fees: CartFees_SettingsFragment,
) =>
  withTotals(
    cart,
    cart.lines.flatMap((line) =>
      line.id !== lineId ? [line] : quantity > 0 ? [lineWithQuantity(line, quantity)] : [],
    ),
    fees,
  );

/** The cart with one more line at the end. */
export const withLine = (
  cart: Cart_CartFragment,
  line: CartLine_LineFragment,
  fees: CartFees_SettingsFragment,
) => withTotals(cart, [...cart.lines, line], fees);

/** The same cart without lines. */
export const emptyCart = (cart: Cart_CartFragment, fees: CartFees_SettingsFragment) =>
  withTotals(cart, [], fees);

/**
 * The cart with another size or colour of one line. Merges it with an existing line of that variant (decision 2). The same cart if
 * the line would have more pieces than a line may have: the server refuses the change.
 */
export const withVariant = (
  cart: Cart_CartFragment,
  lineId: string,
  { size, color }: Variant,
  fees: CartFees_SettingsFragment,
) => {
  const changedLine = cart.lines.find((line) => line.id === lineId);
  if (!changedLine) return cart;
  const sameVariantLine = cart.lines.find(
    (line) =>
      line.id !== lineId &&
      line.product.id === changedLine.product.id &&
      line.size === size &&
      line.color === color,
  );
  const pieces = changedLine.quantity + (sameVariantLine?.quantity ?? 0);
  if (pieces > maxLineQuantity) return cart;
  return withTotals(
    cart,
    cart.lines.flatMap((line) => {
      if (line === sameVariantLine) return [];
      const available = stockUnitOf({ product: line.product, size, color })?.stock ?? 0;
      return line === changedLine ? [{ ...lineWithQuantity(line, pieces), size, color, available }] : [line];
    }),
    fees,
  );
};
