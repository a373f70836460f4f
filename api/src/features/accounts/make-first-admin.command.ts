import type { Shop } from "../shop/shop.ts";
import { hashPassword } from "./passwords/password.ts";
import { Role } from "./user.entity.ts";
import { SettingsError } from "../../platform/errors/settings-error.ts";
import { addUser, hasAdmin, userByEmail } from "./user.store.ts";

/**
 * Creates the admin of the settings if the shop has no admin. Returns false if there is nothing to do. Sign-up never
 * creates an admin.
 */
export const makeFirstAdmin = async (shop: Pick<Shop, "settings" | "database">): Promise<boolean> => {
  const { admin } = shop.settings;
  if (!admin || (await hasAdmin(shop.database.source.manager))) return false;
  const passwordHash = await hashPassword(admin.password);
  await shop.database.source.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtext('first admin'))");
    if (await hasAdmin(tx)) return;
    if (await userByEmail(tx, admin.email))
      throw new SettingsError(
        `ADMIN_EMAIL (${admin.email}) is the address of a shopper's account; name another one.`,
      );
    await addUser(tx, {
      name: "Shop admin",
      email: admin.email,
      passwordHash,
      role: Role.ADMIN,
      emailVerifiedAt: new Date(),
    });
  });
  return true;
};
