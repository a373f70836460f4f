import type { EntityManager } from "typeorm";
import { noMailDomain } from "../email.rules.ts";
import { isOver } from "../settings/ended-order.store.ts";
import { inactiveYears, noticeDays } from "./inactive-account.rules.ts";

const since = `now() - interval '${inactiveYears} years'`;

/** SQL: tickets `m` to which their customer wrote again since an instant. */
const ticketsWrittenSince = (
  instant: string,
): string => `from ticket_messages t join contact_messages m on m.id = t.ticket_id
    where t.kind = 'customer' and t.created_at > ${instant}`;

/**
 * SQL condition: the account `u` was not used since an instant: by no login, no order, also none by phone, and no message, also not
 * in a ticket of before. Each part stands by itself, so that the messages are read once for all accounts.
 */
const isUnusedSince = (instant: string): string => `u.last_active_at <= ${instant}
  and not exists (select from sessions s where s.user_id = u.id and s.last_used_at > ${instant})
  and not exists (select from orders o where o.user_id = u.id and o.created_at > ${instant})
  and not exists (select from contact_messages m where m.user_id = u.id and m.created_at > ${instant})
  and not exists (select from contact_messages m where lower(m.email) = lower(u.email::text) and m.created_at > ${instant})
  and not exists (select ${ticketsWrittenSince(instant)} and m.user_id = u.id)
  and not exists (select ${ticketsWrittenSince(instant)} and lower(m.email) = lower(u.email::text))`;

/**
 * SQL condition: the shop owes nothing to the account `u`: no order, return or refund, also of a payment without an
 * order, and no answer. A ticket that waits for the customer is open too.
 */
const hasNothingOpen = `not exists (select from orders o where o.user_id = u.id and not (${isOver}))
  and not exists (select from payment_intents i join payments p on p.intent_id = i.id join refunds r on r.payment_id = p.id
    where i.user_id = u.id and r.refunded_at is null)
  and not exists (select from contact_messages m where m.user_id = u.id and m.handled_at is null)
  and not exists (select from contact_messages m where lower(m.email) = lower(u.email::text) and m.handled_at is null)`;

/**
 * SQL condition: the account `u` is a shopper's, unused for years, and nothing of it is open. Staff are never erased, nor is a
 * customer who ordered by phone and has no e-mail address to be told at.
 */
const isInactive = `u.role = 'shopper' and u.deleted_at is null and u.email::text not like '%${noMailDomain}'
  and not exists (select from staff_members f where f.user_id = u.id)
  and ${isUnusedSince(since)} and ${hasNothingOpen}`;

const isDue = `u.erasure_announced_at < now() - interval '${noticeDays} days' and ${isInactive}`;

const selectIds = (condition: string): string =>
  `select u.id from users u where ${condition} order by u.last_active_at, u.id limit $1`;

const idsOf = async (tx: EntityManager, statement: string, limit: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(statement, [limit]);
  return rows.map(({ id }) => id);
};

/** Accounts whose owners are to be told, the longest unused first. */
export const accountsToAnnounce = (tx: EntityManager, limit: number): Promise<string[]> =>
  idsOf(tx, selectIds(`u.erasure_announced_at is null and ${isInactive}`), limit);

/** Accounts whose owners were told, and did not come back. */
export const accountsToErase = (tx: EntityManager, limit: number): Promise<string[]> =>
  idsOf(tx, selectIds(isDue), limit);

/**
 * Forgets the announcement of accounts that are used again, or of all accounts if the shop keeps them: their owners are told anew
 * before an erasure.
 */
export const forgetAnnouncements = async (
  tx: EntityManager,
  { isOfAll }: { isOfAll: boolean },
): Promise<void> => {
  await tx.query(
    `update users u set erasure_announced_at = null
     where u.erasure_announced_at is not null and u.deleted_at is null and ($1 or not (${isUnusedSince(since)}))`,
    [isOfAll],
  );
};

export type InactiveAccount = { name: string; email: string; day: Date };

/** An account that is still to be told, with the day of its erasure if it is told now; `undefined` for any other. */
export const accountToTell = async (
  tx: EntityManager,
  userId: string,
): Promise<InactiveAccount | undefined> => {
  const [row] = await tx.query<InactiveAccount[]>(
    `select u.name, u.email, now() + make_interval(days => $2) as day from users u
     where u.id = $1 and u.erasure_announced_at is null and ${isInactive}`,
    [userId, noticeDays],
  );
  return row;
};

/** Records that the mail server has accepted the mail: the time until the erasure begins. */
export const markAnnounced = async (tx: EntityManager, userId: string): Promise<void> => {
  await tx.query(
    "update users set erasure_announced_at = now() where id = $1 and erasure_announced_at is null",
    [userId],
  );
};

/**
 * Locks an account that is still to be erased, so that a login waits: its session refers to the row. Returns false if it was used
 * meanwhile.
 */
export const lockIfStillDue = async (tx: EntityManager, userId: string): Promise<boolean> => {
  // The condition is read after the lock: a statement that waits for a lock does not see what committed meanwhile in other tables.
  await tx.query("select from users where id = $1 for update", [userId]);
  const rows = await tx.query<unknown[]>(`select from users u where u.id = $1 and ${isDue}`, [userId]);
  return rows.length > 0;
};
