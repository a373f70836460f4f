import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import { compactText } from "../../../platform/plain-text.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { browserHash, useLoginCode } from "../login-codes/log-in-by-code.command.ts";
import { clearLoginCodeLimit } from "../mailed-secrets/receiver-limit.command.ts";
import { setMailProved } from "../sessions/session.store.ts";

/** Notes that this session has proved a login code, which was mailed to the account. Throws LOGIN_CODE_INVALID. */
export const proveMailedCode = async (
  services: Services,
  viewer: Viewer,
  { code: typed, browser, network }: { code: string; browser: string | undefined; network: string },
): Promise<void> => {
  const { email, sessionId } = viewer;
  const code = compactText(typed);
  await services.throttles.count({ proveByNetwork: network });
  const isRight = await inTransaction(services.database, async (tx) => {
    const askedFrom = browserHash(browser);
    const isUsed = await useLoginCode(tx, services.jwtSecret, {
      purpose: "login-code",
      email,
      code,
      askedFrom,
    });
    if (isUsed) await setMailProved(tx, sessionId);
    return isUsed;
  });
  if (!isRight) refuse("LOGIN_CODE_INVALID", { field: "code" });
  await clearLoginCodeLimit(services, email);
};
