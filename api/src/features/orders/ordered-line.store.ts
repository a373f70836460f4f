import type { EntityManager } from "typeorm";
import type { Variant } from "../catalogue/variant.rules.ts";
import { OrderLine } from "./order-line.entity.ts";

/** What was ordered, in the order of the lines. */
export const orderedLines = (
  tx: EntityManager,
  orderId: string,
): Promise<(Variant & { productId: string; quantity: number })[]> =>
  tx.find(OrderLine, {
    select: { productId: true, size: true, color: true, quantity: true },
    where: { orderId },
    order: { position: "asc" },
  });
