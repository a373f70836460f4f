import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./second-factor-admin.refusals.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { asEmail } from "../accounts/email.rules.ts";
import { addSecurityMail } from "../accounts/second-factor/add-security-mail.command.ts";
import { endChallengesOf } from "../accounts/second-factor/challenge.store.ts";
import { confirmViewer, type Confirmation } from "../accounts/second-factor/confirm-viewer.command.ts";
import {
  deleteSecondFactor,
  hasSecondFactor,
  secondFactorState,
} from "../accounts/second-factor/second-factor.store.ts";
import { endSessionsOf } from "../accounts/sessions/session.store.ts";
import { Role } from "../accounts/user.entity.ts";
import { lockUserByEmail } from "../accounts/user.store.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import type { Services } from "../shop/services.ts";

/**
 * Removes the second factor of another account, whose owner has lost the device and the recovery codes, and ends its sessions. The
 * admin confirms with the password or a passkey. A mail informs the other account. Returns its address. Throws ACCOUNT_NOT_FOUND,
 * SECOND_FACTOR_MISSING, and FORBIDDEN for the admin's own account.
 */
export const resetSecondFactor = async (
  services: Services,
  { viewer, author }: { viewer: Viewer; author: Author },
  { email: typed, confirmation }: { email: string; confirmation: Confirmation },
): Promise<string> => {
  const email = asEmail(typed);
  await confirmViewer(services, viewer, confirmation);
  await inTransaction(services.database, async (tx) => {
    const user = (await lockUserByEmail(tx, email)) ?? refuse("ACCOUNT_NOT_FOUND", { field: "email" });
    if (user.id === viewer.userId)
      refuse("FORBIDDEN", { field: "email", message: "Please change your own two-step login above." });
    const state = await secondFactorState(tx, user.id);
    if (!hasSecondFactor(state)) refuse("SECOND_FACTOR_MISSING", { field: "email" });
    await deleteSecondFactor(tx, user.id);
    await endChallengesOf(tx, user.id);
    await endSessionsOf(tx, user.id);
    await addSecurityMail(tx, user.id, "reset");
    await addAudit(tx, {
      author,
      action: "resetSecondFactor",
      subject: AuditSubject.ACCOUNT,
      subjectId: user.id,
      // The audit stays when a shopper deletes the account, so it has no name of one.
      label: user.role === Role.ADMIN ? user.name : user.id.slice(-8),
      changes: { secondFactor: { before: true, after: false } },
    });
  });
  return email;
};
