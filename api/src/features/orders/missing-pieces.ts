import type { EntityManager } from "typeorm";
import { quantityOf } from "../catalogue/variant.rules.ts";
import type { Portion } from "../catalogue/stock.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { isUnshipped } from "./order-edit.rules.ts";
import { portionsOfPieces, type LinePieces } from "./order-portion.store.ts";
import { orderStatusEffects } from "./order-status-effects.rules.ts";
import type { LockedOrder } from "./order-write.store.ts";
import type { OrderStatus } from "./order-status.rules.ts";

/** Pieces of an order line that did not come back with their parcel, as the client sends them. */
export type NamedPieces = {
  lineId: string;
  quantity: number;
  size?: string | null | undefined;
  color?: string | null | undefined;
};

/**
 * The pieces that did not come back with a shipped order that ends. Throws BAD_INPUT for an order that has not left the shop or does
 * not end now, BAD_ID, BAD_QUANTITY.
 */
export const checkedMissingPieces = (
  { orderStatus, holdsStock }: Pick<LockedOrder, "orderStatus" | "holdsStock">,
  to: OrderStatus,
  missing: readonly NamedPieces[],
): LinePieces[] => {
  const ends = holdsStock && !orderStatusEffects[to].holdsStock;
  if (missing.length > 0 && (!ends || isUnshipped(orderStatus)))
    refuse("BAD_INPUT", {
      field: "missing",
      message: "Only pieces of a shipped order that is returned or cancelled can be missing.",
    });
  return missing.map(({ lineId, quantity, size, color }) => ({
    orderLineId: asId(lineId, "lineId"),
    quantity: quantityOf(quantity),
    size: size ?? null,
    color: color ?? null,
  }));
};

/** The portions of an order that came back. Throws BAD_INPUT if the order does not have the missing pieces. */
export const withoutMissing = async (
  tx: EntityManager,
  orderId: string,
  portions: readonly Portion[],
  missing: readonly LinePieces[],
): Promise<Portion[]> => {
  if (missing.length === 0) return [...portions];
  const away = await portionsOfPieces(tx, orderId, missing);
  const left = new Map(portions.map(({ unitId, quantity }) => [unitId, quantity]));
  for (const { unitId, quantity } of away) left.set(unitId, (left.get(unitId) ?? 0) - quantity);
  const isKnown = away.length === missing.length && [...left.values()].every((quantity) => quantity >= 0);
  if (!isKnown)
    refuse("BAD_INPUT", { field: "missing", message: "This order does not have that many of these pieces." });
  return [...left].map(([unitId, quantity]) => ({ unitId, quantity })).filter(({ quantity }) => quantity > 0);
};
