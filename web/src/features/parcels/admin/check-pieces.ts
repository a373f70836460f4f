import type { Delivery_OrderFragment, VariantByCodeQuery } from "../../../graphql/generated.ts";
import { plainText } from "../../../ui/plain-text.ts";

type Line = Pick<
  Delivery_OrderFragment["lines"][number],
  "id" | "productId" | "title" | "size" | "color" | "sku" | "leftToShip"
>;

type ScannedVariant = NonNullable<VariantByCodeQuery["variantByCode"]>;

/** Pieces in the parcel so far, by line. */
export type Checked = Readonly<Record<string, number>>;

/** What a scan says, and the pieces after it. */
export type Outcome = { isGood: boolean; text: string; checked: Checked };

const variantName = ({ size, color }: Pick<Line, "size" | "color">): string =>
  [size, color].filter(Boolean).join(", ");

export const pieceName = (line: Pick<Line, "title" | "size" | "color">): string =>
  [line.title, variantName(line)].filter(Boolean).join(", ");

const needed = (lines: readonly Line[]): Line[] => lines.filter(({ leftToShip }) => leftToShip > 0);

/** The line whose label has this SKU: an order keeps the one that it was placed with. */
export const lineWithSku = (lines: readonly Line[], code: string): Line | undefined => {
  const sku = plainText(code).toUpperCase();
  return needed(lines).find((line) => line.sku === sku);
};

export const piecesLeft = (lines: readonly Line[], checked: Checked): number =>
  needed(lines).reduce((sum, { id, leftToShip }) => sum + leftToShip - (checked[id] ?? 0), 0);

/** Counts a piece of a line; one too many is wrong. */
export const countPiece = (line: Line, checked: Checked): Outcome => {
  const count = checked[line.id] ?? 0;
  if (count >= line.leftToShip)
    return {
      isGood: false,
      text: `One too many: the order needs ${line.leftToShip} of ${pieceName(line)}. Put this one back.`,
      checked,
    };
  return {
    isGood: true,
    text: `${pieceName(line)}: ${count + 1} of ${line.leftToShip}`,
    checked: { ...checked, [line.id]: count + 1 },
  };
};

/** "size L", "Rust" or "L, Rust": as much of a variant as tells it from those that the order needs. */
const differenceOf = (piece: ScannedVariant, lines: readonly Line[]) => {
  const hasColor = lines.some(({ color }) => color === piece.color);
  const hasSize = lines.some(({ size }) => size === piece.size);
  if (hasColor && piece.size !== null)
    return (each: Pick<Line, "size" | "color">) => `size ${each.size ?? ""}`;
  if (hasSize && piece.color !== null) return ({ color }: Pick<Line, "size" | "color">) => color ?? "";
  return variantName;
};

const either = new Intl.ListFormat("en-IN", { type: "disjunction" });

/** Compares a scanned piece with what the order needs. A piece of the right product names what is wrong with it. */
export const checkPiece = (
  lines: readonly Line[],
  checked: Checked,
  { code, piece }: { code: string; piece: ScannedVariant | null },
): Outcome => {
  const wrong = (text: string): Outcome => ({ isGood: false, text, checked });
  if (!piece) return wrong(`No piece has the code ${code}.`);
  const ofProduct = needed(lines).filter(({ productId }) => productId === piece.productId);
  const line = ofProduct.find(({ size, color }) => size === piece.size && color === piece.color);
  if (line) return countPiece(line, checked);
  if (ofProduct.length === 0) return wrong(`This is ${pieceName(piece)}. The order does not need it.`);
  const nameOf = differenceOf(piece, ofProduct);
  const names = [...new Set(ofProduct.map(nameOf))];
  return wrong(`This is ${nameOf(piece)}. The order needs ${either.format(names)}.`);
};
