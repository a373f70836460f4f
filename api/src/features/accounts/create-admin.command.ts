import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { asEmail } from "./email.rules.ts";
import { asPassword } from "./passwords/password.rules.ts";
import { hashPassword } from "./passwords/password.ts";
import { Role } from "./user.entity.ts";
import { addUser, userByEmail } from "./user.store.ts";

/** Creates another admin. Returns the e-mail address. Throws EMAIL_REGISTERED if the address has an account. */
export const createAdmin = async (
  shop: Pick<Shop, "database">,
  admin: { email: string; password: string },
): Promise<string> => {
  const email = asEmail(admin.email);
  const passwordHash = await hashPassword(asPassword(admin.password, "password"));
  await inTransaction(shop.database, async (tx) => {
    if (await userByEmail(tx, email))
      refuse("EMAIL_REGISTERED", { message: `${email} has an account already.` });
    await addUser(tx, {
      name: "Shop admin",
      email,
      passwordHash,
      role: Role.ADMIN,
      emailVerifiedAt: new Date(),
    });
  });
  return email;
};
