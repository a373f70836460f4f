import { Raw, type EntityManager } from "typeorm";
import { primaryRows, type Database } from "../../platform/database/database.ts";
import { StaffRole } from "../../platform/permissions.rules.ts";
import { StaffMember } from "../accounts/staff-member.entity.ts";
import { Role, User } from "../accounts/user.entity.ts";
import { StaffInvitation } from "./staff-invitation.entity.ts";

/** Hours for which the link of an invitation works. */
export const invitationHours = 48;

export type MemberRow = {
  id: string;
  name: string;
  email: string;
  staffRole: StaffRole;
  joinedAt: Date;
  lastActiveAt: Date | null;
};

/** The members of the staff, owners first, then by name. */
export const listMembers = (database: Database): Promise<MemberRow[]> =>
  primaryRows<MemberRow>(
    database,
    "staff-members",
    `select u.id, u.name, u.email, m.staff_role as "staffRole", m.created_at as "joinedAt",
       (select max(s.last_used_at) from sessions s where s.user_id = u.id) as "lastActiveAt"
     from staff_members m join users u on u.id = m.user_id
     order by m.staff_role <> 'owner', u.name, u.id limit 200`,
    [],
  );

export type InvitationRow = {
  id: string;
  email: string;
  staffRole: StaffRole;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  isExpired: boolean;
};

const columns = `i.id, i.email, i.staff_role as "staffRole", u.name as "invitedBy", i.created_at as "createdAt",
  i.expires_at as "expiresAt", i.expires_at <= now() as "isExpired"`;

/** The open invitations, the newest first. An expired one is listed until it is sent again, cancelled or tidied away. */
export const listInvitations = (database: Database): Promise<InvitationRow[]> =>
  primaryRows<InvitationRow>(
    database,
    "staff-invitations",
    `select ${columns} from staff_invitations i join users u on u.id = i.invited_by order by i.id desc limit 200`,
    [],
  );

const whereHash = (tokenHash: string) => ({
  tokenHash,
  expiresAt: Raw((column) => `${column} > now()`),
});

/** The valid invitation of a link; `null` if missing, used, cancelled or expired. */
export const invitationByHash = (tx: EntityManager, tokenHash: string): Promise<StaffInvitation | null> =>
  tx.findOne(StaffInvitation, { where: whereHash(tokenHash), relations: { inviter: true } });

export const invitationById = (tx: EntityManager, id: string): Promise<StaffInvitation | null> =>
  tx.findOne(StaffInvitation, { where: { id }, relations: { inviter: true } });

/** The same, locked until the transaction ends: of two requests with one link, the second one finds it used. */
export const lockInvitationByHash = (tx: EntityManager, tokenHash: string): Promise<StaffInvitation | null> =>
  tx.findOne(StaffInvitation, { where: whereHash(tokenHash), lock: { mode: "pessimistic_write" } });

export const lockInvitation = (tx: EntityManager, id: string): Promise<StaffInvitation | null> =>
  tx.findOne(StaffInvitation, { where: { id }, lock: { mode: "pessimistic_write" } });

const expiry = `now() + interval '${invitationHours} hours'`;

/** Adds an invitation, in place of an expired one to the same address. `undefined` if a valid one exists. */
export const addInvitation = async (
  tx: EntityManager,
  { email, staffRole, invitedBy }: Pick<StaffInvitation, "email" | "staffRole" | "invitedBy">,
): Promise<string | undefined> => {
  await tx.query("delete from staff_invitations where email = $1 and expires_at <= now()", [email]);
  const [row] = await tx.query<{ id: string }[]>(
    `insert into staff_invitations (email, staff_role, invited_by, expires_at) values ($1, $2, $3, ${expiry})
     on conflict (email) do nothing returning id`,
    [email, staffRole, invitedBy],
  );
  return row?.id;
};

/** Begins the time of an invitation anew. Its earlier link can no longer be used. */
export const renewInvitation = async (tx: EntityManager, id: string, invitedBy: string): Promise<void> => {
  await tx.update(StaffInvitation, { id }, { tokenHash: null, invitedBy, expiresAt: () => expiry });
};

export const setInvitationHash = async (tx: EntityManager, id: string, tokenHash: string): Promise<void> => {
  await tx.update(StaffInvitation, { id }, { tokenHash });
};

export const deleteInvitation = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.delete(StaffInvitation, { id });
};

/** Deletes the invitations of a former owner. */
export const deleteInvitationsBy = async (tx: EntityManager, invitedBy: string): Promise<void> => {
  await tx.delete(StaffInvitation, { invitedBy });
};

/** Ends the API keys that work in the name of a former owner: none works again if the person becomes an owner again. */
export const endKeysOf = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.query("update api_keys set ended_at = now() where created_by = $1 and ended_at is null", [userId]);
};

/** Days for which an expired invitation stays in the list. */
const expiredDays = 30;

export const deleteExpiredInvitations = async (tx: EntityManager): Promise<void> => {
  await tx.query("delete from staff_invitations where expires_at < now() - make_interval(days => $1)", [
    expiredDays,
  ]);
};

/**
 * The owners, locked in one order until the transaction ends. Every change of a member locks them first: of two owners who demote
 * each other, the second one sees the change of the first.
 */
export const lockOwners = async (tx: EntityManager): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    "select user_id as id from staff_members where staff_role = 'owner' order by user_id for update",
  );
  return rows.map(({ id }) => id);
};

export type LockedMember = Pick<MemberRow, "id" | "name" | "email" | "staffRole">;

/** A member, locked until the transaction ends; `undefined` if the account does not belong to the staff. */
export const lockMember = async (tx: EntityManager, userId: string): Promise<LockedMember | undefined> => {
  const [row] = await tx.query<LockedMember[]>(
    `select u.id, u.name, u.email, m.staff_role as "staffRole" from staff_members m join users u on u.id = m.user_id
     where m.user_id = $1 for update of m`,
    [userId],
  );
  return row;
};

export const setStaffRole = async (
  tx: EntityManager,
  userId: string,
  staffRole: StaffRole,
): Promise<void> => {
  await tx.update(StaffMember, { userId }, { staffRole });
};

/** Takes the access of a member. The account is a shopper's from then on. */
export const deleteMember = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.delete(StaffMember, { userId });
  await tx.update(User, { id: userId }, { role: Role.SHOPPER });
  // What came in while a former member was away is not mailed after a new invitation.
  await tx.query("delete from admin_notifications where user_id = $1", [userId]);
};
