import type { Viewer } from "../../platform/viewer.ts";

/** Only the shopper who placed an order returns its pieces, and follows the return. */
export const canReturn = (viewer: Pick<Viewer, "userId">, order: { userId: string }): boolean =>
  order.userId === viewer.userId;
