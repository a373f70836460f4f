import type { OrderCard_OrderFragment } from "../../graphql/generated.ts";
import { formatRupees } from "../../ui/money.ts";
import { isCashOpen } from "./order-status.ts";

type Order = Pick<OrderCard_OrderFragment, "cashDue" | "orderStatus" | "paymentDetails">;

/** What the courier collects for an order: "₹599 in cash"; `undefined` if it is paid, ended or online. */
export const cashText = (order: Order): string | undefined =>
  isCashOpen(order) && order.orderStatus !== "RETURNED" && typeof order.cashDue === "number"
    ? `${formatRupees(order.cashDue)} in cash`
    : undefined;

/** With a minus sign, after which no line breaks. */
const signedRupees = (amount: number): string =>
  amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount);

/** The cash of an order that was received: "₹599 received, rounding −₹0.40". */
export const collectedText = ({ amount, rounding }: { amount: number; rounding: number }): string =>
  `${formatRupees(amount)} received${rounding === 0 ? "" : `, rounding ${signedRupees(rounding)}`}`;
