import type { Shop } from "../shop/shop.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { endSession } from "./session.store.ts";

/** Ends the session, and so its token, at once. A visitor has none to end. */
export const logOut = async (shop: Shop, viewer: Viewer | null): Promise<boolean> => {
  if (!viewer) return false;
  await endSession(shop.database, viewer.sessionId);
  return true;
};
