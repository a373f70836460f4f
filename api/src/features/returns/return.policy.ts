import { canSeeOrder } from "../orders/order.policy.ts";
import type { Viewer } from "../../platform/viewer.ts";

/** A shopper sees only their own returns, an admin sees all. */
export const canSeeReturn = (viewer: Viewer, request: { userId: string }): boolean =>
  canSeeOrder(viewer, request);

/** Only the shopper who placed an order returns its pieces. */
export const canReturn = (viewer: Viewer, order: { userId: string }): boolean =>
  order.userId === viewer.userId;
