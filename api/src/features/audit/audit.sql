-- Functions and triggers of append-only tables. Blocks are separated by blank lines: CONTRIBUTING.md, "A function or a trigger".

-- The books are only added to. The arguments of a trigger are the columns that stay, so that the others may change; without
-- arguments no column may. The name of a column that does not exist refuses every update.
create or replace function books_are_kept() returns trigger language plpgsql as $$
  declare
    before jsonb := to_jsonb(old);
    after jsonb := to_jsonb(new);
  begin
    if tg_op = 'UPDATE' and tg_nargs > 0 and not exists (
      select from unnest(tg_argv) kept where (after -> kept = before -> kept) is not true)
    then
      return new;
    end if;
    raise exception 'the books are only added to: % of % is refused', lower(tg_op), tg_table_name;
  end $$;

create or replace trigger audit_entries_are_kept before update or delete on audit_entries for each row
  execute function books_are_kept();
