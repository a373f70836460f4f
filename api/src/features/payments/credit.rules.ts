import { sum, type Paise } from "../../platform/money.ts";

/** Why a part of an order, or all of it, is no longer charged. */
export enum CreditReason {
  ORDER_CANCELLED = "order was cancelled",
  ORDER_RETURNED = "order was returned",
  PIECES_CANCELLED = "pieces were cancelled",
  PIECES_RETURNED = "pieces were returned",
}

/** An order line, with the pieces of it that earlier credits cover. `net` is the amount of all its pieces after the discount. */
export type CreditableLine = { id: string; quantity: number; net: Paise; tax: Paise; credited: number };

/** Tax is always contained in its amount. */
export type CreditableOrder = { lines: CreditableLine[]; shipping: Paise; shippingTax: Paise };

/** Pieces of one order line that are credited. */
export type CreditedPieces = { orderLineId: string; quantity: number };

/** The same with what they are worth; the tax is contained in the amount. */
export type CreditedLine = CreditedPieces & { amount: Paise; tax: Paise };

/** `amount` and `tax` are those of the lines and of the shipping together. */
export type CreditAmounts = {
  lines: CreditedLine[];
  shipping: Paise;
  shippingTax: Paise;
  amount: Paise;
  tax: Paise;
  /** Whether the order has no piece left that is charged. */
  isLast: boolean;
};

/**
 * What the first `pieces` credited pieces of a line are worth together. Amounts are rounded down, so the last piece is worth
 * what remains. The tax stays even, since CGST and SGST are its halves.
 */
const valueOf = ({ quantity, net, tax }: CreditableLine, pieces: number): { amount: Paise; tax: Paise } =>
  pieces === quantity
    ? { amount: net, tax }
    : {
        amount: Math.floor((net * pieces) / quantity),
        tax: 2 * Math.floor((Math.floor(tax / 2) * pieces) / quantity),
      };

const creditedLine = (line: CreditableLine, quantity: number): CreditedLine => {
  const [before, after] = [valueOf(line, line.credited), valueOf(line, line.credited + quantity)];
  return {
    orderLineId: line.id,
    quantity,
    amount: after.amount - before.amount,
    tax: after.tax - before.tax,
  };
};

/** All pieces that are not credited yet. */
export const remainingPieces = ({ lines }: CreditableOrder): CreditedPieces[] =>
  lines
    .map(({ id, quantity, credited }) => ({ orderLineId: id, quantity: quantity - credited }))
    .filter(({ quantity }) => quantity > 0);

/** The pieces of each line once; `undefined` if one is not a piece of the order that is left. */
const mergedPieces = (
  order: CreditableOrder,
  pieces: readonly CreditedPieces[],
): CreditedPieces[] | undefined => {
  const quantities = new Map<string, number>();
  for (const { orderLineId, quantity } of pieces)
    quantities.set(orderLineId, (quantities.get(orderLineId) ?? 0) + quantity);
  const remaining = new Map(remainingPieces(order).map((line) => [line.orderLineId, line.quantity]));
  const isLeft = ([id, quantity]: [string, number]): boolean =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (remaining.get(id) ?? 0);
  if (![...quantities].every(isLeft)) return undefined;
  return order.lines
    .map(({ id }) => ({ orderLineId: id, quantity: quantities.get(id) ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
};

/**
 * The amounts of a credit of these pieces; the only rule for them (docs/adr/0026-order-credits.md). Credits of all pieces of
 * an order add up to its total and its tax, to the paisa, in any parts. Shipping is credited with the last piece.
 * `undefined` without a piece, or if more pieces are named than are left.
 */
export const creditAmounts = (
  order: CreditableOrder,
  pieces: readonly CreditedPieces[],
): CreditAmounts | undefined => {
  const merged = mergedPieces(order, pieces);
  if (!merged || merged.length === 0) return undefined;
  const quantityOf = new Map(merged.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const lines = order.lines
    .filter(({ id }) => quantityOf.has(id))
    .map((line) => creditedLine(line, quantityOf.get(line.id) ?? 0));
  const isLast = remainingPieces(order).every(
    ({ orderLineId, quantity }) => quantityOf.get(orderLineId) === quantity,
  );
  const shipping = isLast ? order.shipping : 0;
  const shippingTax = isLast ? order.shippingTax : 0;
  return {
    lines,
    shipping,
    shippingTax,
    amount: sum(lines.map(({ amount }) => amount)) + shipping,
    tax: sum(lines.map(({ tax }) => tax)) + shippingTax,
    isLast,
  };
};
