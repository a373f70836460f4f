create or replace trigger payments_are_kept before update or delete on payments for each row
  execute function books_are_kept('intent_id', 'gateway_payment_id', 'amount', 'currency');

create or replace trigger refunds_are_kept before update or delete on refunds for each row
  execute function books_are_kept('payment_id', 'amount', 'credit_id');

create or replace function check_refunded_amount() returns trigger language plpgsql as $$
  declare
    paid bigint;
  begin
    select amount into paid from payments where id = new.payment_id for no key update;
    if new.amount > paid - (select coalesce(sum(amount), 0) from refunds where payment_id = new.payment_id) then
      raise exception 'the refunds of a payment exceed it';
    end if;
    return new;
  end $$;

create or replace trigger refunds_fit before insert on refunds for each row execute function check_refunded_amount();

-- A credit of an order that came back, or one after the delivery or the record of the cash, lowers no cash: it is collected.
create or replace function add_to_credited_amount() returns trigger language plpgsql as $$
  begin
    update public.orders set credited_amount = credited_amount + new.amount,
      credited_before_delivery = credited_before_delivery
        + case when new.reason <> 'order was returned' and not public.was_delivered(new.order_id, new.created_at)
            and not exists (select from public.cash_collections c where c.order_id = new.order_id)
          then new.amount else 0 end
      where id = new.order_id;
    return null;
  end $$;

create or replace trigger order_credits_added after insert on order_credits for each row execute function add_to_credited_amount();

create or replace trigger order_credits_are_kept before update or delete on order_credits for each row
  execute function books_are_kept();

create or replace function check_credited_pieces() returns trigger language plpgsql as $$
  declare
    bought integer;
    charged bigint;
  begin
    select l.quantity, l.price::bigint * l.quantity - l.discount into bought, charged
      from order_lines l join order_credits c on c.order_id = l.order_id
      where l.id = new.order_line_id and c.id = new.credit_id for no key update of l;
    if bought is null then
      raise exception 'a credit has lines of its own order only';
    end if;
    if new.quantity > bought - (select coalesce(sum(quantity), 0) from order_credit_lines
        where order_line_id = new.order_line_id) then
      raise exception 'more pieces are credited than were bought';
    end if;
    if new.amount > charged - (select coalesce(sum(amount), 0) from order_credit_lines
        where order_line_id = new.order_line_id) then
      raise exception 'the credits of a line exceed it';
    end if;
    return new;
  end $$;

create or replace trigger order_credit_lines_fit before insert on order_credit_lines for each row
  execute function check_credited_pieces();

create or replace trigger order_credit_lines_are_kept before update or delete on order_credit_lines for each row
  execute function books_are_kept();

create or replace trigger cash_collections_are_kept before update or delete on cash_collections for each row
  execute function books_are_kept();

create or replace trigger cash_roundings_are_kept before update or delete on cash_roundings for each row
  execute function books_are_kept();

create or replace function check_paid_back_cash() returns trigger language plpgsql as $$
  declare
    paid_order uuid;
    received bigint;
  begin
    select order_id into paid_order from order_credits where id = new.credit_id;
    select amount into received from cash_collections where order_id = paid_order for no key update;
    if new.amount > received - (select coalesce(sum(p.amount), 0) from payouts p
        join order_credits c on c.id = p.credit_id where c.order_id = paid_order) then
      raise exception 'the payouts of an order exceed its cash';
    end if;
    return new;
  end $$;

create or replace trigger payouts_fit before insert on payouts for each row execute function check_paid_back_cash();

create or replace trigger payouts_are_kept before update or delete on payouts for each row
  execute function books_are_kept('credit_id', 'amount');

create or replace trigger disputes_are_kept before delete on disputes for each row
  execute function books_are_kept();
