-- Functions and triggers of accounts. Blocks are separated by blank lines: CONTRIBUTING.md, "A function or a trigger".

-- Consents are proof: they are only added to. Those of an account that was erased three years ago prove nothing any more.
create or replace function consents_are_kept() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and exists (
      select from users u where u.id = old.user_id and u.deleted_at < now() - interval '3 years'
    ) then
      return old;
    end if;
    raise exception 'consents are only added to: % is refused', lower(tg_op);
  end $$;

create or replace trigger consents_are_kept before update or delete on consents for each row
  execute function consents_are_kept();
