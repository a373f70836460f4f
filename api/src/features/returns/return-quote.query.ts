import type { Paise } from "../../platform/money.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { creditOfLines } from "./credit-of-lines.ts";
import { requestedPieces } from "./requested-pieces.ts";
import { returnableOrder } from "./returnable-order.ts";
import { checkedLines, type RequestedLine } from "./return-request.rules.ts";

/** The money that a request would bring back. It changes and holds nothing. Throws what `requestReturn` throws. */
export const returnQuote = async (
  services: Services,
  viewer: Viewer,
  { orderId, lines }: { orderId: string; lines: readonly RequestedLine[] },
): Promise<{ amount: Paise; shipping: Paise }> => {
  const requested = checkedLines(lines);
  const order = await returnableOrder(services, viewer, orderId);
  const tx = services.database.source.manager;
  return creditOfLines(tx, order.id, await requestedPieces(tx, order.id, requested));
};
