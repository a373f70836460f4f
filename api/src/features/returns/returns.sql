create or replace function set_replacement_due() returns trigger language plpgsql as $$
  begin
    new.replacement_due_at := case
      when new.status = 'completed' and exists (select from public.return_lines i
        where i.return_id = new.id and i.kind = 'exchange'
          and (i.unsent_replacements > 0 or (new.replacement_sent_at is null and i.restocked + i.written_off > 0)))
      then coalesce(new.replacement_due_at, clock_timestamp()) end;
    return new;
  end $$;

create or replace trigger returns_replacement_due before update of status, replacement_sent_at on returns for each row
  execute function set_replacement_due();
