import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import { asEmail } from "./email.rules.ts";
import { replaceSecret } from "./secret.store.ts";
import { userByEmail } from "./user.store.ts";

/** Mails a link that proves an address, to begin a signup; an address that has an account is told so. */
export const requestVerification = async (
  shop: Shop,
  asked: { email: string; address: string },
): Promise<void> => {
  const email = asEmail(asked.email);
  await shop.throttles.count({ secretByAccount: `verify ${email}`, secretByAddress: asked.address });
  await inTransaction(shop.database, async (tx) => {
    if (await userByEmail(tx, email)) refuse("EMAIL_REGISTERED", { field: "email" });
    const secretId = await replaceSecret(tx, { purpose: "verify-email", email, userId: null });
    await addJob(tx, "mail-secret", { secretId });
  });
};
