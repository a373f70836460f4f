import type { Context } from "../../shop/context.ts";
import { endSessionOfCookie, SESSION_COOKIE } from "./session-client.ts";
import { endSession } from "./session.store.ts";

/**
 * Ends the session, and with it its token, at once. The token of the web client may have expired: its cookie names the session too.
 * Returns false for a visitor.
 */
export const logOut = async (context: Context): Promise<boolean> => {
  const { services, viewer, cookies, keepsSessionByCookie } = context;
  if (keepsSessionByCookie) {
    await endSessionOfCookie(context);
    cookies.clear(SESSION_COOKIE);
  }
  if (!viewer || viewer.apiKey) return false;
  await endSession(services.database, viewer.sessionId);
  return true;
};
