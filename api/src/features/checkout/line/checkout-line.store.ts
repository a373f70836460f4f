import { primaryRows, type Database } from "../../../platform/database/database.ts";
import { maxQueueWaitMs } from "../../../platform/async/concurrency-limit.ts";
import type { EntityManager } from "typeorm";

/** The channel of the notice that a line has formed. */
export const lineChannel = "checkout-line";

/** Seconds for which the line stays open after the last moment in which it was needed. */
const openSeconds = 15;

/**
 * Seconds without a poll after which a shopper has left the line. Browsers slow down pages in the background to one
 * call a minute.
 */
const absentSeconds = 150;

/**
 * Seconds after the end of a turn in which an order that came before that end can still use it: it may have waited in
 * the queue.
 */
const graceSeconds = maxQueueWaitMs / 1000;

/** The place of a shopper. `secondsLeft` is set if it is the shopper's turn. */
export type Place = { ahead: number; secondsLeft: number | null };

/** Opens the line, and tells the other processes. Does nothing if it is open. */
export const openLine = async (database: Pick<Database, "primary">): Promise<void> => {
  await primaryRows(
    database,
    "open-checkout-line",
    `with opened as (
       update checkout_line set open_until = now() + make_interval(secs => ${openSeconds})
       where open_until <= now() returning 1
     ) select pg_notify('${lineChannel}', '') from opened`,
    [],
  );
};

/**
 * Lets the next shoppers in: at most once a second, whichever process asks first. The turns and places of shoppers who have
 * left are deleted. `isBusy` keeps the line open. Returns whether the line is open.
 */
export const letShoppersIn = async (
  database: Pick<Database, "primary">,
  { most, turnSeconds, isBusy }: { most: number; turnSeconds: number; isBusy: boolean },
): Promise<boolean> => {
  const [row] = await primaryRows<{ isOpen: boolean }>(
    database,
    "let-shoppers-in",
    `with line as (
       update checkout_line set admitted_at = now(),
         open_until = case when $3 or exists (select from checkout_places where admitted_at is null)
           then now() + make_interval(secs => ${openSeconds}) else open_until end
       where admitted_at <= now() - interval '950 milliseconds' and open_until > now() returning 1
     ), gone as (
       delete from checkout_places p using line
       where (p.admitted_at is null and p.seen_at < now() - make_interval(secs => ${absentSeconds}))
         or p.admitted_at < now() - make_interval(secs => $2 + ${graceSeconds})
     ), next as (
       select p.user_id from checkout_places p, line
       where p.admitted_at is null and p.seen_at >= now() - make_interval(secs => ${absentSeconds})
       order by p.ticket limit $1 for update of p skip locked
     ), admitted as (
       update checkout_places p set admitted_at = now() from next where p.user_id = next.user_id
     )
     select open_until > now() as "isOpen" from checkout_line`,
    [most, turnSeconds, isBusy],
  );
  return row?.isOpen ?? false;
};

/**
 * The place of a shopper, who takes one at the end if there is none, or if the turn has passed. All tabs of an account share
 * one place. `ahead` is a difference of ticket numbers: shoppers who have left count too.
 */
export const takePlace = async (
  database: Pick<Database, "primary">,
  userId: string,
  turnSeconds: number,
): Promise<Place> => {
  const [row] = await primaryRows<Place>(
    database,
    "take-checkout-place",
    `with present as (
       select user_id, admitted_at <= now() - make_interval(secs => $2) as is_over from checkout_places
       where user_id = $1 for update
     ), renewed as (
       update checkout_places p set seen_at = now(),
         ticket = case when o.is_over then nextval('checkout_tickets') else p.ticket end,
         admitted_at = case when o.is_over then null else p.admitted_at end
       from present o where p.user_id = o.user_id returning p.ticket, p.admitted_at
     ), added as (
       insert into checkout_places (user_id) select $1 where not exists (select from present)
       on conflict (user_id) do nothing returning ticket, admitted_at
     ), place as (select * from renewed union all select * from added)
     select greatest(0, ticket - coalesce((select min(ticket) from checkout_places where admitted_at is null), ticket))::int
         as ahead,
       case when admitted_at is not null
         then ceil(extract(epoch from admitted_at - now()) + $2)::int end as "secondsLeft"
     from place`,
    [userId, turnSeconds],
  );
  // Another tab of the account has taken the place in this moment.
  return row ?? { ahead: 0, secondsLeft: null };
};

/**
 * Uses up the turn of a shopper, in the transaction of an order that came within the turn. Returns whether there was one that
 * no other order has used.
 */
export const useTurn = async (tx: EntityManager, userId: string, turnSeconds: number): Promise<boolean> => {
  const [, used] = await tx.query<[unknown[], number]>(
    `delete from checkout_places where user_id = $1 and admitted_at > now() - make_interval(secs => $2)`,
    [userId, turnSeconds + graceSeconds],
  );
  return used > 0;
};

/** Gives the place or the turn of a shopper free. */
export const leaveLine = async (database: Pick<Database, "primary">, userId: string): Promise<void> => {
  await primaryRows(database, "leave-checkout-line", "delete from checkout_places where user_id = $1", [
    userId,
  ]);
};
