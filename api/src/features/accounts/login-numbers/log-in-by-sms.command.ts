import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import { compactText } from "../../../platform/plain-text.ts";
import type { Services } from "../../shop/services.ts";
import { browserHash, useLoginCode, type CodeAttempt } from "../login-codes/log-in-by-code.command.ts";
import { beginLogin, type LoginOutcome } from "../second-factor/begin-login.command.ts";
import { openSession } from "../sessions/open-session.command.ts";
import { lockShopperOfNumber } from "./login-number.store.ts";
import { asMobile, requireSms } from "./send-number-code.command.ts";

/**
 * Logs in by a code that was sent by SMS. It is no proof of the e-mail address. A second factor follows. Throws SMS_CODES_OFF,
 * MOBILE_INVALID, LOGIN_CODE_INVALID.
 */
export const logInBySms = async (
  services: Services,
  attempt: Omit<CodeAttempt, "email"> & { mobile: string },
): Promise<LoginOutcome> => {
  requireSms(services);
  const { browser, client } = attempt;
  const [mobile, code] = [asMobile(attempt.mobile), compactText(attempt.code)];
  await services.throttles.count({ proveByNetwork: client.network });
  const outcome = await inTransaction(services.database, async (tx): Promise<LoginOutcome | null> => {
    const typed = { purpose: "sms-login", email: mobile, code, askedFrom: browserHash(browser) } as const;
    if (!(await useLoginCode(tx, services.jwtSecret, typed))) return null;
    const userId = await lockShopperOfNumber(tx, mobile);
    if (userId === null) return null;
    const begun = await beginLogin(tx, userId);
    return begun ? { begun } : { session: await openSession(tx, services, { userId, client }) };
  });
  return outcome ?? refuse("LOGIN_CODE_INVALID", { field: "code" });
};
