import type { DeliveryPromise } from "../delivery/delivery-promise.rules.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { refuse } from "./checkout.refusals.ts";
import { checkedIdempotencyKey, requestHashOf } from "../../platform/idempotency-key.ts";
import { asId } from "../../platform/ids.ts";
import type { Paise } from "../../platform/money.ts";
import { cleanOptional } from "../../platform/text.ts";
import type { ShopRules } from "../shop/shop.rules.ts";
import { checkedAddress, type Address } from "../shop/address.rules.ts";
import { normalizedCode } from "../promotions/code.rules.ts";
import type { Totals } from "./totals.rules.ts";

export type RequestedLine = {
  productId: string;
  size?: string | null;
  color?: string | null;
  quantity: number;
};

/** What is asked for, before the shop has priced it. */
export type OrderDraft = {
  idempotencyKey: string;
  lines: readonly RequestedLine[];
  shippingAddress: Address;
  paymentMethod: PaymentMethod;
  /** The payment that was made before placing. */
  transactionId?: string | null;
  discountCode?: string | null;
  expectedTotal: Paise;
  expectedSubtotal?: Paise | null;
  /** Saves the address in the profile, in place of an earlier one if it names one. No part of the hash: it is the same order. */
  saveAddress?: { addressId?: string | null; version?: number | null } | null;
};

/** A draft in its plain form. */
export type CheckedDraft = OrderDraft & {
  transactionId: string | null;
  /** The different products of the lines. */
  productIds: string[];
  /** Drafts with the same hash ask for the same order. */
  draftHash: string;
};

/** The id of a payment made before placing; `null` if none. Throws BAD_INPUT for cash on delivery. */
const checkedTransactionId = (draft: OrderDraft): string | null => {
  const transactionId = cleanOptional(draft.transactionId, "transactionId", 60);
  if (transactionId && draft.paymentMethod !== PaymentMethod.ONLINE)
    refuse("BAD_INPUT", {
      field: "transactionId",
      message: "An earlier payment can be used for an online order only.",
    });
  return transactionId;
};

/** The different products of an order, before any of them is read. Throws ORDER_EMPTY, ORDER_TOO_LONG and BAD_ID. */
export const productIdsOf = (lines: readonly RequestedLine[], maxLines: number): string[] => {
  if (lines.length === 0) refuse("ORDER_EMPTY", { field: "lines" });
  if (lines.length > maxLines) refuse("ORDER_TOO_LONG", { field: "lines" });
  return [...new Set(lines.map(({ productId }) => asId(productId, "productId")))];
};

/**
 * The expected amounts are a part of the hash: with other ones a repeated request would get an order that costs something else
 * than it names.
 */
const draftHashOf = (draft: OrderDraft): string => {
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
    Object.entries(draft.shippingAddress).sort(),
    payment,
    draft.expectedTotal,
    ...(code ? [code] : []),
    ...(draft.expectedSubtotal == null ? [] : [draft.expectedSubtotal]),
  ];
  return requestHashOf(request);
};

/** Throws BAD_INPUT, BAD_KEY, ORDER_EMPTY, ORDER_TOO_LONG, BAD_ID, and the refusals of addresses. */
export const checkedDraft = (input: OrderDraft, rules: ShopRules): CheckedDraft => {
  const draft = {
    ...input,
    transactionId: checkedTransactionId(input),
    idempotencyKey: checkedIdempotencyKey(input.idempotencyKey),
    shippingAddress: checkedAddress(input.shippingAddress, rules),
    productIds: productIdsOf(input.lines, rules.maxLinesInOrder),
  };
  return { ...draft, draftHash: draftHashOf(draft) };
};

/** The id of the order that was placed before with the draft's key; `undefined` if none. Throws KEY_REUSED for another draft. */
export const repeatedOrder = (
  order: { id: string; draftHash: string } | undefined,
  { draftHash }: CheckedDraft,
): string | undefined =>
  order && order.draftHash !== draftHash ? refuse("KEY_REUSED", { field: "idempotencyKey" }) : order?.id;

/** What a new order stores of its draft and of its totals. */
export const draftFields = <Line>(
  draft: CheckedDraft,
  totals: Totals & { lines: Line[] },
  promise: DeliveryPromise | undefined,
) => ({
  idempotencyKey: draft.idempotencyKey,
  draftHash: draft.draftHash,
  shippingAddress: draft.shippingAddress,
  totalAmount: totals.subtotal,
  shippingCost: totals.shippingCost,
  discount: totals.discount,
  tax: totals.tax,
  finalAmount: totals.total,
  promise,
  lines: totals.lines,
});

/** Throws TOTAL_CHANGED with the current totals, in rupees. Its field is the total, or the subtotal if only that differs. */
export const checkTotals = (draft: OrderDraft, totals: Totals): void => {
  const isSameTotal = draft.expectedTotal === totals.total;
  const isSameSubtotal = draft.expectedSubtotal == null || draft.expectedSubtotal === totals.subtotal;
  if (isSameTotal && isSameSubtotal) return;
  const { subtotal, shippingCost, discount, total } = totals;
  const amounts = { subtotal, shippingCost, discount, total };
  const facts = Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, paise / 100]));
  refuse("TOTAL_CHANGED", { field: isSameTotal ? "expectedSubtotal" : "expectedTotal", facts });
};
