import type { CartLine_LineFragment } from "../../graphql/generated.ts";
import type { Choice } from "./cart-changes.ts";
import { MAX_LINE_QUANTITY } from "./max-line-quantity.ts";

type Line = CartLine_LineFragment;

/** The heap of pieces that serves a choice: the one of that size and colour, or the product's only one. */
export const stockUnitOf = ({ product, size, color }: Pick<Line, "product"> & Choice) =>
  product.stockUnits.find((unit) => unit.size === size && unit.color === color) ??
  product.stockUnits.find((unit) => unit.size === null && unit.color === null);

/** Whether the shop has any piece of another choice of this line's product. */
export const isChoiceInStock = (line: Line, choice: Choice) =>
  (stockUnitOf({ product: line.product, ...choice })?.stock ?? 0) > 0;

/** Pieces that this line can have at most, beside what her other lines take from the same heap. */
export const maxQuantity = (line: Line, lines: readonly Line[]) => {
  const unit = stockUnitOf(line);
  const taken = lines
    .filter((other) => other.id !== line.id && unit !== undefined && stockUnitOf(other)?.id === unit.id)
    .reduce((pieces, other) => pieces + other.quantity, 0);
  return Math.max(0, Math.min(MAX_LINE_QUANTITY, line.available - taken));
};

export type LineProblem =
  /** The product was taken out of the shop. */
  | { kind: "gone" }
  | { kind: "sold-out" }
  /** Fewer are left than she wants; `left` beside what her other lines take. */
  | { kind: "scarce"; piecesLeft: number };

/** Why a line cannot be ordered as it stands; nothing when it can. */
export const lineProblemOf = (line: Line, lines: readonly Line[]): LineProblem | undefined => {
  if (!line.isSold) return { kind: "gone" };
  if (line.available === 0) return { kind: "sold-out" };
  const piecesLeft = maxQuantity(line, lines);
  return line.quantity > piecesLeft ? { kind: "scarce", piecesLeft } : undefined;
};

/** What she reads beside such a line. */
export const lineProblemText = (problem: LineProblem) => {
  if (problem.kind === "gone") return "No longer sold.";
  if (problem.kind === "sold-out") return "Out of stock.";
  if (problem.piecesLeft === 0) return "Your other lines take all that is left of it.";
  return `Only ${problem.piecesLeft} left.`;
};

/** Pieces to which a line can be lowered so that it can be ordered; 0 when it has to go. */
export const correctedQuantity = (problem: LineProblem) =>
  problem.kind === "scarce" ? problem.piecesLeft : 0;

/** What she reads where the way to checkout is closed: each piece that is in the way, by its name. */
export const checkoutBlockedText = (lines: readonly Line[]) => {
  const titles = [
    ...new Set(lines.filter((line) => lineProblemOf(line, lines)).map(({ product }) => product.title)),
  ];
  if (titles.length === 0) return undefined;
  const names = titles.length > 2 ? `${titles.length} pieces` : titles.join(" and ");
  return `${names} cannot be had as ${titles.length === 1 ? "it stands" : "they stand"} in your cart.`;
};
