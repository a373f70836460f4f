import type { EntityManager } from "typeorm";
import { may, StaffRole, type Permission } from "../../platform/permissions.rules.ts";
import { ADMIN } from "../../platform/viewer.ts";
import { StaffMember } from "./staff-member.entity.ts";
import { Role, User } from "./user.entity.ts";
import { addUser, type NewUser } from "./user.store.ts";

/** Gives an account access to the admin's pages. */
export const addMember = async (tx: EntityManager, userId: string, staffRole: StaffRole): Promise<void> => {
  await tx.update(User, { id: userId }, { role: Role.ADMIN });
  await tx.insert(StaffMember, { userId, staffRole });
};

/** Adds an account with a staff role. Returns its id. */
export const addStaffAccount = async (
  tx: EntityManager,
  account: Omit<NewUser, "role" | "emailVerifiedAt">,
  staffRole: StaffRole,
): Promise<string> => {
  const userId = await addUser(tx, { ...account, role: Role.ADMIN, emailVerifiedAt: new Date() });
  await tx.insert(StaffMember, { userId, staffRole });
  return userId;
};

export const addOwner = (
  tx: EntityManager,
  account: Omit<NewUser, "role" | "emailVerifiedAt">,
): Promise<string> => addStaffAccount(tx, account, StaffRole.OWNER);

/** The staff role of an account; `null` for an account without one. */
export const roleOfMember = async (tx: EntityManager, userId: string): Promise<StaffRole | null> =>
  (await tx.findOne(StaffMember, { where: { userId } }))?.staffRole ?? null;

/** Whether a member of the staff has a permission at this moment: a signed link outlives a request, and ends with the role. */
export const memberMay = async (
  tx: EntityManager,
  userId: string,
  permission: Permission,
): Promise<boolean> => may({ role: ADMIN, staffRole: await roleOfMember(tx, userId) }, permission);
