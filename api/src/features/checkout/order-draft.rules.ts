import type { PaymentMethod } from "../orders/order-payment.rules.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { requestHashOf } from "../../platform/idempotency-key.ts";
import type { Paise } from "../../platform/money.ts";
import type { Address } from "./address.rules.ts";
import { normalizedCode } from "./discount.rules.ts";
import type { Totals } from "./totals.rules.ts";

/** What is asked for, before the shop has priced it. */
export type OrderRequest = {
  lines: readonly { productId: string; size?: string | null; color?: string | null; quantity: number }[];
  paymentMethod: PaymentMethod;
  transactionId?: string | null;
  discountCode?: string | null;
  expectedTotal: Paise;
  expectedSubtotal?: Paise | null;
};

/**
 * Two drafts with the same hash request the same order. The expected amounts are a part of it: with other ones a repeated request
 * would get an order that costs something else than it names.
 */
export const draftHashOf = (draft: OrderRequest, address: Address): string => {
  const lines = draft.lines.map((line) => [
    line.productId,
    line.size ?? null,
    line.color ?? null,
    line.quantity,
  ]);
  const payment = [draft.paymentMethod, draft.transactionId ?? null];
  const code = normalizedCode(draft.discountCode);
  const request = [
    lines,
    Object.entries(address).sort(),
    payment,
    draft.expectedTotal,
    ...(code ? [code] : []),
    ...(draft.expectedSubtotal == null ? [] : [draft.expectedSubtotal]),
  ];
  return requestHashOf(request);
};

/** Throws TOTAL_CHANGED with the current totals, in rupees. Its field is the total, or the subtotal if only that differs. */
export const checkTotals = (draft: OrderRequest, totals: Totals): void => {
  const isSameTotal = draft.expectedTotal === totals.total;
  const isSameSubtotal = draft.expectedSubtotal == null || draft.expectedSubtotal === totals.subtotal;
  if (isSameTotal && isSameSubtotal) return;
  const { subtotal, shippingCost, discount, total } = totals;
  const amounts = { subtotal, shippingCost, discount, total };
  const facts = Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, paise / 100]));
  refuse("TOTAL_CHANGED", { field: isSameTotal ? "expectedSubtotal" : "expectedTotal", facts });
};
