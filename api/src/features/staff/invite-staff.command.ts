import type { EntityManager } from "typeorm";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./staff.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { StaffRole } from "../../platform/permissions.rules.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { asEmail } from "../accounts/email.rules.ts";
import { confirmViewer, type Confirmation } from "../accounts/second-factor/confirm-viewer.command.ts";
import { Role } from "../accounts/user.entity.ts";
import { userByEmail } from "../accounts/user.store.ts";
import type { Author } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { auditStaff } from "./staff-audit.command.ts";
import type { StaffInvitation } from "./staff-invitation.entity.ts";
import {
  addInvitation,
  deleteInvitation,
  lockInvitation,
  lockOwners,
  renewInvitation,
} from "./staff.store.ts";

/** The owner who makes a change, with the password or a passkey, asked for again. */
export type ConfirmedOwner = { viewer: Viewer; author: Author; confirmation: Confirmation };

/**
 * Runs a change of the staff in a transaction that has locked the owners. The password or passkey is checked first: a stolen
 * session is not enough. An owner who was demoted in the meantime is refused. Throws PASSWORD_WRONG, PASSKEY_INVALID, TOO_MANY,
 * FORBIDDEN.
 */
export const asOwner = async <Result>(
  services: Services,
  { viewer, confirmation }: ConfirmedOwner,
  change: (tx: EntityManager, owners: readonly string[]) => Promise<Result>,
): Promise<Result> => {
  await confirmViewer(services, viewer, confirmation);
  return inTransaction(services.database, async (tx) => {
    const owners = await lockOwners(tx);
    if (!owners.includes(viewer.userId)) refuse("FORBIDDEN");
    return change(tx, owners);
  });
};

/**
 * Invites an address to the staff, by a mail with a link. Throws as `asOwner`, EMAIL_INVALID, STAFF_MEMBER for an address of the
 * staff, STAFF_INVITED for one with an open invitation.
 */
export const inviteStaff = async (
  services: Services,
  owner: ConfirmedOwner,
  input: { email: string; staffRole: StaffRole },
): Promise<void> => {
  const email = asEmail(input.email);
  await asOwner(services, owner, async (tx) => {
    if ((await userByEmail(tx, email))?.role === Role.ADMIN) refuse("STAFF_MEMBER", { field: "email" });
    const { staffRole } = input;
    const invitationId = await addInvitation(tx, { email, staffRole, invitedBy: owner.viewer.userId });
    if (!invitationId) return refuse("STAFF_INVITED", { field: "email" });
    await services.throttles.count({ secretMailByReceiver: email });
    await auditStaff(tx, owner.author, {
      action: "inviteStaff",
      about: { id: invitationId, label: email },
      role: [null, staffRole],
    });
    await addJob(tx, "mail-staff-invitation", { invitationId });
  });
};

/** Changes an open invitation. Throws as `asOwner`, and INVITATION_NOT_FOUND. */
const changeInvitation = (
  services: Services,
  owner: ConfirmedOwner,
  invitationId: string,
  change: (tx: EntityManager, invitation: StaffInvitation) => Promise<void>,
): Promise<void> => {
  const id = asId(invitationId, "invitationId");
  return asOwner(services, owner, async (tx) => {
    const invitation = await lockInvitation(tx, id);
    if (!invitation) return refuse("INVITATION_NOT_FOUND", { field: "invitationId" });
    return change(tx, invitation);
  });
};

/** Mails a new link with the full time. The earlier link can no longer be used. Throws as `changeInvitation`, and TOO_MANY. */
export const resendInvitation = (services: Services, owner: ConfirmedOwner, id: string): Promise<void> =>
  changeInvitation(services, owner, id, async (tx, invitation) => {
    await services.throttles.count({ secretMailByReceiver: invitation.email });
    await renewInvitation(tx, invitation.id, owner.viewer.userId);
    await auditStaff(tx, owner.author, {
      action: "resendStaffInvitation",
      about: { id: invitation.id, label: invitation.email },
      role: [null, invitation.staffRole],
    });
    await addJob(tx, "mail-staff-invitation", { invitationId: invitation.id });
  });

/** Ends an invitation: its link can no longer be used. Throws as `changeInvitation`. */
export const cancelInvitation = (services: Services, owner: ConfirmedOwner, id: string): Promise<void> =>
  changeInvitation(services, owner, id, async (tx, invitation) => {
    await deleteInvitation(tx, invitation.id);
    await auditStaff(tx, owner.author, {
      action: "cancelStaffInvitation",
      about: { id: invitation.id, label: invitation.email },
      role: [invitation.staffRole, null],
    });
  });
