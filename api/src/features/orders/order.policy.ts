import { ADMIN, type Viewer } from "../../platform/viewer.ts";

/** A shopper sees only their own orders, an admin sees all. */
export const canSeeOrder = (viewer: Viewer, order: { userId: string }): boolean =>
  viewer.role === ADMIN || order.userId === viewer.userId;
