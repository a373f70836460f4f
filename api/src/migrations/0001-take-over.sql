-- Makes tables at the migration 0060 equal to the baseline. The rows stay.

-- All functions but those of indexes and defaults, with their triggers. The .sql files of the features create the current ones next.
do $$
  declare
    name text;
  begin
    for name in
      select p.oid::regprocedure from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname not in ('uuidv7', 'price_step', 'search_with_price')
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop
      execute format('drop function if exists %s cascade', name);
    end loop;
  end $$;

alter table products alter kind set default 'other', alter kind set not null;

create table applied_sql (
  checksum text not null,
  constraint applied_sql_pkey primary key (checksum)
);

delete from migrations;
