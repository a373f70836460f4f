import { formatRupees } from "../../../ui/money.ts";

/** With a minus sign, after which no line breaks. */
const signedRupees = (amount: number): string =>
  amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);

/** The cash of an order that was received: "₹599 received, rounding −₹0.40". */
export const collectedText = ({ amount, rounding }: { amount: number; rounding: number }): string =>
  `${formatRupees(amount)} received${rounding === 0 ? "" : `, rounding ${signedRupees(rounding)}`}`;
