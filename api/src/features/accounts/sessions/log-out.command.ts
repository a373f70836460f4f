import type { Shop } from "../../shop/shop.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import { endSession } from "./session.store.ts";

/** Ends the session, and with it its token, at once. Returns false for a visitor. */
export const logOut = async (shop: Shop, viewer: Viewer | null): Promise<boolean> => {
  if (!viewer) return false;
  await endSession(shop.database, viewer.sessionId);
  return true;
};
