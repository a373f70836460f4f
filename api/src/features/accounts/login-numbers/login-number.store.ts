import type { EntityManager } from "typeorm";
import { Role } from "../user.entity.ts";
import { LoginNumber } from "./login-number.entity.ts";

/** The login number of an account; `null` without one. */
export const loginNumberOf = (tx: EntityManager, userId: string): Promise<LoginNumber | null> =>
  tx.findOneBy(LoginNumber, { userId });

const shopperSql = `select u.id from login_numbers n join users u on u.id = n.user_id
  where n.mobile = $1 and u.role = '${Role.SHOPPER}' and u.deleted_at is null`;

/** The shopper with this login number; `null` if missing. An account that has joined the staff since does not count. */
export const shopperOfNumber = async (tx: EntityManager, mobile: string): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }[]>(shopperSql, [mobile]);
  return row?.id ?? null;
};

/** The same, with number and account locked until the transaction ends: neither changes meanwhile. */
export const lockShopperOfNumber = async (tx: EntityManager, mobile: string): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }[]>(`${shopperSql} for no key update`, [mobile]);
  return row?.id ?? null;
};

/** Removes the number from another account that has it. Returns the id of that account; `null` if there is none. */
export const takeNumberFromOthers = async (
  tx: EntityManager,
  mobile: string,
  userId: string,
): Promise<string | null> => {
  const [rows] = await tx.query<[{ id: string }[], number]>(
    "delete from login_numbers where mobile = $1 and user_id <> $2 returning user_id as id",
    [mobile, userId],
  );
  return rows[0]?.id ?? null;
};

/** Sets the login number of an account, in place of its former one. */
export const setLoginNumber = async (tx: EntityManager, userId: string, mobile: string): Promise<void> => {
  await tx.query(
    `insert into login_numbers (user_id, mobile) values ($1, $2)
     on conflict (user_id) do update set mobile = excluded.mobile, confirmed_at = now()`,
    [userId, mobile],
  );
};

/** Returns whether there was one. */
export const deleteLoginNumber = async (tx: EntityManager, userId: string): Promise<boolean> => {
  const { affected } = await tx.delete(LoginNumber, { userId });
  return affected === 1;
};

/** The transactions that set a number run one after another: a number has one account. */
export const lockNumber = async (tx: EntityManager, mobile: string): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`login-number ${mobile}`]);
};
