import type { EntityManager } from "typeorm";
import { findOrder, type OrderRow } from "../../orders/order.store.ts";
import { creditAmounts, mostReduction, type CreditParts } from "../../payments/credit.rules.ts";
import { creditableOrder } from "../../payments/credit.store.ts";
import { refuse } from "../returns.refusals.ts";
import { asId } from "../../../platform/ids.ts";
import type { Paise } from "../../../platform/money.ts";
import type { Services } from "../../shop/services.ts";
import { cancelProblem, checkedPieces, refundProblem, type RequestedPieces } from "./refund.rules.ts";
import { piecesByPlace } from "./refundable-pieces.ts";

const orderOf = async (tx: EntityManager, requestedId: string): Promise<OrderRow> =>
  (await findOrder(tx, { id: asId(requestedId, "orderId") })) ?? refuse("ORDER_NOT_FOUND");

/** What an admin can take out of an order, and refund of it. Throws ORDER_NOT_FOUND. */
export const refundOptions = async (services: Services, orderId: string) => {
  const tx = services.database.source.manager;
  const { id, orderNumber, orderStatus, paymentDetails } = await orderOf(tx, orderId);
  const order = {
    id,
    orderNumber,
    orderStatus,
    paymentMethod: paymentDetails.method,
    paymentStatus: paymentDetails.paymentStatus,
  };
  const { unshipped, shipped } = await piecesByPlace(tx, order);
  const left = await creditableOrder(tx, id);
  const withLineId = ({ orderLineId, ...pieces }: (typeof shipped)[number]) => ({
    ...pieces,
    lineId: orderLineId,
  });
  return {
    unshipped: unshipped.map(withLineId),
    shipped: shipped.map(withLineId),
    shipping: left.shipping,
    mostReduction: mostReduction(left),
    cancelProblem: cancelProblem(order) ?? null,
    refundProblem: refundProblem(order) ?? null,
  };
};

/**
 * What a removal or a refund would be worth. It changes nothing. Throws ORDER_NOT_FOUND, CREDIT_EXCEEDS_ORDER, BAD_QUANTITY,
 * REFUND_INVALID.
 */
export const refundQuote = async (
  services: Services,
  request: { orderId: string; lines: readonly RequestedPieces[] } & Omit<CreditParts, "pieces">,
): Promise<{ amount: Paise; shipping: Paise }> => {
  const { orderId, lines, ...parts } = request;
  const pieces = checkedPieces(lines);
  const tx = services.database.source.manager;
  const { id } = await orderOf(tx, orderId);
  return creditAmounts(await creditableOrder(tx, id), { ...parts, pieces }) ?? refuse("CREDIT_EXCEEDS_ORDER");
};
