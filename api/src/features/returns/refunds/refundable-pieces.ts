import type { EntityManager } from "typeorm";
import { isUnshipped } from "../../orders/order-edit.rules.ts";
import type { OrderStatus } from "../../orders/order-status.rules.ts";
import { linesToShip } from "../../parcels/parcel.store.ts";
import { piecesOfOrder } from "../return-piece.store.ts";
import { refuse } from "../returns.refusals.ts";
import { piecesOf, without, type Pieces } from "../return-pieces.rules.ts";

export type TitledPieces = Pieces & { title: string; productId: string };

/** The pieces of an order by where they are: in the shop, or with the shopper or a courier. None is part of an open return. */
export type PiecesByPlace = { unshipped: TitledPieces[]; shipped: TitledPieces[] };

/** All pieces of an order count as shipped once its status says so. */
export const piecesByPlace = async (
  tx: EntityManager,
  order: { id: string; orderStatus: OrderStatus },
): Promise<PiecesByPlace> => {
  const { lines, pieces } = await piecesOfOrder(tx, order.id);
  const left = isUnshipped(order.orderStatus)
    ? ((await linesToShip(tx, [order.id])).get(order.id) ?? [])
    : [];
  const unshipped = left
    .filter((line) => line.left > 0)
    .map(({ orderLineId, size, color, left: quantity }) => ({ orderLineId, size, color, quantity }));
  const shipped = unshipped.reduce<Pieces[]>((rest, each) => without(rest, each) ?? rest, pieces);
  const titled = (all: readonly Pieces[]): TitledPieces[] =>
    all.map((each) => {
      const line = lines.find(({ id }) => id === each.orderLineId);
      return { ...each, title: line?.title ?? "", productId: line?.productId ?? "" };
    });
  return { unshipped: titled(unshipped), shipped: titled(shipped) };
};

/**
 * The requested pieces with their titles, out of those that are there. Throws ORDER_CHANGED if they are not there in that size,
 * colour and number.
 */
export const requestedFrom = <Requested extends Pieces>(
  available: readonly TitledPieces[],
  requested: readonly Requested[],
): (Requested & { title: string })[] =>
  requested.map((each) => {
    const { title } = piecesOf(available, each) ?? refuse("ORDER_CHANGED", { field: "lines" });
    if (!without(available, each)) refuse("ORDER_CHANGED", { field: "lines" });
    return { ...each, title };
  });
