import { inTransaction } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { asEmail } from "./email.rules.ts";
import type { Purpose } from "./secret.rules.ts";
import { replaceSecret } from "./secret.store.ts";
import { userByEmail } from "./user.store.ts";

type Asked = { email: string; address: string };

/** Mails a secret to an account's address; an address without an account gets none, and nobody is told. */
const mailSecret = (shop: Shop, purpose: Purpose, email: string): Promise<void> =>
  inTransaction(shop.database, async (tx) => {
    const user = await userByEmail(tx, email);
    if (!user) return;
    const secretId = await replaceSecret(tx, { purpose, email, userId: user.id });
    await addJob(tx, "mail-secret", { secretId });
  });

/** Mails a link for a new password. */
export const requestPasswordReset = async (shop: Shop, asked: Asked): Promise<void> => {
  const email = asEmail(asked.email);
  await shop.throttles.count({ secretByAccount: `reset ${email}`, secretByAddress: asked.address });
  await mailSecret(shop, "reset-password", email);
};

/** Mails a one-time password: at most one a minute. */
export const requestOtp = async (shop: Shop, asked: Asked): Promise<void> => {
  const email = asEmail(asked.email);
  await shop.throttles.count({
    otpByAccount: email,
    secretByAccount: `otp ${email}`,
    secretByAddress: asked.address,
  });
  await mailSecret(shop, "one-time-password", email);
};
