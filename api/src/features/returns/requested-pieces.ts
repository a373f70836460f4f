import type { EntityManager } from "typeorm";
import { refuse } from "./returns.refusals.ts";
import { variantOf, type Variant } from "../catalogue/variant.rules.ts";
import { lockOffers } from "../catalogue/stock.store.ts";
import { piecesOfOrder, type OrderLineOfReturn } from "./return-piece.store.ts";
import { without, type Pieces } from "./return-pieces.rules.ts";
import type { CheckedLine } from "./return-request.rules.ts";
import { ReturnKind } from "./return-status.rules.ts";
import type { NewReturnLine } from "./return-write.store.ts";

const noVariant: Variant = { size: null, color: null };

/** The replacement of a line. Throws RETURN_SAME_VARIANT, CHOOSE_SIZE_AND_COLOR, PRODUCT_NOT_FOUND. */
const replacementOf = async (
  tx: EntityManager,
  { productId }: OrderLineOfReturn,
  from: Variant,
  to: Variant,
): Promise<Variant> => {
  const [offer] = await lockOffers(tx, [productId]);
  if (!offer)
    return refuse("PRODUCT_NOT_FOUND", {
      message: "This piece is no longer sold. You can return it for a refund.",
    });
  const variant = variantOf(offer, to);
  return variant.size === from.size && variant.color === from.color ? refuse("RETURN_SAME_VARIANT") : variant;
};

/**
 * The lines of a request with the variants that come back and those that replace them. Throws RETURN_TOO_MANY if the shopper
 * does not have the pieces or has asked for them already, ORDER_LINE_NOT_FOUND, and what `replacementOf` throws.
 */
export const requestedPieces = async (
  tx: EntityManager,
  orderId: string,
  requested: readonly CheckedLine[],
): Promise<NewReturnLine[]> => {
  const { lines: orderLines, pieces: returnable } = await piecesOfOrder(tx, orderId);
  let left = returnable;
  const lines: NewReturnLine[] = [];
  for (const { orderLineId, quantity, kind, reason, comment, from, to } of requested) {
    const orderLine = orderLines.find(({ id }) => id === orderLineId) ?? refuse("ORDER_LINE_NOT_FOUND");
    const { size, color } = from ?? orderLine;
    const pieces: Pieces = { orderLineId, size, color, quantity };
    left =
      without(left, pieces) ??
      refuse("RETURN_TOO_MANY", {
        field: "lines",
        message: `${orderLine.title}: you do not have that many pieces left to return.`,
      });
    const isExchange = kind === ReturnKind.EXCHANGE;
    const replacement = isExchange ? await replacementOf(tx, orderLine, { size, color }, to) : noVariant;
    lines.push({
      ...pieces,
      kind,
      reason,
      comment,
      newSize: replacement.size,
      newColor: replacement.color,
    });
  }
  return lines;
};
