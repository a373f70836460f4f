import type { EntityManager } from "typeorm";
import { inTransaction } from "../../../platform/database/database.ts";
import { refuse } from "../accounts.refusals.ts";
import type { Viewer } from "../../../platform/viewer.ts";
import type { Services } from "../../shop/services.ts";
import { endSessionsOf } from "../sessions/session.store.ts";
import { lockShopper } from "../user.store.ts";
import { addSecurityMail } from "./add-security-mail.command.ts";
import { confirmViewer, type Confirmation } from "./confirm-viewer.command.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-code.rules.ts";
import { hasSecondFactor, secondFactorState, setRecoveryCodes } from "./second-factor.store.ts";

/** Makes the recovery codes of an account anew. Returns them: they are stored as hashes, and not seen again. */
const replaceRecoveryCodes = async (
  tx: EntityManager,
  { payoutSecret }: Pick<Services, "payoutSecret">,
  userId: string,
): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await setRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(payoutSecret, userId, code)),
  );
  return codes;
};

/**
 * Called when an account gets its first second factor. Stores and returns its recovery codes, and ends its other sessions: the
 * password or a mailed code alone has opened them, perhaps for another person.
 */
export const beginSecondFactor = async (
  tx: EntityManager,
  services: Pick<Services, "payoutSecret">,
  { userId, sessionId }: Viewer,
): Promise<string[]> => {
  await endSessionsOf(tx, userId, sessionId);
  return replaceRecoveryCodes(tx, services, userId);
};

/** Makes new recovery codes after a confirmation. Throws SECOND_FACTOR_MISSING for an account without a second factor. */
export const makeRecoveryCodes = async (
  services: Services,
  viewer: Viewer,
  confirmation: Confirmation,
): Promise<string[]> => {
  await confirmViewer(services, viewer, confirmation);
  return inTransaction(services.database, async (tx) => {
    await lockShopper(tx, viewer.userId);
    if (!hasSecondFactor(await secondFactorState(tx, viewer.userId))) refuse("SECOND_FACTOR_MISSING");
    await addSecurityMail(tx, viewer.userId, "recovery-codes-made");
    return replaceRecoveryCodes(tx, services, viewer.userId);
  });
};
