import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { demandPassword } from "./demand-password.command.ts";
import { openSession, type OpenedSession } from "./open-session.command.ts";
import { asPassword } from "./password.rules.ts";
import { hashPassword } from "./password.ts";
import { setPassword } from "./set-password.command.ts";
import { lockPasswordHash } from "./user.store.ts";

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  device: string;
  network: string;
};

/**
 * A new password for the one who knows the old one, still when it is written: one that was changed or reset meanwhile
 * opens nothing any more. Every older token ends; the answer brings a new one.
 */
export const changePassword = async (
  shop: Shop,
  viewer: Viewer,
  change: PasswordChange,
): Promise<OpenedSession> => {
  const newPassword = asPassword(change.newPassword, "newPassword", "NEW_PASSWORD_TOO_SHORT");
  const user = await demandPassword(shop, viewer, {
    typed: change.currentPassword,
    field: "currentPassword",
  });
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(shop.database, async (tx) => {
    if ((await lockPasswordHash(tx, user.id)) !== user.passwordHash)
      refuse("PASSWORD_WRONG", { field: "currentPassword" });
    await setPassword(tx, user.id, passwordHash);
    return openSession(tx, shop, { ...change, userId: user.id });
  });
};
