import type { Services } from "../shop/services.ts";
import { hashPassword } from "./passwords/password.ts";
import { SettingsError } from "../../platform/errors/settings-error.ts";
import { addOwner } from "./staff-member.store.ts";
import { hasAdmin, userByEmail } from "./user.store.ts";

/**
 * Creates the admin of the settings if the shop has no admin. Returns false if there is nothing to do. Sign-up never
 * creates an admin.
 */
export const makeFirstAdmin = async (services: Pick<Services, "settings" | "database">): Promise<boolean> => {
  const { admin } = services.settings;
  if (!admin || (await hasAdmin(services.database.source.manager))) return false;
  const passwordHash = await hashPassword(admin.password);
  await services.database.source.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('first admin'))");
    if (await hasAdmin(tx)) return;
    if (await userByEmail(tx, admin.email))
      throw new SettingsError(
        `ADMIN_EMAIL (${admin.email}) is the address of a shopper's account; name another one.`,
      );
    await addOwner(tx, { name: "Shop admin", email: admin.email, passwordHash });
  });
  return true;
};
