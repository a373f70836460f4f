import type { EntityManager } from "typeorm";
import type { Viewer } from "../../platform/viewer.ts";
import type { Variant } from "../catalogue/variant.rules.ts";
import { offersOf, unitsFor, type Offer, type UnitRequest } from "../catalogue/stock.store.ts";
import type { Services } from "../shop/services.ts";
import { piecesOfOrder } from "./return-piece.store.ts";
import { returnableOrder } from "./returnable-order.ts";
import { lastReturnDay } from "./return-window.rules.ts";

/** Every variant of a product. */
const variantsOf = ({ productId, availableSizes, availableColors }: Offer): UnitRequest[] => {
  const orNone = (names: readonly string[]): (string | null)[] => (names.length > 0 ? [...names] : [null]);
  return orNone(availableSizes).flatMap((size) =>
    orNone(availableColors).map((color) => ({ productId, size, color })),
  );
};

/** The variants of products that are in stock now, by product. */
const variantsInStock = async (
  tx: EntityManager,
  productIds: readonly string[],
): Promise<Map<string, (Variant & { stock: number })[]>> => {
  const variants = (await offersOf(tx, productIds)).flatMap(variantsOf);
  const units = await unitsFor(tx, variants);
  const inStock = new Map<string, (Variant & { stock: number })[]>();
  variants.forEach(({ productId, size, color }, index) => {
    const stock = units[index]?.stock ?? 0;
    if (stock > 0) inStock.set(productId, [...(inStock.get(productId) ?? []), { size, color, stock }]);
  });
  return inStock;
};

/** The pieces of an order that can be returned, each with what it can be exchanged for. */
export const returnOptions = async (services: Services, viewer: Viewer, orderId: string) => {
  const tx = services.database.source.manager;
  const order = await returnableOrder(services, viewer, orderId);
  const { lines, pieces } = await piecesOfOrder(tx, order.id);
  const inStock = await variantsInStock(tx, [...new Set(lines.map(({ productId }) => productId))]);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    lastDay: lastReturnDay(order, services.settings.shop.returnDays) ?? "",
    paymentMethod: order.paymentDetails.method,
    paymentStatus: order.paymentDetails.paymentStatus,
    method: services.settings.returnMethod,
    pieces: pieces.map(({ orderLineId, ...variant }) => {
      const line = lines.find(({ id }) => id === orderLineId);
      const productId = line?.productId ?? "";
      return {
        lineId: orderLineId,
        productId,
        title: line?.title ?? "",
        ...variant,
        replacements: (inStock.get(productId) ?? []).filter(
          ({ size, color }) => size !== variant.size || color !== variant.color,
        ),
      };
    }),
  };
};
