import type { EntityManager } from "typeorm";
import { variantOf, quantityOf } from "../catalogue/variant.rules.ts";
import { hsnOf } from "../catalogue/hsn.rules.ts";
import { offersOf, unitsFor } from "../catalogue/stock.store.ts";
import { refuse } from "./checkout.refusals.ts";
import { lineTotal, type Paise } from "../../platform/money.ts";
import { productIdsOf, type RequestedLine } from "./order-draft.rules.ts";

export type PricedLine = {
  productId: string;
  stockUnitId: string;
  title: string;
  hsn: string;
  category: string;
  kind: string;
  price: Paise;
  quantity: number;
  size: string | null;
  color: string | null;
  sku: string | null;
  lineTotal: Paise;
  available: number;
};

/** Merges lines of one variant. */
const mergeLines = (lines: readonly PricedLine[]): PricedLine[] => {
  const byVariant = new Map<string, PricedLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.productId, line.size, line.color]);
    const existing = byVariant.get(key);
    const quantity = quantityOf(line.quantity + (existing?.quantity ?? 0), "lines");
    byVariant.set(key, { ...line, quantity, lineTotal: lineTotal({ price: line.price, quantity }) });
  }
  return [...byVariant.values()];
};

/**
 * The requested lines with title, price and stock unit from the shop's own rows. Decision 13.
 * `lockOffers` as `readOffers` keeps the stock units until the transaction ends.
 * Throws ORDER_EMPTY, ORDER_TOO_LONG, and the refusals of quantity; PRODUCT_NOT_FOUND, CHOOSE_SIZE_AND_COLOR and OUT_OF_STOCK
 * with the `productId` of the line.
 */
export const pricedLines = async (
  tx: EntityManager,
  requestedLines: readonly RequestedLine[],
  maxLines: number,
  readOffers = offersOf,
): Promise<PricedLine[]> => {
  const ids = productIdsOf(requestedLines, maxLines);
  const offers = new Map((await readOffers(tx, ids)).map((offer) => [offer.productId, offer]));
  const chosen = requestedLines.map((requested) => {
    const productId = requested.productId.toLowerCase();
    const offer =
      offers.get(productId) ?? refuse("PRODUCT_NOT_FOUND", { field: "productId", facts: { productId } });
    return { ...offer, ...variantOf(offer, requested), quantity: quantityOf(requested.quantity) };
  });
  const units = await unitsFor(tx, chosen);
  const lines = chosen.map((line, index): PricedLine => {
    const unit =
      units[index] ??
      refuse("OUT_OF_STOCK", {
        message: `${line.title} is out of stock.`,
        facts: { productId: line.productId, available: 0 },
      });
    return {
      productId: line.productId,
      stockUnitId: unit.id,
      title: line.title,
      hsn: hsnOf(line),
      category: line.category,
      kind: line.kind,
      price: line.price,
      quantity: line.quantity,
      size: line.size,
      color: line.color,
      sku: unit.sku,
      lineTotal: lineTotal(line),
      available: unit.stock,
    };
  });
  return mergeLines(lines);
};
