import type { EntityManager } from "typeorm";
import type { Viewer } from "../../platform/viewer.ts";
import type { Choice } from "../catalogue/choice.rules.ts";
import { offersOf, unitsFor, type Offer, type UnitRequest } from "../catalogue/stock.store.ts";
import type { Shop } from "../shop/shop.ts";
import { linesOfOrder, returnLinesOfOrder } from "./return-piece.store.ts";
import { returnablePieces } from "./return-pieces.rules.ts";
import { returnableOrder } from "./returnable-order.ts";
import { lastReturnDay } from "./return-window.rules.ts";

/** Every choice of a product. */
const choicesOf = ({ productId, availableSizes, availableColors }: Offer): UnitRequest[] => {
  const orNone = (names: readonly string[]): (string | null)[] => (names.length > 0 ? [...names] : [null]);
  return orNone(availableSizes).flatMap((size) =>
    orNone(availableColors).map((color) => ({ productId, size, color })),
  );
};

/** The choices of products that are in stock now, by product. */
const choicesInStock = async (
  tx: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, (Choice & { stock: number })[]>> => {
  const choices = (await offersOf(tx, productIds)).flatMap(choicesOf);
  const units = await unitsFor(tx, choices);
  const inStock = new Map<string, (Choice & { stock: number })[]>();
  choices.forEach(({ productId, size, color }, index) => {
    const stock = units[index]?.stock ?? 0;
    if (stock > 0) inStock.set(productId, [...(inStock.get(productId) ?? []), { size, color, stock }]);
  });
  return inStock;
};

/** The pieces of an order that can be returned, each with what it can be exchanged for. */
export const returnOptions = async (shop: Shop, viewer: Viewer, orderId: string) => {
  const tx = shop.database.source.manager;
  const order = await returnableOrder(shop, viewer, orderId);
  const lines = await linesOfOrder(tx, order.id);
  const pieces = returnablePieces(lines, await returnLinesOfOrder(tx, order.id));
  const inStock = await choicesInStock(tx, [...new Set(lines.map(({ productId }) => productId))]);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    lastDay: lastReturnDay(order, shop.settings.shop.returnDays) ?? "",
    paymentMethod: order.paymentDetails.method,
    paymentStatus: order.paymentDetails.paymentStatus,
    pieces: pieces.map(({ orderLineId, ...choice }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      const productId = line?.productId ?? "";
      return {
        lineId: orderLineId,
        productId,
        title: line?.title ?? "",
        ...choice,
        replacements: (inStock.get(productId) ?? []).filter(
          ({ size, color }) => size !== choice.size || color !== choice.color,
        ),
      };
    }),
  };
};
