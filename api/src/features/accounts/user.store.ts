import type { EntityManager } from "typeorm";
import { Role, User } from "./user.entity.ts";

/** The account that has proved an address. */
export const userByEmail = (tx: EntityManager, email: string): Promise<User | null> =>
  tx.findOne(User, { where: { email } });

export const userById = (tx: EntityManager, id: string): Promise<User | null> =>
  tx.findOne(User, { where: { id } });

/**
 * The account that an address logs in: the one that has proved it, else the only one that claims it. An address that
 * several claim logs in none of them; each has a proved one too.
 */
export const userToLogIn = async (tx: EntityManager, email: string): Promise<User | null> => {
  const proved = await userByEmail(tx, email);
  if (proved) return proved;
  const [claiming, another] = await tx.find(User, { where: { pendingEmail: email }, take: 2 });
  return another ? null : (claiming ?? null);
};

/** The hash as it is now; nobody changes it until the transaction ends. */
export const lockPasswordHash = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const [row] = await tx.query<{ hash: string }[]>(
    "select password_hash as hash from users where id = $1 for no key update",
    [id],
  );
  return row?.hash;
};

/** Whether the shop has an admin already. */
export const hasAdmin = (tx: EntityManager): Promise<boolean> =>
  tx.exists(User, { where: { role: Role.ADMIN } });

export type NewUser = Pick<User, "name" | "email" | "passwordHash" | "role" | "emailVerifiedAt"> &
  Partial<Pick<User, "mobile" | "profilePic">>;

/** Nobody but her who has proved an address has it: whoever only claimed it is back with the one before. */
const dropClaims = async (tx: EntityManager, email: string): Promise<void> => {
  await tx.query("update users set pending_email = null where pending_email = $1", [email]);
};

/** A new account, of a proved address. */
export const addUser = async (tx: EntityManager, user: NewUser): Promise<string> => {
  const result = await tx.insert(User, user);
  await dropClaims(tx, user.email);
  return (result.identifiers[0] as { id: string }).id;
};

export const setPasswordHash = async (tx: EntityManager, id: string, passwordHash: string): Promise<void> => {
  await tx.update(User, { id }, { passwordHash });
};

/** Her address is the one that she claimed, from now on. */
export const setProvedEmail = async (tx: EntityManager, id: string, email: string): Promise<void> => {
  await tx.query("update users set email = $2, email_verified_at = now() where id = $1", [id, email]);
  await dropClaims(tx, email);
};

export type Profile = Pick<User, "name"> &
  Partial<Pick<User, "mobile" | "address" | "profilePic" | "pendingEmail">>;

export const setProfile = async (tx: EntityManager, id: string, profile: Profile): Promise<void> => {
  await tx.update(User, { id }, profile);
};

export type NotificationChoices = Pick<
  User,
  "notifyEmail" | "notifyOrderUpdates" | "notifySecurity" | "notifyPromotions"
>;

export const setNotifications = async (
  tx: EntityManager,
  id: string,
  choices: NotificationChoices,
): Promise<void> => {
  await tx.update(User, { id }, choices);
};

/** Takes out of an account whatever says who she was. The row stays, since her orders name it. */
export const eraseUser = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.query("delete from mailed_secrets where email = (select email from users where id = $1)", [id]);
  await tx.query(
    `update users set name = '', email = 'deleted-' || id || '@invalid', pending_email = null, mobile = null, address = null,
       profile_pic = null, password_hash = '', notify_email = false, email_verified_at = null, deleted_at = now()
     where id = $1`,
    [id],
  );
  await tx.query("delete from sessions where user_id = $1", [id]);
  await tx.query("delete from cart_lines where user_id = $1", [id]);
  await tx.query("delete from wishlist_entries where user_id = $1", [id]);
  await tx.query("delete from mailed_secrets where user_id = $1", [id]);
  await tx.query("delete from order_addresses where user_id = $1", [id]);
  await tx.query("delete from contact_messages where user_id = $1", [id]);
  await tx.query("delete from welcome_codes where user_id = $1 and used_at is null", [id]);
  await tx.query("update orders set ship_email = '', ship_phone = '' where user_id = $1", [id]);
};
