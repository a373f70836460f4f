import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { refuse } from "../accounts.refusals.ts";
import { asId } from "../../../platform/ids.ts";
import { endOwnSession, endSessionsOf } from "./session.store.ts";

/** Ends a session of the viewer's own account at once. Throws SESSION_NOT_FOUND. */
export const endSessionOfDevice = async (
  services: Services,
  viewer: Viewer,
  sessionId: string,
): Promise<void> => {
  const ended = await endOwnSession(
    services.database.source.manager,
    viewer.userId,
    asId(sessionId, "sessionId"),
  );
  if (!ended) refuse("SESSION_NOT_FOUND", { field: "sessionId" });
};

/** Ends all sessions of the viewer but the current one. */
export const endOtherSessions = (services: Services, viewer: Viewer): Promise<void> =>
  endSessionsOf(services.database.source.manager, viewer.userId, viewer.sessionId);
