import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = [
  `create table if not exists restock_alerts (
    id uuid not null default uuidv7(),
    user_id uuid not null,
    product_id uuid not null,
    size text,
    color text,
    created_at timestamptz not null default clock_timestamp(),
    claimed_at timestamptz,
    mailed_at timestamptz,
    constraint restock_alerts_user_id_fkey foreign key (user_id) references users(id) on delete cascade,
    constraint restock_alerts_product_id_fkey foreign key (product_id) references products(id) on delete cascade,
    constraint restock_alerts_pkey primary key (id)
  )`,
  `create unique index if not exists restock_alerts_open on restock_alerts (user_id, product_id, size, color)
    nulls not distinct where mailed_at is null`,
  `create index if not exists restock_alerts_line on restock_alerts (product_id, created_at, id) where mailed_at is null`,
  `create index if not exists restock_alerts_mailed on restock_alerts (mailed_at) where mailed_at is not null`,
];

/**
 * Claims the oldest waiting alerts that a stock unit serves, at most as many as pieces, and adds the job of each mail. The
 * unit's row lock makes two restocks of one unit claim one after the other. An account without a proved address keeps its
 * place and is passed over.
 */
const claim = `create or replace function claim_restock_alerts(unit stock_units, pieces integer) returns void
  language plpgsql as $$
  begin
    with next as (
      select a.id from public.restock_alerts a
        join public.products p on p.id = a.product_id and p.archived_at is null
        join public.users u on u.id = a.user_id and u.email_verified_at is not null and u.deleted_at is null
      where a.product_id = unit.product_id and a.mailed_at is null and a.claimed_at is null
        and ((unit.size is null and unit.color is null)
          or (a.size is not distinct from unit.size and a.color is not distinct from unit.color))
      order by a.created_at, a.id limit pieces for update of a
    ), claimed as (
      update public.restock_alerts a set claimed_at = clock_timestamp() from next where a.id = next.id returning a.id
    )
    select count(graphile_worker.add_job('mail-restock', payload => json_build_object('alertId', id),
      max_attempts => 25, job_key => 'restock ' || id)) into pieces from claimed;
  end $$`;

const triggers = [
  claim,
  `create or replace function restocked() returns trigger language plpgsql as $$
    begin
      if exists (select from public.restock_alerts a where a.product_id = new.product_id and a.mailed_at is null) then
        perform public.claim_restock_alerts(new, case when tg_op = 'INSERT' then new.stock else new.stock - old.stock end);
      end if;
      return null;
    end $$`,
  // The conditions are checked before the function is called: a sale pays nothing for it.
  `create or replace trigger stock_units_restocked after update of stock on stock_units
    for each row when (new.stock > old.stock) execute function restocked()`,
  `create or replace trigger stock_units_added_restocked after insert on stock_units
    for each row when (new.stock > 0) execute function restocked()`,
  // An hour later, so that an archiving by mistake can be taken back before a mail goes out.
  `create or replace function restock_ended() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job('mail-restock', payload => json_build_object('alertId', a.id), max_attempts => 25,
          job_key => 'restock ' || a.id, run_at => now() + interval '1 hour')
        from public.restock_alerts a where a.product_id = new.id and a.mailed_at is null;
      return null;
    end $$`,
  `create or replace trigger products_archived_restock after update of archived_at on products
    for each row when (old.archived_at is null and new.archived_at is not null) execute function restock_ended()`,
];

/** Shoppers who wait for a piece that is sold out. Each statement can be repeated. */
export class RestockAlerts1763600000034 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...triggers]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop trigger products_archived_restock on products");
    await runner.query("drop trigger stock_units_restocked on stock_units");
    await runner.query("drop trigger stock_units_added_restocked on stock_units");
    await runner.query("drop function restock_ended");
    await runner.query("drop function restocked");
    await runner.query("drop function claim_restock_alerts");
    await runner.query("drop table restock_alerts");
  }
}
