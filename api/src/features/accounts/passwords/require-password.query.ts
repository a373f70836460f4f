import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { isPossiblePassword } from "./password.rules.ts";
import { isMailJustProved } from "../sessions/session.store.ts";
import { isPassword } from "./password.ts";
import type { User } from "../user.entity.ts";
import { userById } from "../user.store.ts";

const NO_PASSWORD = "Your account has no password. Please confirm with a code from your e-mail first.";

/**
 * Checks the viewer's password again before a sensitive change: a stolen session is not enough. No API key has a password. An
 * account without one has proved a mailed code in this session a short time ago, in its place. Throws PASSWORD_WRONG, FORBIDDEN.
 */
export const requirePassword = async (
  services: Services,
  viewer: Viewer,
  { typed, field }: { typed: string; field: string },
): Promise<User> => {
  if (viewer.apiKey) refuse("FORBIDDEN");
  await services.throttles.count({ logInByAccount: `change ${viewer.userId}` });
  const user = (await userById(services.database.source.manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  if (user.passwordHash === "") {
    const isProved = await isMailJustProved(services.database.source.manager, viewer.sessionId);
    return isProved ? user : refuse("PASSWORD_WRONG", { field, message: NO_PASSWORD });
  }
  const isRightPassword = await isPassword(user.passwordHash, isPossiblePassword(typed) ? typed : "");
  return isRightPassword ? user : refuse("PASSWORD_WRONG", { field });
};
