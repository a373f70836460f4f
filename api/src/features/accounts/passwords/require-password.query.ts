import { refuse } from "../../../platform/errors/errors.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Shop } from "../../shop/shop.ts";
import { isPossiblePassword } from "./password.rules.ts";
import { isPassword } from "./password.ts";
import type { User } from "../user.entity.ts";
import { userById } from "../user.store.ts";

/** Checks the viewer's password again before a sensitive change: a stolen session is not enough. Throws PASSWORD_WRONG. */
export const requirePassword = async (
  shop: Shop,
  viewer: Viewer,
  { typed, field }: { typed: string; field: string },
): Promise<User> => {
  await shop.throttles.count({ logInByAccount: `change ${viewer.userId}` });
  const user = (await userById(shop.database.source.manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  const isRightPassword = await isPassword(user.passwordHash, isPossiblePassword(typed) ? typed : "");
  return isRightPassword ? user : refuse("PASSWORD_WRONG", { field });
};
