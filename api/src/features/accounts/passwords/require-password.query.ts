import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { isPossiblePassword } from "./password.rules.ts";
import { isPassword } from "./password.ts";
import type { User } from "../user.entity.ts";
import { userById } from "../user.store.ts";

/**
 * Checks the viewer's password again before a sensitive change: a stolen session is not enough. No
 * API key has a password. Throws PASSWORD_WRONG, FORBIDDEN.
 */
export const requirePassword = async (
  services: Services,
  viewer: Viewer,
  { typed, field }: { typed: string; field: string },
): Promise<User> => {
  if (viewer.apiKey) refuse("FORBIDDEN");
  await services.throttles.count({ logInByAccount: `change ${viewer.userId}` });
  const user = (await userById(services.database.source.manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  const isRightPassword = await isPassword(user.passwordHash, isPossiblePassword(typed) ? typed : "");
  return isRightPassword ? user : refuse("PASSWORD_WRONG", { field });
};
