import type { StockReason } from "../../../graphql/generated.ts";
import { parseDifference, parsePieces } from "../form/typed-values.ts";

/** The reasons of a movement in words. */
export const reasonNames: Record<StockReason, string> = {
  RECEIVED: "Received",
  COUNTED: "Counted",
  DAMAGED: "Damaged",
  CORRECTION: "Correction",
  SOLD: "Sold",
  RETURNED: "Returned",
};

export type AdminReason = Exclude<StockReason, "SOLD" | "RETURNED">;

type ReasonField = { label: string; hint: string; parse: (text: string) => number | undefined };

/** The field of the quantity for each reason that an admin can give. */
export const quantityFields: Record<AdminReason, ReasonField> = {
  RECEIVED: { label: "Pieces received", hint: "They are added to the stock.", parse: parsePieces },
  COUNTED: { label: "Pieces counted", hint: "The stock becomes this number.", parse: parsePieces },
  DAMAGED: { label: "Pieces damaged", hint: "They are taken out of the stock.", parse: parsePieces },
  CORRECTION: { label: "Difference", hint: "Such as 2 or -2.", parse: parseDifference },
};

export const adminReasons = Object.keys(quantityFields) as AdminReason[];

/** A quantity with its sign: "+3", "−2". */
export const signedPieces = (quantity: number): string =>
  quantity > 0 ? `+${quantity.toLocaleString("en-IN")}` : quantity.toLocaleString("en-IN").replace("-", "−");

export const piecesText = (pieces: number): string =>
  pieces === 1 ? "1 piece" : `${pieces.toLocaleString("en-IN")} pieces`;
