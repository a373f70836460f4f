-- Claims the oldest waiting alerts that a stock unit serves, at most as many as pieces, and adds the job of each mail. The
-- unit's row lock makes two restocks of one unit claim one after the other. An account without a proved address keeps its
-- place and is passed over.
create or replace function claim_restock_alerts(unit stock_units, pieces integer) returns void language plpgsql as $$
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
  end $$;

-- At the end of the transaction: returned pieces may be written off in it, and only those that are left can be bought.
create or replace function restocked() returns trigger language plpgsql as $$
  declare
    added integer := case when tg_op = 'INSERT' then new.stock else new.stock - old.stock end;
  begin
    if exists (select from public.restock_alerts a where a.product_id = new.product_id and a.mailed_at is null) then
      perform public.claim_restock_alerts(u, least(added, u.stock)) from public.stock_units u where u.id = new.id;
    end if;
    return null;
  end $$;

-- The conditions are checked when the stock changes: a sale pays nothing for it.
drop trigger if exists stock_units_restocked on stock_units;
create constraint trigger stock_units_restocked after update of stock on stock_units
  deferrable initially deferred for each row when (new.stock > old.stock) execute function restocked();

drop trigger if exists stock_units_added_restocked on stock_units;
create constraint trigger stock_units_added_restocked after insert on stock_units
  deferrable initially deferred for each row when (new.stock > 0) execute function restocked();

-- An hour later, so that an archiving by mistake can be taken back before a mail goes out.
create or replace function restock_ended() returns trigger language plpgsql as $$
  begin
    perform graphile_worker.add_job('mail-restock', payload => json_build_object('alertId', a.id), max_attempts => 25,
        job_key => 'restock ' || a.id, run_at => now() + interval '1 hour')
      from public.restock_alerts a where a.product_id = new.id and a.mailed_at is null;
    return null;
  end $$;

create or replace trigger products_archived_restock after update of archived_at on products for each row
  when (old.archived_at is null and new.archived_at is not null) execute function restock_ended();
