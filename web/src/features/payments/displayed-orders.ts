import type { UnpaidOrder_OrderFragment } from "../../graphql/generated.ts";
import { sharedLines } from "./shared-pieces.ts";

type Order = Pick<UnpaidOrder_OrderFragment, "id" | "paymentExpiresAt" | "lines">;

/**
 * The ids of the orders to display beside the cart. An order stays after it is paid, cancelled or expired here, so that its
 * outcome is visible. At most one of them is unpaid: the one with pieces of the cart, else the newest. Returns `displayedIds`
 * itself if nothing changes.
 */
export const withUnpaidOrder = (
  displayedIds: readonly string[],
  orders: readonly Order[],
  cartLines: Parameters<typeof sharedLines>[0],
): readonly string[] => {
  const unpaidOrders = orders.filter(({ paymentExpiresAt }) => paymentExpiresAt !== null);
  if (unpaidOrders.some(({ id }) => displayedIds.includes(id))) return displayedIds;
  const next = unpaidOrders.find(({ lines }) => sharedLines(cartLines, lines).length > 0) ?? unpaidOrders[0];
  return next ? [...displayedIds, next.id] : displayedIds;
};
