import type { CartLine_LineFragment } from "../../graphql/generated.ts";
import { maxLineQuantity } from "../../max-line-quantity.ts";
import type { Variant } from "../catalogue/variant.ts";

type Line = CartLine_LineFragment;

/** The stock unit of a variant: of that size and colour, else the product's pooled one. `undefined` if missing. */
export const stockUnitOf = ({ product, size, color }: Pick<Line, "product"> & Variant) =>
  product.stockUnits.find((unit) => unit.size === size && unit.color === color) ??
  product.stockUnits.find((unit) => unit.size === null && unit.color === null);

/** Whether another variant of this line's product is in stock. */
export const isVariantInStock = (line: Line, variant: Variant) =>
  (stockUnitOf({ product: line.product, ...variant })?.stock ?? 0) > 0;

/** The maximum quantity of this line. Other lines of the cart may take pieces from the same stock unit. */
export const maxQuantity = (line: Line, lines: readonly Line[]) => {
  const unit = stockUnitOf(line);
  const takenByOtherLines = lines
    .filter((other) => other.id !== line.id && unit !== undefined && stockUnitOf(other)?.id === unit.id)
    .reduce((pieces, other) => pieces + other.quantity, 0);
  return Math.max(0, Math.min(maxLineQuantity, line.available - takenByOtherLines));
};

export type LineProblem =
  /** The product is no longer sold. */
  | { kind: "archived" }
  /** The product is sold, but no longer in the line's size or colour. */
  | { kind: "not-offered" }
  | { kind: "sold-out" }
  /** Too few pieces are left for the line's quantity. `piecesLeft`: the stock less the pieces of other lines. */
  | { kind: "scarce"; piecesLeft: number };

const isOffered = ({ product: { availableSizes, availableColors }, size, color }: Line) =>
  (availableSizes.length === 0 || availableSizes.includes(size ?? "")) &&
  (availableColors.length === 0 || availableColors.includes(color ?? ""));

/** Why a line cannot be ordered as it is; `undefined` if it can. */
export const lineProblemOf = (line: Line, lines: readonly Line[]): LineProblem | undefined => {
  if (!line.isListed) return { kind: "archived" };
  if (!isOffered(line)) return { kind: "not-offered" };
  if (line.available === 0) return { kind: "sold-out" };
  const piecesLeft = maxQuantity(line, lines);
  return line.quantity > piecesLeft ? { kind: "scarce", piecesLeft } : undefined;
};

/** The message beside a line with a problem. */
export const lineProblemText = (problem: LineProblem) => {
  if (problem.kind === "archived") return "No longer sold.";
  if (problem.kind === "not-offered") return "This size or colour is no longer offered.";
  if (problem.kind === "sold-out") return "Out of stock.";
  if (problem.piecesLeft === 0) return "Your other lines already take all that is left.";
  return `Only ${problem.piecesLeft} left.`;
};

/** The quantity at which the line can be ordered; 0 if it must be removed. */
export const correctedQuantity = (problem: LineProblem) =>
  problem.kind === "scarce" ? problem.piecesLeft : 0;

/** Why checkout is blocked, with the products that block it; `undefined` if it is not. */
export const checkoutBlockedText = (lines: readonly Line[]) => {
  const titles = [
    ...new Set(lines.filter((line) => lineProblemOf(line, lines)).map(({ product }) => product.title)),
  ];
  if (titles.length === 0) return undefined;
  const names = titles.length > 2 ? `${titles.length} pieces` : titles.join(" and ");
  return `${names} ${titles.length === 1 ? "is" : "are"} no longer available as selected.`;
};
