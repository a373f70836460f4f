import type { EntityManager } from "typeorm";
import type { AffectedArguments } from "./affected-arguments.ts";

/**
 * Events of accounts by the words of the report: SQL of rows with `user_id` and `at`, the time at which a row was written, or shown
 * to the staff. `api/test/second-lane/affected.test.ts` finds a table with data of accounts that none of them reads.
 */
export const touches: Readonly<Record<string, string>> = {
  "account opened": "select id as user_id, created_at as at from users",
  login: `select user_id, created_at as at from sessions union all select user_id, last_used_at from sessions
    union all select user_id, renewed_at from sessions`,
  consent: "select user_id, created_at as at from consents",
  "saved address": "select user_id, created_at as at from saved_addresses",
  "order e-mail address": "select user_id, asked_at as at from order_addresses",
  "mailed link": "select user_id, created_at as at from mailed_secrets where user_id is not null",
  "second factor": `select user_id, created_at as at from authenticator_apps union all select user_id, created_at from passkeys
    union all select user_id, last_used_at from passkeys`,
  "login number": "select user_id, confirmed_at as at from login_numbers",
  cart: "select user_id, created_at as at from cart_lines",
  wishlist: "select user_id, created_at as at from wishlist_entries",
  "back-in-stock alert": "select user_id, created_at as at from restock_alerts",
  order: `select user_id, created_at as at from orders
    union all select o.user_id, s.changed_at from order_status_changes s join orders o on o.id = s.order_id
    union all select o.user_id, e.at from audit_entries e join orders o on e.subject = 'order' and e.subject_id = o.id`,
  "order mail": "select o.user_id, m.sent_at as at from order_mails m join orders o on o.id = m.order_id",
  invoice: "select o.user_id, i.issued_at as at from invoices i join orders o on o.id = i.order_id",
  payment: `select i.user_id, p.captured_at as at from payments p join payment_intents i on i.id = p.intent_id
    union all select user_id, created_at from payment_intents`,
  "bank details": `select o.user_id, p.details_given_at as at from payouts p join order_credits c on c.id = p.credit_id
    join orders o on o.id = c.order_id where p.details_given_at is not null`,
  return: `select user_id, created_at as at from returns
    union all select r.user_id, s.happened_at from return_steps s join returns r on r.id = s.return_id`,
  review: "select user_id, created_at as at from reviews",
  message: `select user_id, created_at as at from contact_messages where user_id is not null
    union all select user_id, read_at from contact_messages where user_id is not null
    union all select m.user_id, t.created_at from ticket_messages t join contact_messages m on m.id = t.ticket_id
      where m.user_id is not null`,
  "note of the staff": "select user_id, created_at as at from customer_notes",
  "API key": `select created_by as user_id, created_at as at from api_keys
    union all select created_by, last_used_at from api_keys`,
  webhook: `select o.user_id, w.last_attempt_at as at from webhook_deliveries w join orders o on o.id = w.object_id`,
};

/** Kinds of data that the shop has of the account `u`, by the words of the report: SQL conditions. */
const kinds: Readonly<Record<string, string>> = {
  name: "u.name <> ''",
  "e-mail address": "true",
  "phone number": `u.mobile is not null or exists (select from login_numbers n where n.user_id = u.id)
    or exists (select from saved_addresses a where a.user_id = u.id)
    or exists (select from orders o where o.user_id = u.id and o.ship_phone <> '')`,
  "postal address": `u.address is not null or exists (select from saved_addresses a where a.user_id = u.id)
    or exists (select from orders o where o.user_id = u.id)`,
  "password hash": "u.password_hash <> ''",
  picture: "u.profile_pic is not null",
  devices: "exists (select from sessions s where s.user_id = u.id)",
  orders: "exists (select from orders o where o.user_id = u.id)",
  payments: "exists (select from payment_intents i where i.user_id = u.id)",
  "bank account or UPI ID": `exists (select from payouts p join order_credits c on c.id = p.credit_id join orders o on o.id = c.order_id
    where o.user_id = u.id and p.destination is not null)`,
  returns: "exists (select from returns r where r.user_id = u.id)",
  photographs: `exists (select from returns r join return_photos f on f.return_id = r.id where r.user_id = u.id)
    or exists (select from reviews r join review_photos f on f.review_id = r.id where r.user_id = u.id)`,
  reviews: "exists (select from reviews r where r.user_id = u.id)",
  messages: "exists (select from contact_messages m where m.user_id = u.id)",
  "notes of the staff": `u.tags <> '{}' or u.cash_block_reason is not null
    or exists (select from customer_notes n where n.user_id = u.id)`,
  consents: "exists (select from consents c where c.user_id = u.id)",
  "API keys": "exists (select from api_keys k where k.created_by = u.id)",
  wishes: `exists (select from wishlist_entries w where w.user_id = u.id) or exists (select from cart_lines c where c.user_id = u.id)
    or exists (select from restock_alerts a where a.user_id = u.id)`,
};

export type AffectedRow = {
  /** Empty for a person without an account who wrote a message. */
  account: string;
  role: string;
  name: string;
  email: string;
  touched: string;
  stored: string;
};

const listOf = (entries: Readonly<Record<string, string>>): string =>
  Object.entries(entries)
    .map(([name, condition]) => `case when ${condition} then '${name}' end`)
    .join(", ");

const events = Object.entries(touches)
  .map(([name, rows]) => `select user_id, at, '${name}' as what from (${rows}) each`)
  .join("\n union all ");

const selectAccounts = `
  with touched as (
    select user_id, string_agg(what || ' ' || times, '; ' order by what) as what from (
      select user_id, what, count(*) as times from (${events}) all_events
      where at >= $1 and at <= $2 group by user_id, what) counted
    group by user_id
  )
  select u.id as account, u.role, u.name, u.email::text as email, coalesce(t.what, '') as touched,
    concat_ws('; ', ${listOf(kinds)}) as stored
  from users u left join touched t on t.user_id = u.id
  where u.deleted_at is null and ($3 or t.user_id is not null) order by u.id`;

const selectStrangers = `
  select '' as account, 'visitor' as role, max(name) as name, email, 'message ' || count(*) as touched,
    'name; e-mail address; messages' as stored
  from contact_messages m where user_id is null and ($3 or (created_at >= $1 and created_at <= $2)
    or (read_at >= $1 and read_at <= $2)
    or exists (select from ticket_messages t where t.ticket_id = m.id and t.created_at >= $1 and t.created_at <= $2))
  group by email order by email`;

/**
 * Whose data was written, or shown to the staff, in a time, and which kinds of data the shop has of each; every account if `isAll`.
 * Erased accounts are not listed: the shop has no address of them.
 */
export const affectedRows = async (
  tx: EntityManager,
  { since, until, isAll }: AffectedArguments,
): Promise<AffectedRow[]> => {
  const values = [since, until, isAll];
  return [
    ...(await tx.query<AffectedRow[]>(selectAccounts, values)),
    ...(await tx.query<AffectedRow[]>(selectStrangers, values)),
  ];
};
