import type { Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { removeAllLines } from "./cart.store.ts";

/** Removes all lines of the shopper's cart. */
export const clearCart = (services: Services, viewer: Viewer): Promise<void> =>
  removeAllLines(services.database.source.manager, viewer.userId);
