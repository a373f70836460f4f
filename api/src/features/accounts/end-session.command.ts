import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { asId } from "../../platform/ids.ts";
import { endOwnSession, endSessionsOf } from "./session.store.ts";

/** Logs one of her devices out, at once. */
export const endSessionOfDevice = async (shop: Shop, viewer: Viewer, sessionId: string): Promise<void> => {
  const ended = await endOwnSession(
    shop.database.source.manager,
    viewer.userId,
    asId(sessionId, "sessionId"),
  );
  if (!ended) refuse("SESSION_NOT_FOUND", { field: "sessionId" });
};

/** Logs every other device out, at once; the one in hand stays. */
export const endOtherSessions = (shop: Shop, viewer: Viewer): Promise<void> =>
  endSessionsOf(shop.database.source.manager, viewer.userId, viewer.sessionId);
