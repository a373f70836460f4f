import type { EntityManager } from "typeorm";
import { lineTotal } from "../cart/cart-totals.rules.ts";
import { choiceOf, quantityOf } from "../catalogue/choice.rules.ts";
import { hsnOf } from "../catalogue/hsn.rules.ts";
import { offersOf, unitsFor } from "../catalogue/stock.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import type { Paise } from "../../platform/money.ts";

export type WishedLine = { productId: string; size?: string | null; color?: string | null; quantity: number };

export type LineOfOrder = {
  productId: string;
  stockUnitId: string;
  title: string;
  hsn: string;
  price: Paise;
  quantity: number;
  size: string | null;
  color: string | null;
  lineTotal: Paise;
  available: number;
};

/** The same choice twice is one line. */
const merged = (lines: readonly LineOfOrder[]): LineOfOrder[] => {
  const byChoice = new Map<string, LineOfOrder>();
  for (const line of lines) {
    const key = JSON.stringify([line.productId, line.size, line.color]);
    const known = byChoice.get(key);
    const quantity = quantityOf(line.quantity + (known?.quantity ?? 0), "lines");
    byChoice.set(key, { ...line, quantity, lineTotal: lineTotal({ price: line.price, quantity }) });
  }
  return [...byChoice.values()];
};

/** What she wishes to buy, out of the shop's own rows: titles, prices and stock units; nothing of it is the client's. */
export const pricedLines = async (
  tx: EntityManager,
  wishes: readonly WishedLine[],
  mostLines: number,
): Promise<LineOfOrder[]> => {
  if (wishes.length === 0) refuse("ORDER_EMPTY", { field: "lines" });
  if (wishes.length > mostLines) refuse("ORDER_TOO_LONG", { field: "lines" });
  const ids = [...new Set(wishes.map((wish) => asId(wish.productId, "productId")))];
  const offers = new Map((await offersOf(tx, ids)).map((offer) => [offer.productId, offer]));
  const chosen = wishes.map((wish) => {
    const offer =
      offers.get(wish.productId.toLowerCase()) ?? refuse("PRODUCT_NOT_FOUND", { field: "productId" });
    return { ...offer, ...choiceOf(offer, wish), quantity: quantityOf(wish.quantity) };
  });
  const units = await unitsFor(tx, chosen);
  const lines = chosen.map((line, index): LineOfOrder => {
    const unit = units[index] ?? refuse("OUT_OF_STOCK", { message: `${line.title} is out of stock.` });
    return {
      productId: line.productId,
      stockUnitId: unit.id,
      title: line.title,
      hsn: hsnOf(line),
      price: line.price,
      quantity: line.quantity,
      size: line.size,
      color: line.color,
      lineTotal: lineTotal(line),
      available: unit.stock,
    };
  });
  return merged(lines);
};
