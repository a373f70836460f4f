import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { requirePassword } from "./require-password.query.ts";
import { openSession, type OpenedSession } from "../sessions/open-session.command.ts";
import type { SessionClient } from "../sessions/session-client.ts";
import { asNewPassword } from "./new-password.ts";
import { hashPassword } from "./password.ts";
import { setPassword } from "./set-password.command.ts";
import { lockPasswordHash } from "../user.store.ts";

export type PasswordChange = {
  currentPassword: string;
  newPassword: string;
  client: SessionClient;
};

/**
 * Sets a new password after a check of the current one. The current hash is compared again under the lock of the row, so
 * that a concurrent change or reset wins. Ends all older sessions and returns a new one. Throws PASSWORD_WRONG.
 */
export const updatePassword = async (
  services: Services,
  viewer: Viewer,
  change: PasswordChange,
): Promise<OpenedSession> => {
  const newPassword = await asNewPassword(change.newPassword, "newPassword", "NEW_PASSWORD_TOO_SHORT");
  const user = await requirePassword(services, viewer, {
    typed: change.currentPassword,
    field: "currentPassword",
  });
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(services.database, async (tx) => {
    if ((await lockPasswordHash(tx, user.id)) !== user.passwordHash)
      refuse("PASSWORD_WRONG", { field: "currentPassword" });
    await setPassword(tx, user.id, passwordHash);
    return openSession(tx, services, { userId: user.id, client: change.client });
  });
};
