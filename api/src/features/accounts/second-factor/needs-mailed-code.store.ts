import type { EntityManager } from "typeorm";
import { refuse } from "../accounts.refusals.ts";
import { ADMIN, type Viewer } from "../../../platform/viewer.ts";
import { isMailProved } from "../sessions/session.store.ts";
import { hasSecondFactor, secondFactorState } from "./second-factor.store.ts";

/**
 * Whether the first second factor of this account, or another e-mail address, needs a code that is mailed to its verified address:
 * a stolen password of the staff would otherwise be enough to take the account over for good.
 */
export const needsMailedCode = async (
  tx: EntityManager,
  { userId, role, sessionId }: Viewer,
): Promise<boolean> =>
  role === ADMIN &&
  !hasSecondFactor(await secondFactorState(tx, userId)) &&
  !(await isMailProved(tx, sessionId));

/** Throws MAILED_CODE_NEEDED. */
export const requireMailedCode = async (tx: EntityManager, viewer: Viewer): Promise<void> => {
  if (await needsMailedCode(tx, viewer)) refuse("MAILED_CODE_NEEDED");
};
