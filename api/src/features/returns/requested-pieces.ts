import type { EntityManager } from "typeorm";
import { refuse } from "../../platform/errors/errors.ts";
import { choiceOf, type Choice } from "../catalogue/choice.rules.ts";
import { lockOffers } from "../catalogue/stock.store.ts";
import { linesOfOrder, returnLinesOfOrder, type OrderLineOfReturn } from "./return-piece.store.ts";
import { returnablePieces, without, type Pieces } from "./return-pieces.rules.ts";
import type { CheckedLine } from "./return-request.rules.ts";
import { ReturnKind } from "./return-status.rules.ts";
import type { NewReturnLine } from "./return-write.store.ts";

const noChoice: Choice = { size: null, color: null };

/** The replacement of a line. Throws RETURN_SAME_CHOICE, CHOOSE_SIZE_AND_COLOR, PRODUCT_NOT_FOUND. */
const replacementOf = async (
  tx: EntityManager,
  { productId }: OrderLineOfReturn,
  from: Choice,
  to: Choice,
): Promise<Choice> => {
  const [offer] = await lockOffers(tx, [productId]);
  if (!offer)
    return refuse("PRODUCT_NOT_FOUND", {
      message: "This piece is no longer sold. You can return it for a refund.",
    });
  const choice = choiceOf(offer, to);
  return choice.size === from.size && choice.color === from.color ? refuse("RETURN_SAME_CHOICE") : choice;
};

/**
 * The lines of a request with the choices that come back and those that replace them. Throws RETURN_TOO_MANY if the shopper
 * does not have the pieces or has asked for them already, ORDER_LINE_NOT_FOUND, and what `replacementOf` throws.
 */
export const requestedPieces = async (
  tx: EntityManager,
  orderId: string,
  requested: readonly CheckedLine[],
): Promise<NewReturnLine[]> => {
  const orderLines = await linesOfOrder(tx, orderId);
  let left = returnablePieces(orderLines, await returnLinesOfOrder(tx, orderId));
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
    const replacement = isExchange ? await replacementOf(tx, orderLine, { size, color }, to) : noChoice;
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
