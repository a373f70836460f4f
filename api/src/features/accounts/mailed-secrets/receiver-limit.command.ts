import { Refusal } from "../../../platform/errors/errors.ts";
import type { Shop } from "../../shop/shop.ts";
import type { Purpose } from "./secret.rules.ts";

/** The key of the throttle `secretMailByReceiver`. */
export const secretMailKey = (purpose: Purpose, email: string): string => `${purpose} ${email}`;

/** Counts a mail with a secret to a receiver. Returns false if the daily limit of this purpose is reached. */
export const countSecretMail = async (
  shop: Shop,
  { purpose, email }: { purpose: Purpose; email: string },
): Promise<boolean> => {
  try {
    await shop.throttles.count({ secretMailByReceiver: secretMailKey(purpose, email) });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "TOO_MANY") return false;
    throw error;
  }
};

/** Clears the limit on reset mails. A completed recovery ends every link of the account, so that a next link must be mailed. */
export const clearResetMailLimit = (shop: Shop, email: string): Promise<void> =>
  shop.throttles.reset("secretMailByReceiver", secretMailKey("reset-password", email));
