import type { EntityManager } from "typeorm";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { refuse } from "./staff.refusals.ts";
import { cleanLine } from "../../platform/text.ts";
import { isLinkToken, linkHash } from "../accounts/mailed-secrets/secret.rules.ts";
import { asNewPassword } from "../accounts/passwords/new-password.ts";
import { isPossiblePassword } from "../accounts/passwords/password.rules.ts";
import { hashPassword, isPassword } from "../accounts/passwords/password.ts";
import { endSessionsOf } from "../accounts/sessions/session.store.ts";
import { addMember, addStaffAccount } from "../accounts/staff-member.store.ts";
import { Role, type User } from "../accounts/user.entity.ts";
import {
  lockUserByEmail,
  markEmailVerified,
  setPasswordHash,
  setProfile,
  userByEmail,
} from "../accounts/user.store.ts";
import { Channel } from "../audit/audit.rules.ts";
import type { Services } from "../shop/services.ts";
import { auditStaff } from "./staff-audit.command.ts";
import type { StaffInvitation } from "./staff-invitation.entity.ts";
import type { OpenedInvitation } from "./staff.types.ts";
import { deleteInvitation, invitationByHash, lockInvitationByHash } from "./staff.store.ts";

type Link = { token: string; network: string };

const invalid = (): never => refuse("INVITATION_INVALID", { field: "token" });

/** An account that began by a mailed code, or that an admin made for an order, has no password yet. */
const hasPassword = (user: User | null): boolean => user !== null && user.passwordHash !== "";

/** The valid invitation of a link. Throws INVITATION_INVALID, and TOO_MANY. */
const validInvitation = async (services: Services, { token, network }: Link): Promise<StaffInvitation> => {
  await services.throttles.count({ proveByNetwork: network });
  const { manager } = services.database.source;
  const invitation = isLinkToken(token) ? await invitationByHash(manager, linkHash(token)) : null;
  return invitation ?? invalid();
};

/** What the page of a link shows. Throws as `validInvitation`. */
export const openInvitation = async (services: Services, link: Link): Promise<OpenedInvitation> => {
  const { email, staffRole, inviter } = await validInvitation(services, link);
  const user = await userByEmail(services.database.source.manager, email);
  return { email, staffRole, invitedBy: inviter.name, hasAccount: hasPassword(user) };
};

type Acceptance = Link & { name: string; password: string };

/** The hash for the account. The password of an existing account is checked, so that the link alone does not take it over. */
const checkedHash = async (services: Services, user: User | null, password: string): Promise<string> => {
  if (!user || !hasPassword(user)) return hashPassword(await asNewPassword(password, "password"));
  await services.throttles.count({ logInByAccount: user.id });
  const isRight = await isPassword(user.passwordHash, isPossiblePassword(password) ? password : "");
  return isRight ? user.passwordHash : refuse("PASSWORD_WRONG", { field: "password" });
};

/** Makes the account a member, or adds one. Returns it. */
const addToStaff = async (
  tx: EntityManager,
  { email, staffRole }: StaffInvitation,
  account: { user: User | null; name: string; passwordHash: string },
): Promise<{ userId: string; name: string }> => {
  const { user, name, passwordHash } = account;
  if (!user) return { userId: await addStaffAccount(tx, { name, email, passwordHash }, staffRole), name };
  await markEmailVerified(tx, user.id, email);
  await setPasswordHash(tx, user.id, passwordHash);
  if (!hasPassword(user)) await setProfile(tx, user.id, { name });
  await addMember(tx, user.id, staffRole);
  await endSessionsOf(tx, user.id);
  return { userId: user.id, name: hasPassword(user) ? user.name : name };
};

/**
 * Accepts an invitation, once. A new address gets an account; a shopper's account becomes one of the staff after a check of its
 * password, keeps its orders, and is logged out everywhere. It opens no session: the login does, with all that it asks for.
 * Throws INVITATION_INVALID, NAME_NEEDED, PASSWORD_TOO_SHORT, PASSWORD_BREACHED, PASSWORD_WRONG, STAFF_MEMBER, TOO_MANY. Returns
 * the account.
 */
export const acceptInvitation = async (
  services: Services,
  input: Acceptance,
): Promise<{ userId: string; email: string }> => {
  const { email } = await validInvitation(services, input);
  const seen = await userByEmail(services.database.source.manager, email);
  const name = cleanLine(input.name, "name", 100);
  if (name === "" && !hasPassword(seen)) refuse("NAME_NEEDED", { field: "name" });
  const passwordHash = await checkedHash(services, seen, input.password);
  const accept = async (tx: EntityManager): Promise<string> => {
    const invitation = (await lockInvitationByHash(tx, linkHash(input.token))) ?? invalid();
    const user = await lockUserByEmail(tx, email);
    // The account, or its password, is another one than a moment ago.
    if (user?.id !== seen?.id || (hasPassword(user) && user?.passwordHash !== passwordHash)) invalid();
    if (user?.role === Role.ADMIN) refuse("STAFF_MEMBER");
    const member = await addToStaff(tx, invitation, { user, name, passwordHash });
    await auditStaff(
      tx,
      { ...member, channel: Channel.PAGE },
      {
        action: "acceptStaffInvitation",
        about: { id: member.userId, label: member.name },
        role: [null, invitation.staffRole],
      },
    );
    await deleteInvitation(tx, invitation.id);
    return member.userId;
  };
  const userId = await inTransaction(services.database, accept).catch((error: unknown) => {
    // A sign-up with the address in another tab came first: the link stays valid, and asks for the password of that account.
    if (isUniqueViolation(error, "users_email")) refuse("EMAIL_REGISTERED");
    throw error;
  });
  return { userId, email };
};
