import { addAuditEntries } from "../audit/audit.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { orderNumberOf } from "../orders/order-number.rules.ts";
import { lockOrdersByNumber } from "../orders/order-write.store.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./parcels.refusals.ts";
import { cleanLine } from "../../platform/text.ts";
import type { Services } from "../shop/services.ts";
import { countPieces, maxOrders, packingProblem, piecesLeft, unknownNumber } from "./parcel.rules.ts";
import { linesToShip, setPacked } from "./parcel.store.ts";

/** The result for one number. Exactly one of `orderId` and `problem` is set. */
export type PackedNumber = { orderNumber: string; orderId?: string; problem?: string };

const toNumber = (typed: string): string => orderNumberOf(cleanLine(typed, "orderNumbers", 40));

/**
 * Marks orders as packed, each for itself: a number with a problem does not stop the others. The results are in the order of
 * the numbers, repeated ones once. Throws TOO_MANY_ORDERS, BAD_INPUT.
 */
export const packOrders = (
  services: Services,
  author: Author,
  typed: readonly string[],
): Promise<PackedNumber[]> => {
  const numbers = [...new Set(typed.map(toNumber))].filter((number) => number !== "");
  if (numbers.length === 0 || numbers.length > maxOrders)
    refuse("TOO_MANY_ORDERS", { field: "orderNumbers" });
  return inTransaction(services.database, async (tx) => {
    const orders = new Map(
      (await lockOrdersByNumber(tx, numbers)).map((order) => [order.orderNumber, order]),
    );
    const ids = [...orders.values()].map(({ id }) => id);
    const lines = await linesToShip(tx, ids);
    const leftOf = (id: string): number => countPieces(piecesLeft(lines.get(id) ?? []));
    const results = numbers.map((orderNumber): PackedNumber => {
      const order = orders.get(orderNumber);
      const problem = order
        ? packingProblem({ ...order, left: leftOf(order.id) })
        : unknownNumber(orderNumber);
      return problem || !order
        ? { orderNumber, problem: problem ?? unknownNumber(orderNumber) }
        : { orderNumber, orderId: order.id };
    });
    const packed = results.flatMap(({ orderNumber, orderId }) => (orderId ? [{ orderNumber, orderId }] : []));
    if (packed.length === 0) return results;
    await setPacked(
      tx,
      packed.map(({ orderId }) => orderId),
    );
    await addAuditEntries(
      tx,
      packed.map(({ orderNumber, orderId }) => ({
        author,
        action: "packOrders",
        subject: AuditSubject.ORDER,
        subjectId: orderId,
        label: orderNumber,
        changes: { isPacked: { before: false, after: true } },
      })),
    );
    return results;
  });
};
