import type { EntityManager } from "typeorm";
import { takeStock } from "../catalogue/stock.store.ts";
import { variantText } from "../catalogue/variant.rules.ts";
import { holdPieces, portionsOfPieces, type LinePieces } from "../orders/order-portion.store.ts";
import { refuse } from "./returns.refusals.ts";
import { ReturnKind } from "./return-status.rules.ts";

type ExchangedLine = {
  kind: ReturnKind;
  orderLineId: string;
  newSize: string | null;
  newColor: string | null;
  quantity: number;
};

/** The replacements of lines. */
export const replacementsOf = (lines: readonly ExchangedLine[]): LinePieces[] =>
  lines
    .filter(({ kind, quantity }) => kind === ReturnKind.EXCHANGE && quantity > 0)
    .map(({ orderLineId, newSize, newColor, quantity }) => ({
      orderLineId,
      size: newSize,
      color: newColor,
      quantity,
    }));

/** Takes replacements from stock, and holds them for the return. Throws OUT_OF_STOCK, with the advice of the caller. */
export const holdReplacements = async (
  tx: EntityManager,
  { orderId, returnId, advice }: { orderId: string; returnId: string; advice: string },
  replacements: readonly LinePieces[],
): Promise<void> => {
  if (replacements.length === 0) return;
  const portions = await portionsOfPieces(tx, orderId, replacements);
  const shortage = await takeStock(tx, orderId, portions);
  if (shortage) {
    const index = portions.findIndex(({ unitId }) => unitId === shortage.unitId);
    const replacement = replacements[index] ?? replacements[0];
    const variant = replacement ? variantText(replacement) : "";
    refuse("OUT_OF_STOCK", {
      field: "lines",
      message:
        shortage.left === 0
          ? `The replacement (${variant}) has just sold out. ${advice}`
          : `Only ${shortage.left} left of the replacement (${variant}).`,
      facts: { available: shortage.left },
    });
  }
  await holdPieces(tx, returnId, replacements);
};
