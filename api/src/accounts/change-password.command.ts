import { inTransaction } from "../gateways/database.ts";
import { refuse } from "../shared/errors.ts";
import type { Viewer } from "../shared/viewer.ts";
import type { Shop } from "../shop.ts";
import { openSession, type OpenedSession } from "./open-session.command.ts";
import { asPassword, isThinkablePassword } from "./password.rules.ts";
import { hashPassword, isPassword } from "./password.ts";
import { setPassword } from "./set-password.command.ts";
import { userById } from "./user.store.ts";

export type PasswordChange = { currentPassword: string; newPassword: string; device: string };

/** A new password for the one who knows the old one. Every older token ends; the answer brings a new one. */
export const changePassword = async (
  shop: Shop,
  viewer: Viewer,
  change: PasswordChange,
): Promise<OpenedSession> => {
  const newPassword = asPassword(change.newPassword, "newPassword", "NEW_PASSWORD_TOO_SHORT");
  await shop.throttles.count({ logInByAccount: `change ${viewer.userId}` });
  const user = await userById(shop.database.source.manager, viewer.userId);
  if (!user) return refuse("UNAUTHENTICATED");
  const current = isThinkablePassword(change.currentPassword) ? change.currentPassword : "";
  if (!(await isPassword(user.passwordHash, current)))
    return refuse("PASSWORD_WRONG", { field: "currentPassword" });
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(shop.database, async (tx) => {
    await setPassword(tx, user.id, passwordHash);
    return openSession(tx, shop, { userId: user.id, device: change.device });
  });
};
