import type { EntityManager } from "typeorm";

/** Most addresses that are asked in 24 hours: one address for all accounts, and all addresses for one account. */
export type AskLimits = { ofReceiver: number; ofAccount: number };

/** Days after which an address that was asked and has not answered may be asked again by a new order. */
const askAgainAfter = 7;

/** Hours for which the link works. */
const linkLasts = 24;

/** SQL for the confirmed second addresses of the account `u`, as a list. */
export const confirmedEmails = `(select coalesce(json_agg(a.email), '[]') from order_addresses a
  where a.user_id = u.id and a.confirmed_at is not null)`;

/**
 * Notes that an address is to be asked whether it wants the mails on an account's orders. Returns the id of the row, or
 * undefined where no mail is due: the address was asked already, or too many were.
 */
export const askOrderAddress = async (
  tx: EntityManager,
  of: { userId: string; email: string },
  limits: AskLimits | null,
): Promise<string | undefined> => {
  // Accounts that name the same address at once are counted one after the other.
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`order-address ${of.email}`]);
  const [row] = await tx.query<{ id: string }[]>(
    `insert into order_addresses as a (user_id, email)
     select $1, $2
     where ($3::int is null or $3 > (select count(*) from order_addresses
         where email = $2 and asked_at > now() - interval '1 day'))
       and ($4::int is null or $4 > (select count(*) from order_addresses
         where user_id = $1 and asked_at > now() - interval '1 day'))
     on conflict (user_id, email) do update set asked_at = now(), secret_hash = null
       where a.confirmed_at is null and a.asked_at < now() - make_interval(days => $5)
     returning id`,
    [of.userId, of.email, limits?.ofReceiver ?? null, limits?.ofAccount ?? null, askAgainAfter],
  );
  return row?.id;
};

/** The address that waits for its mail. */
export const orderAddressToMail = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const [row] = await tx.query<{ email: string }[]>(
    "select email from order_addresses where id = $1 and confirmed_at is null",
    [id],
  );
  return row?.email;
};

/** Keeps the hash of the link that is being mailed; its time begins now. */
export const setOrderAddressHash = async (tx: EntityManager, id: string, hash: string): Promise<void> => {
  await tx.query("update order_addresses set secret_hash = $2, asked_at = now() where id = $1", [id, hash]);
};

/** Uses up a link. Returns the address that gets the mails on its account's orders from now on. */
export const confirmOrderAddress = async (tx: EntityManager, hash: string): Promise<string | undefined> => {
  const [rows] = await tx.query<[{ email: string }[]]>(
    `update order_addresses set confirmed_at = now(), secret_hash = null
     where secret_hash = $1 and confirmed_at is null and asked_at > now() - make_interval(hours => $2)
     returning email`,
    [hash, linkLasts],
  );
  return rows[0]?.email;
};

/** Forgets addresses that were asked 30 days ago and have not answered. */
export const deleteUnconfirmedAddresses = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    "delete from order_addresses where confirmed_at is null and asked_at < now() - interval '30 days'",
  );
};
