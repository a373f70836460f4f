import type { EntityManager } from "typeorm";
import { takeStock } from "../catalogue/stock.store.ts";
import { refuse } from "./checkout.refusals.ts";
import type { PricedLine } from "./priced-lines.query.ts";

/** Takes the pieces of an order from stock. Throws OUT_OF_STOCK, after `onSoldOut` if no piece is left of a line. */
export const takePieces = async (
  tx: EntityManager,
  orderId: string,
  lines: readonly PricedLine[],
  onSoldOut: (line: PricedLine) => void = () => undefined,
): Promise<void> => {
  const shortage = await takeStock(
    tx,
    orderId,
    lines.map((line) => ({ unitId: line.stockUnitId, quantity: line.quantity })),
  );
  if (!shortage) return;
  const line = lines.find((candidate) => candidate.stockUnitId === shortage.unitId);
  if (line && shortage.left === 0) onSoldOut(line);
  const message =
    shortage.left === 0 ? `${line?.title} is out of stock.` : `Only ${shortage.left} left of ${line?.title}.`;
  refuse("OUT_OF_STOCK", { message, facts: { productId: line?.productId, available: shortage.left } });
};
