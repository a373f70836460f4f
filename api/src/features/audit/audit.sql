-- Functions and triggers of append-only tables. Blocks are separated by blank lines: CONTRIBUTING.md, "A function or a trigger".

-- The books are only added to: amounts that are stored do not change.
create or replace function books_are_kept() returns trigger language plpgsql as $$
  begin
    raise exception 'the books are only added to: % of % is refused', lower(tg_op), tg_table_name;
  end $$;

create or replace trigger audit_entries_are_kept before update or delete on audit_entries for each row
  execute function books_are_kept();
