import { Refusal } from "../../platform/errors/errors.ts";
import type { Shop } from "../shop/shop.ts";
import type { Purpose } from "./secret.rules.ts";

const keyOf = (purpose: Purpose, email: string): string => `${purpose} ${email}`;

/** Counts a mail to a receiver; false if the receiver has had all mails of that kind for the day. */
export const mayMail = async (
  shop: Shop,
  { purpose, email }: { purpose: Purpose; email: string },
): Promise<boolean> => {
  try {
    await shop.throttles.count({ secretMailByReceiver: keyOf(purpose, email) });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "TOO_MANY") return false;
    throw error;
  }
};

/** A recovery has ended every link of the account: the next one has to be mailed, however many were mailed before. */
export const forgetResetMails = (shop: Shop, email: string): Promise<void> =>
  shop.throttles.forget("secretMailByReceiver", keyOf("reset-password", email));
