import { may, Permission } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { OrderStatus } from "./order-status.rules.ts";

type OwnedOrder = { userId: string; orderStatus: OrderStatus };

/** Orders that are being packed or are on their way. */
const statusesInDelivery: readonly OrderStatus[] = [
  OrderStatus.CONFIRMED,
  OrderStatus.PROCESSING,
  OrderStatus.SHIPPED,
];

/** An API key acts in the name of an owner, but not for the orders that the owner has placed as a shopper. */
const hasPlaced = ({ userId, apiKey }: Viewer, order: { userId: string }): boolean =>
  !apiKey && order.userId === userId;

/** A shopper sees only their own orders, and staff all of them or those that it packs and ships. */
export const canSeeOrder = (viewer: Viewer, order: OwnedOrder): boolean =>
  hasPlaced(viewer, order) ||
  may(viewer, Permission.VIEW_ORDERS) ||
  (may(viewer, Permission.FULFILMENT) && statusesInDelivery.includes(order.orderStatus));

/** Only its shopper and staff that edits orders change an order. */
export const canEditOrder = (viewer: Viewer, order: { userId: string }): boolean =>
  hasPlaced(viewer, order) || may(viewer, Permission.EDIT_ORDERS);
