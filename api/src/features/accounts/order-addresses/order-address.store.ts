import { IsNull, type EntityManager } from "typeorm";
import { prepared } from "../../../platform/database/prepared-statements.ts";
import { noMailDomain } from "../email.rules.ts";
import { OrderAddress } from "./order-address.entity.ts";

/** Maximum confirmation mails in 24 hours: to one address from all accounts, and to all addresses from one account. */
export type OrderAddressLimits = { ofReceiver: number; ofAccount: number };

/** Days after which a new order may send another confirmation mail to an unconfirmed address. */
const repeatAfterDays = 7;

/** Hours for which a link is valid. */
const linkHours = 24;

/** SQL: the address of the account `u` if it is verified, else "": an address that was spelled over the phone may be mistyped. */
export const verifiedEmail = "case when u.email_verified_at is null then '' else u.email end";

/** SQL condition: the shop can send no mail to the account `u`, whose customer may have ordered by phone. */
export const hasNoMail = `(u.deleted_at is not null or u.email_verified_at is null or u.email like '%${noMailDomain}')`;

/** SQL for the confirmed order addresses of the account `u`, as a JSON list. */
export const confirmedEmails = `(select coalesce(json_agg(a.email), '[]') from order_addresses a
  where a.user_id = u.id and a.confirmed_at is not null)`;

const selectAskedAddress = prepared(
  "asked-order-address",
  `select 1 from order_addresses where user_id = $1 and email = $2
     and (confirmed_at is not null or asked_at >= now() - make_interval(days => $3))`,
);

/**
 * Adds a request to confirm an address for an account's order mails. `limits` is `null` for no limits. Returns the id of
 * the row, or `undefined` if no mail is due: the address was asked already, or a limit is reached.
 */
export const addOrderAddressRequest = async (
  tx: EntityManager,
  receiver: { userId: string; email: string },
  limits: OrderAddressLimits | null,
): Promise<string | undefined> => {
  const [askedAddress] = await tx.query<unknown[]>(selectAskedAddress, [
    receiver.userId,
    receiver.email,
    repeatAfterDays,
  ]);
  if (askedAddress) return undefined;
  // Concurrent requests of an account, and for an address, are counted one after the other. Every request locks both in
  // this order.
  for (const key of [receiver.userId, receiver.email])
    await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`order-address ${key}`]);
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
    [receiver.userId, receiver.email, limits?.ofReceiver ?? null, limits?.ofAccount ?? null, repeatAfterDays],
  );
  return row?.id;
};

/** The unconfirmed address of a request; `undefined` if missing or confirmed. */
export const orderAddressToMail = async (tx: EntityManager, id: string): Promise<string | undefined> => {
  const address = await tx.findOneBy(OrderAddress, { id, confirmedAt: IsNull() });
  return address?.email;
};

/** Stores the hash of the link that is mailed now. Its validity begins. */
export const setOrderAddressHash = async (tx: EntityManager, id: string, hash: string): Promise<void> => {
  await tx.update(OrderAddress, { id }, { secretHash: hash, askedAt: () => "now()" });
};

/** Uses a link. Returns the confirmed address, which gets order mails from now on; `undefined` for an invalid link. */
export const confirmOrderAddress = async (tx: EntityManager, hash: string): Promise<string | undefined> => {
  const [rows] = await tx.query<[{ email: string }[]]>(
    `update order_addresses set confirmed_at = now()
     where secret_hash = $1 and confirmed_at is null and asked_at > now() - make_interval(hours => $2)
     returning email`,
    [hash, linkHours],
  );
  return rows[0]?.email;
};

/** Deletes addresses that were not confirmed within 30 days. */
export const deleteUnconfirmedAddresses = async (tx: EntityManager): Promise<void> => {
  await tx.query(
    "delete from order_addresses where confirmed_at is null and asked_at < now() - interval '30 days'",
  );
};
