import { Refusal } from "../../../platform/errors/errors.ts";
import type { Throttles } from "../../../platform/throttles.ts";
import type { Services } from "../../shop/services.ts";
import type { Purpose } from "./secret.rules.ts";

/** The key of the throttle `secretMailByReceiver`. */
export const secretMailKey = (purpose: Purpose, email: string): string => `${purpose} ${email}`;

/** Counts calls. Returns false if a limit is reached. */
export const isCounted = async (
  services: Services,
  calls: Parameters<Throttles["count"]>[0],
): Promise<boolean> => {
  try {
    await services.throttles.count(calls);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === "TOO_MANY") return false;
    throw error;
  }
};

/** Counts a mail with a secret to a receiver. Returns false if the daily limit of this purpose is reached. */
export const countSecretMail = (
  services: Services,
  { purpose, email }: { purpose: Purpose; email: string },
): Promise<boolean> => isCounted(services, { secretMailByReceiver: secretMailKey(purpose, email) });

/** The throttles of an SMS, which costs money: those to its number, then those of the whole shop. */
export const smsLimits = (mobile: string) => ({ smsByNumber: mobile, smsByDay: "shop" });

/** Counts an SMS. Returns false if a daily limit is reached. */
export const countSms = (services: Services, mobile: string): Promise<boolean> =>
  isCounted(services, smsLimits(mobile));

/** Clears the limit on reset mails. A completed recovery ends every link of the account, so that a next link must be mailed. */
export const clearResetMailLimit = (services: Services, email: string): Promise<void> =>
  services.throttles.reset("secretMailByReceiver", secretMailKey("reset-password", email));

/** Clears the limit on login codes after a right one, so that a day may have any number of logins. */
export const clearLoginCodeLimit = (services: Services, email: string): Promise<void> =>
  services.throttles.reset("secretMailByReceiver", secretMailKey("login-code", email));
