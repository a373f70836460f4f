import { ADMIN, type Viewer } from "../../platform/viewer.ts";

/** A shopper sees her own orders, an admin sees all. */
export const maySeeOrder = (viewer: Viewer, order: { userId: string }): boolean =>
  viewer.role === ADMIN || order.userId === viewer.userId;
