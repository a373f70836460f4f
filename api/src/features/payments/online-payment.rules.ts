import { formatRupees, type Paise } from "../../platform/money.ts";

/** "₹5,00,000", and "₹99.50". */
const inRupees = (amount: Paise): string => formatRupees(amount).replace(/\.00$/, "");

/** Why a total above the maximum cannot be paid online, with the ways out. */
export const onlineLimitMessage = (maximum: Paise, { isCashPossible = false } = {}): string => {
  const waysOut = isCashPossible ? "place two orders, or choose cash on delivery" : "or place two orders";
  return `Online payments are limited to ${inRupees(maximum)} an order. Please order fewer pieces at a time, ${waysOut}.`;
};

/** What became of the order of a refused payment; absent before placing. */
export type RefusedOrder = { isInCart: boolean };

/** The pieces of an order by phone came from no cart. */
export const refusedOrderOf = ({ placedBy }: { placedBy: string | null }): RefusedOrder => ({
  isInCart: placedBy === null,
});

/** The message for a payment that Razorpay refuses: the sentence of the specification, section 8, why, and the ways out. */
export const refusedPaymentMessage = (amount: Paise, order?: RefusedOrder): string =>
  [
    "Payment setup failed.",
    `Our payment provider does not accept an online payment of ${inRupees(amount)}.`,
    order && "Your order was cancelled and you were not charged.",
    order?.isInCart && "Your pieces are back in your cart.",
    "Please order fewer pieces at a time, choose another payment method, or write to us.",
  ]
    .filter(Boolean)
    .join(" ");
