import { spreadOverLines, sum, type Paise } from "../../platform/money.ts";

/** Why a part of an order, or all of it, is no longer charged. */
export enum CreditReason {
  ORDER_CANCELLED = "order was cancelled",
  ORDER_RETURNED = "order was returned",
  PIECES_CANCELLED = "pieces were cancelled",
  PIECES_RETURNED = "pieces were returned",
  /** An admin refunded pieces that had left the shop, the shipping, or an amount. */
  REFUNDED_BY_SHOP = "shop refunded a part of the order",
}

/** What is left of an order line: pieces that no credit covers, and what is still charged for the line, tax contained. */
export type CreditableLine = { id: string; pieces: number; amount: Paise; tax: Paise };

/** What is left of an order. Tax is always contained in its amount. */
export type CreditableOrder = { lines: CreditableLine[]; shipping: Paise; shippingTax: Paise };

/** Pieces of one order line that are credited. */
export type CreditedPieces = { orderLineId: string; quantity: number };

/** The same with what they are worth; the tax is contained in the amount. A reduced price has a quantity of 0. */
export type CreditedLine = CreditedPieces & { amount: Paise; tax: Paise };

/** What is to be credited. */
export type CreditParts = {
  pieces: readonly CreditedPieces[];
  /** Whether to credit the shipping too. It is always credited with the last piece. */
  hasShipping?: boolean | undefined;
  /** An amount off the prices of the pieces that are left; not together with pieces. */
  reduction?: Paise | undefined;
};

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

/** An amount times a fraction, rounded down. Big integers, because a product of two amounts can exceed the safe integers. */
const part = (amount: Paise, numerator: number, denominator: number): Paise =>
  Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));

/**
 * The tax of a part of a line. It is even, since CGST and SGST are its halves, and what is left of the line has no more tax than
 * amount.
 */
const taxOf = (
  line: CreditableLine,
  amount: Paise,
  share: [numerator: number, denominator: number],
): Paise => {
  const least = line.tax - (line.amount - amount);
  return Math.max(2 * part(line.tax / 2, ...share), least + (least % 2), 0);
};

/** Some of the pieces that are left. Amounts are rounded down, so the last piece is worth what remains. */
const creditedPieces = (line: CreditableLine, quantity: number): CreditedLine => {
  const amount = part(line.amount, quantity, line.pieces);
  const isRest = quantity === line.pieces;
  const tax = isRest ? line.tax : taxOf(line, amount, [quantity, line.pieces]);
  return { orderLineId: line.id, quantity, amount, tax };
};

const reducedLine = (line: CreditableLine, amount: Paise): CreditedLine => {
  const tax = amount === line.amount ? line.tax : taxOf(line, amount, [amount, line.amount]);
  return { orderLineId: line.id, quantity: 0, amount, tax };
};

/** All pieces that are not credited yet. */
export const remainingPieces = ({ lines }: CreditableOrder): CreditedPieces[] =>
  lines
    .map(({ id, pieces }) => ({ orderLineId: id, quantity: pieces }))
    .filter(({ quantity }) => quantity > 0);

/** The most by which the prices of an order can still be reduced. */
export const mostReduction = ({ lines }: CreditableOrder): Paise =>
  sum(lines.filter(({ pieces }) => pieces > 0).map(({ amount }) => amount));

/** The pieces of each line once; `undefined` if one is not a piece of the order that is left. */
const mergedPieces = (
  order: CreditableOrder,
  pieces: readonly CreditedPieces[],
): Map<string, number> | undefined => {
  const quantities = new Map<string, number>();
  for (const { orderLineId, quantity } of pieces) {
    if (!Number.isInteger(quantity) || quantity <= 0) return undefined;
    quantities.set(orderLineId, (quantities.get(orderLineId) ?? 0) + quantity);
  }
  const left = new Map(order.lines.map((line) => [line.id, line.pieces]));
  return [...quantities].every(([id, quantity]) => quantity <= (left.get(id) ?? 0)) ? quantities : undefined;
};

/** An amount off the prices, spread over the lines in proportion to what is left of them. */
const reducedLines = (lines: readonly CreditableLine[], amount: Paise): CreditedLine[] => {
  const reducible = lines.filter(({ pieces }) => pieces > 0);
  const amounts = spreadOverLines(
    amount,
    reducible.map((line) => line.amount),
  );
  return reducible
    .map((line, index) => reducedLine(line, amounts[index] ?? 0))
    .filter((line) => line.amount > 0);
};

/**
 * The amounts of a credit; the only rule for them (docs/adr/0026-order-credits.md). Credits of an order add up to its total and
 * its tax, to the paisa, in any parts. Shipping is credited with the last piece, if it was not before. `undefined` if nothing is
 * to be credited, or more than is left.
 */
export const creditAmounts = (
  order: CreditableOrder,
  { pieces, hasShipping = false, reduction = 0 }: CreditParts,
): CreditAmounts | undefined => {
  const quantities = mergedPieces(order, pieces);
  if (!quantities || !Number.isSafeInteger(reduction) || reduction < 0) return undefined;
  if (reduction > 0 && (quantities.size > 0 || reduction > mostReduction(order))) return undefined;
  if (hasShipping && order.shipping === 0) return undefined;
  if (quantities.size === 0 && reduction === 0 && !hasShipping) return undefined;
  const lines =
    reduction > 0
      ? reducedLines(order.lines, reduction)
      : order.lines.flatMap((line) => {
          const quantity = quantities.get(line.id);
          return quantity === undefined ? [] : [creditedPieces(line, quantity)];
        });
  const isLast = order.lines.every((line) => line.pieces === (quantities.get(line.id) ?? 0));
  const [shipping, shippingTax] = isLast || hasShipping ? [order.shipping, order.shippingTax] : [0, 0];
  return {
    lines,
    shipping,
    shippingTax,
    amount: sum(lines.map(({ amount }) => amount)) + shipping,
    tax: sum(lines.map(({ tax }) => tax)) + shippingTax,
    isLast,
  };
};
