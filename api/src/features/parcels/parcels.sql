create or replace function parcel_words_added() returns trigger language plpgsql as $$
  begin
    perform refresh_order_words(array_agg(distinct order_id)) from added having count(*) > 0;
    return null;
  end $$;

create or replace trigger parcel_words_added after insert on parcels
  referencing new table as added for each statement execute function parcel_words_added();

create or replace function parcel_words_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_order_words(array[new.order_id]);
    return null;
  end $$;

create or replace trigger parcel_words_changed after update of tracking_id on parcels for each row
  when (old.tracking_id <> new.tracking_id) execute function parcel_words_changed();
