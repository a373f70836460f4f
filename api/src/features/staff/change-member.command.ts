import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { refuse } from "./staff.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { StaffRole } from "../../platform/permissions.rules.ts";
import { endSessionsOf } from "../accounts/sessions/session.store.ts";
import type { Services } from "../shop/services.ts";
import { asOwner, type ConfirmedOwner } from "./invite-staff.command.ts";
import { auditStaff } from "./staff-audit.command.ts";
import {
  deleteInvitationsBy,
  deleteMember,
  endKeysOf,
  lockMember,
  setStaffRole,
  type LockedMember,
} from "./staff.store.ts";

type SeenMember = { userId: string; seenRole: StaffRole };

/**
 * Changes a member with the role that the owner saw. Throws as `asOwner`, STAFF_CHANGED if it has another role or no access now,
 * and LAST_OWNER: the shop always has one.
 */
const changeMember = (
  services: Services,
  owner: ConfirmedOwner,
  { userId, seenRole }: SeenMember,
  change: (tx: EntityManager, member: LockedMember) => Promise<StaffRole | null>,
): Promise<void> => {
  const id = asId(userId, "userId");
  return asOwner(services, owner, async (tx, owners) => {
    const member = await lockMember(tx, id);
    if (member?.staffRole !== seenRole) return refuse("STAFF_CHANGED");
    const after = await change(tx, member);
    const isOwnerLost = seenRole === StaffRole.OWNER && after !== StaffRole.OWNER;
    if (isOwnerLost && owners.length === 1) refuse("LAST_OWNER");
    if (!isOwnerLost) return;
    await deleteInvitationsBy(tx, id);
    await endKeysOf(tx, id);
  });
};

/** Gives a member another role, from its next request on. Throws as `changeMember`. */
export const updateStaffRole = (
  services: Services,
  owner: ConfirmedOwner,
  { staffRole, ...seen }: SeenMember & { staffRole: StaffRole },
): Promise<void> =>
  changeMember(services, owner, seen, async (tx, member) => {
    if (staffRole === member.staffRole) return staffRole;
    await auditStaff(tx, owner.author, {
      action: "changeStaffRole",
      about: { id: member.id, label: member.name },
      role: [member.staffRole, staffRole],
    });
    await setStaffRole(tx, member.id, staffRole);
    await addJob(tx, "mail-staff-change", { to: member.email, staffRole, mailId: randomUUID() });
    return staffRole;
  });

/** Ends the access of a member, with all its sessions. The account stays, as a shopper's. Throws as `changeMember`. */
export const endStaffAccess = (services: Services, owner: ConfirmedOwner, seen: SeenMember): Promise<void> =>
  changeMember(services, owner, seen, async (tx, member) => {
    await auditStaff(tx, owner.author, {
      action: "endStaffAccess",
      about: { id: member.id, label: member.name },
      role: [member.staffRole, null],
    });
    await deleteMember(tx, member.id);
    await endSessionsOf(tx, member.id);
    await addJob(tx, "mail-staff-change", { to: member.email, mailId: randomUUID() });
    return null;
  });
