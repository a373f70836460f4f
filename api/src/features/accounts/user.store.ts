import { IsNull, type EntityManager } from "typeorm";
import { prepared } from "../../platform/database/prepared-statements.ts";
import { deleteLoginNumber } from "./login-numbers/login-number.store.ts";
import { MailedSecret } from "./mailed-secrets/mailed-secret.entity.ts";
import { OrderAddress } from "./order-addresses/order-address.entity.ts";
import { eraseAddresses } from "./saved-addresses/saved-address.store.ts";
import { endChallengesOf } from "./second-factor/challenge.store.ts";
import { deleteSecondFactor } from "./second-factor/second-factor.store.ts";
import { Session } from "./sessions/session.entity.ts";
import { eraseContactsOfEndedOrders } from "./settings/ended-order.store.ts";
import { Role, User } from "./user.entity.ts";
import { PromotionCode } from "../promotions/promotion-code.entity.ts";

/** The account with this verified address; `null` if missing. */
export const userByEmail = (tx: EntityManager, email: string): Promise<User | null> =>
  tx.findOne(User, { where: { email } });

/** The same, locked until the transaction ends: its owner cannot delete the account meanwhile. */
export const lockUserByEmail = (tx: EntityManager, email: string): Promise<User | null> =>
  tx.findOne(User, { where: { email }, lock: { mode: "for_no_key_update" } });

const selectShopper = prepared(
  "lock-shopper",
  `select email_verified_at is not null as "isVerified", cash_block_reason is not null as "isCashBlocked"
   from users where id = $1 and deleted_at is null for no key update`,
);

type LockedShopper = { isVerified: boolean; isCashBlocked: boolean };

/**
 * Locks a shopper's account until the transaction ends: requests of one shopper run one after another, and the deletion of the
 * account waits. `undefined` for an account that was deleted since the request was authenticated. A transaction that also locks
 * an order locks the account first, as the deletion does.
 */
export const lockShopper = async (tx: EntityManager, userId: string): Promise<LockedShopper | undefined> => {
  const [row] = await tx.query<LockedShopper[]>(selectShopper, [userId]);
  return row;
};

export const userById = (tx: EntityManager, id: string): Promise<User | null> =>
  tx.findOne(User, { where: { id } });

/**
 * The account that logs in with an address: the one that has verified it, else the only one with it as pending address.
 * `null` if several accounts have it as pending address; each of them can log in with its verified address.
 */
export const userToLogIn = async (tx: EntityManager, email: string): Promise<User | null> => {
  const verified = await userByEmail(tx, email);
  if (verified) return verified;
  const [pending, another] = await tx.find(User, { where: { pendingEmail: email }, take: 2 });
  return another ? null : (pending ?? null);
};

/** The current password hash, locked until the transaction ends. */
export const lockPasswordHash = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const user = await tx.findOne(User, {
    select: { id: true, passwordHash: true },
    where: { id },
    lock: { mode: "for_no_key_update" },
  });
  return user?.passwordHash;
};

/** Whether the shop has an admin. */
export const hasAdmin = (tx: EntityManager): Promise<boolean> =>
  tx.exists(User, { where: { role: Role.ADMIN } });

export type NewUser = Pick<User, "name" | "email" | "passwordHash" | "role" | "emailVerifiedAt"> &
  Partial<Pick<User, "mobile" | "profilePic">>;

/** Removes a verified address as pending address of all accounts. They keep their own verified addresses. */
const clearPendingEmail = async (tx: EntityManager, email: string): Promise<void> => {
  await tx.update(User, { pendingEmail: email }, { pendingEmail: null });
};

/** Adds an account with a verified address. Returns its id. */
export const addUser = async (tx: EntityManager, user: NewUser): Promise<string> => {
  const result = await tx.insert(User, user);
  await clearPendingEmail(tx, user.email);
  return (result.identifiers[0] as { id: string }).id;
};

