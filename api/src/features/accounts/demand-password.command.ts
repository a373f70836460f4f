import { refuse } from "../../platform/errors/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { isThinkablePassword } from "./password.rules.ts";
import { isPassword } from "./password.ts";
import type { User } from "./user.entity.ts";
import { userById } from "./user.store.ts";

/** Her account, against its password once more: for what somebody else must not do on a phone that she left lying. */
export const demandPassword = async (
  shop: Shop,
  viewer: Viewer,
  { typed, field }: { typed: string; field: string },
): Promise<User> => {
  await shop.throttles.count({ logInByAccount: `change ${viewer.userId}` });
  const user = (await userById(shop.database.source.manager, viewer.userId)) ?? refuse("UNAUTHENTICATED");
  const fits = await isPassword(user.passwordHash, isThinkablePassword(typed) ? typed : "");
  return fits ? user : refuse("PASSWORD_WRONG", { field });
};
