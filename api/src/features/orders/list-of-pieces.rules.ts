import { variantText, type Variant } from "../catalogue/variant.rules.ts";

/** Pieces with their title, in one text: "2 × Kurta (M, Red), 1 × Scarf". */
export const listOfPieces = (pieces: readonly (Variant & { title: string; quantity: number })[]): string =>
  pieces
    .map(({ title, quantity, ...variant }) => {
      const words = variantText(variant);
      return `${quantity} × ${title}${words ? ` (${words})` : ""}`;
    })
    .join(", ");