/** Adds a shopper's account without a password: a login is possible only after its address is verified. Returns its id. */
export const addCustomer = async (
  tx: EntityManager,
  customer: Pick<User, "name" | "email" | "mobile">,
): Promise<string> => {
  const account = { ...customer, passwordHash: "", role: Role.SHOPPER, emailVerifiedAt: null };
  const result = await tx.insert(User, account);
  return (result.identifiers[0] as { id: string }).id;
};

/**
 * Marks the address of an account as verified, if it is the one to which a used link was mailed. Returns false if it is another
 * one, or verified before.
 */
export const markEmailVerified = async (tx: EntityManager, id: string, email: string): Promise<boolean> => {
  const { affected } = await tx.update(
    User,
    { id, email, emailVerifiedAt: IsNull() },
    { emailVerifiedAt: () => "now()" },
  );
  return affected === 1;
};

/** The confirmed orders of an account whose confirmation was not mailed, oldest first. */
export const ordersWithoutConfirmation = async (tx: EntityManager, userId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select id from orders where user_id = $1 and confirmation_mailed_at is null
       and order_status not in ('pending', 'cancelled') order by id`,
    [userId],
  );
  return rows.map(({ id }) => id);
};

export const setPasswordHash = async (tx: EntityManager, id: string, passwordHash: string): Promise<void> => {
  await tx.update(User, { id }, { passwordHash });
};

/** Sets the verified address of an account. */
export const setVerifiedEmail = async (tx: EntityManager, id: string, email: string): Promise<void> => {
  await tx.update(User, { id }, { email, emailVerifiedAt: () => "now()" });
  await clearPendingEmail(tx, email);
};

export type Profile = Partial<Pick<User, "name" | "mobile" | "address" | "profilePic" | "pendingEmail">>;

/** Sets the given fields. */
export const setProfile = async (tx: EntityManager, id: string, profile: Profile): Promise<void> => {
  if (Object.keys(profile).length > 0) await tx.update(User, { id }, profile);
};

export type NotificationChoices = Pick<
  User,
  "notifyEmail" | "notifyOrderUpdates" | "notifySecurity" | "notifyPromotions"
>;

/** Sets the given choices. */
export const setNotifications = async (
  tx: EntityManager,
  id: string,
  choices: Partial<NotificationChoices>,
): Promise<void> => {
  if (Object.keys(choices).length > 0) await tx.update(User, { id }, choices);
};

/** Erases the personal data of an account. The row stays, because orders refer to it. */
export const eraseUser = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.query("delete from mailed_secrets where email = (select email from users where id = $1)", [id]);
  await tx.query("delete from staff_invitations where email = (select email from users where id = $1)", [id]);
  await tx.query(
    `update users set name = '', email = 'deleted-' || id || '@invalid', pending_email = null, mobile = null, address = null,
       profile_pic = null, password_hash = '', notify_email = false, email_verified_at = null, deleted_at = now(),
       tags = '{}', cash_block_reason = null, cash_blocked_at = null
     where id = $1`,
    [id],
  );
  await tx.delete(Session, { userId: id });
  await deleteSecondFactor(tx, id);
  await deleteLoginNumber(tx, id);
  await endChallengesOf(tx, id);
  await tx.query("delete from cart_lines where user_id = $1", [id]);
  await tx.query("delete from wishlist_entries where user_id = $1", [id]);
  await tx.query("delete from restock_alerts where user_id = $1", [id]);
  await tx.delete(MailedSecret, { userId: id });
  await tx.delete(OrderAddress, { userId: id });
  await eraseAddresses(tx, id);
  await tx.query("delete from contact_messages where user_id = $1", [id]);
  await tx.query("delete from customer_notes where user_id = $1", [id]);
  await tx.delete(PromotionCode, { userId: id, uses: 0 });
  await eraseContactsOfEndedOrders(tx, id);
  await tx.query(
    "update return_lines l set comment = null from returns r where r.id = l.return_id and r.user_id = $1",
    [id],
  );
};
