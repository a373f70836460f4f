import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./accounts.refusals.ts";
import type { Services } from "../shop/services.ts";
import { asEmail } from "./email.rules.ts";
import { asNewPassword } from "./passwords/new-password.ts";
import { hashPassword } from "./passwords/password.ts";
import { addOwner } from "./staff-member.store.ts";
import { userByEmail } from "./user.store.ts";

/** Creates another owner. Returns the e-mail address. Throws EMAIL_REGISTERED if the address has an account. */
export const createAdmin = async (
  services: Pick<Services, "database">,
  admin: { email: string; password: string },
): Promise<string> => {
  const email = asEmail(admin.email);
  const passwordHash = await hashPassword(await asNewPassword(admin.password, "password"));
  await inTransaction(services.database, async (tx) => {
    if (await userByEmail(tx, email))
      refuse("EMAIL_REGISTERED", { message: `${email} has an account already.` });
    await addOwner(tx, { name: "Shop admin", email, passwordHash });
  });
  return email;
};
