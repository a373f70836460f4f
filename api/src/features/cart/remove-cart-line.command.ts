import { refuse } from "./cart.refusals.ts";
import { asId } from "../../platform/ids.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { removeLine } from "./cart.store.ts";

/** Removes a line of the shopper's cart. Throws CART_LINE_NOT_FOUND. */
export const removeCartLine = async (services: Services, viewer: Viewer, lineId: string): Promise<void> => {
  const removed = await removeLine(services.database.source.manager, viewer.userId, asId(lineId, "lineId"));
  if (!removed) refuse("CART_LINE_NOT_FOUND", { field: "lineId" });
};
