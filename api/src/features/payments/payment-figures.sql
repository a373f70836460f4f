-- Triggers write a delta when a row enters or leaves a figure (docs/adr/0031-settlements-and-disputes.md).
create or replace function record_payment_delta() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('online', indian_day(old.captured_at), -1, -(old.amount));
      end if;
    end if;
    if tg_op <> 'DELETE' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('online', indian_day(new.captured_at), 1, (new.amount));
      end if;
    end if;
    return null;
  end $$;

create or replace trigger payments_figures after insert on payments for each row execute function record_payment_delta();

create or replace function record_cash_delta() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('cash', indian_day(old.collected_at), -1, -(old.amount));
      end if;
    end if;
    if tg_op <> 'DELETE' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('cash', indian_day(new.collected_at), 1, (new.amount));
      end if;
    end if;
    return null;
  end $$;

create or replace trigger cash_collections_figures after insert on cash_collections for each row
  execute function record_cash_delta();

create or replace function record_refund_delta() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values (
      case when old.refunded_at is null then 'refund due' else 'refunded' end,
        indian_day(coalesce(old.refunded_at, old.created_at)), -1, -(old.amount));
      end if;
    end if;
    if tg_op <> 'DELETE' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values (
      case when new.refunded_at is null then 'refund due' else 'refunded' end,
        indian_day(coalesce(new.refunded_at, new.created_at)), 1, (new.amount));
      end if;
    end if;
    return null;
  end $$;

create or replace trigger refunds_figures_added after insert on refunds for each row execute function record_refund_delta();

create or replace trigger refunds_figures_moved after update of refunded_at on refunds for each row
  when (old.refunded_at is distinct from new.refunded_at) execute function record_refund_delta();

create or replace function record_payout_delta() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values (
      case when old.paid_at is null then 'refund due' else 'refunded' end,
        indian_day(coalesce(old.paid_at, old.created_at)), -1, -(old.amount));
      end if;
    end if;
    if tg_op <> 'DELETE' then
      if true then
        insert into public.payment_deltas (figure, day, count, amount)
          values (
      case when new.paid_at is null then 'refund due' else 'refunded' end,
        indian_day(coalesce(new.paid_at, new.created_at)), 1, (new.amount));
      end if;
    end if;
    return null;
  end $$;

create or replace trigger payouts_figures_added after insert on payouts for each row execute function record_payout_delta();

create or replace trigger payouts_figures_moved after update of paid_at on payouts for each row
  when (old.paid_at is distinct from new.paid_at) execute function record_payout_delta();

create or replace function record_dispute_delta() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      if old.status = 'lost' then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('lost', indian_day(old.resolved_at), -1, -(old.amount_deducted));
      end if;
    end if;
    if tg_op <> 'DELETE' then
      if new.status = 'lost' then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('lost', indian_day(new.resolved_at), 1, (new.amount_deducted));
      end if;
    end if;
    return null;
  end $$;

create or replace trigger disputes_figures after insert or update on disputes for each row execute function record_dispute_delta();

create or replace function record_owed_delta() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      if old.payment_method = 'cod' and old.order_status = 'delivered' and old.payment_status in ('pending', 'failed') then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('cash owed', indian_day(old.created_at), -1, -(old.final_amount - old.credited_before_delivery));
      end if;
    end if;
    if tg_op <> 'DELETE' then
      if new.payment_method = 'cod' and new.order_status = 'delivered' and new.payment_status in ('pending', 'failed') then
        insert into public.payment_deltas (figure, day, count, amount)
          values ('cash owed', indian_day(new.created_at), 1, (new.final_amount - new.credited_before_delivery));
      end if;
    end if;
    return null;
  end $$;

create or replace trigger orders_owed_added after insert on orders for each row
  when (new.payment_method = 'cod' and new.order_status = 'delivered') execute function record_owed_delta();

create or replace trigger orders_owed_moved
  after update of order_status, payment_status, created_at, credited_before_delivery on orders for each row
  when ((old.payment_method = 'cod' and old.order_status = 'delivered')
    or (new.payment_method = 'cod' and new.order_status = 'delivered')) execute function record_owed_delta();

create or replace trigger orders_owed_removed after delete on orders for each row
  when (old.payment_method = 'cod' and old.order_status = 'delivered') execute function record_owed_delta();

-- One statement, so one snapshot: the deltas that it removes are those of the rows that it counts.
create or replace function recount_payments() returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('payment figures'));
    delete from payment_totals;
    with removed as (delete from payment_deltas)
    insert into payment_totals (figure, day, count, amount)
      select s.figure, s.day, count(*), sum(s.amount)
      from (select 'online', indian_day(captured_at), 1, amount from payments
        union all select 'cash', indian_day(collected_at), 1, amount from cash_collections
        union all select case when refunded_at is null then 'refund due' else 'refunded' end,
  indian_day(coalesce(refunded_at, created_at)), 1, amount from refunds
        union all select case when paid_at is null then 'refund due' else 'refunded' end,
  indian_day(coalesce(paid_at, created_at)), 1, amount from payouts
        union all select 'cash owed', indian_day(created_at), 1, o.final_amount - o.credited_before_delivery
        from orders o where o.payment_method = 'cod' and o.order_status = 'delivered' and o.payment_status in ('pending', 'failed')
        union all select 'lost', indian_day(resolved_at), 1, amount_deducted from disputes where status = 'lost') 
        s(figure, day, count, amount)
      group by 1, 2;
  end $$;
