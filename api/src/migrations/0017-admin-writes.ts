import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = [
  `create table if not exists audit_entries (
    id uuid not null default uuidv7(),
    at timestamptz not null default now(),
    user_id uuid not null,
    user_name text not null,
    door text not null,
    action text not null,
    subject text not null,
    subject_id uuid not null,
    label text not null,
    version integer,
    changes jsonb not null,
    batch_id uuid,
    constraint audit_entries_door_check check (door in ('page', 'rest', 'csv')),
    constraint audit_entries_pkey primary key (id)
  )`,
  `create index if not exists audit_entries_subject on audit_entries (subject, subject_id, id)`,
  `create index if not exists audit_entries_user on audit_entries (user_id, id)`,
  `create index if not exists audit_entries_batch on audit_entries (batch_id, id) where batch_id is not null`,
  `create or replace trigger audit_entries_are_kept before update or delete on audit_entries
    for each row execute function books_are_kept()`,
  `create table if not exists stock_movements (
    id uuid not null default uuidv7(),
    at timestamptz not null default now(),
    product_id uuid not null,
    unit_id uuid not null,
    size text,
    color text,
    quantity integer not null,
    stock_after integer not null,
    reason text not null,
    note text,
    order_id uuid,
    user_id uuid,
    batch_id uuid,
    constraint stock_movements_quantity_check check (quantity <> 0),
    constraint stock_movements_pkey primary key (id)
  )`,
  `create index if not exists stock_movements_product on stock_movements (product_id, id)`,
  `create index if not exists stock_movements_batch on stock_movements (batch_id) where batch_id is not null`,
  `create or replace trigger stock_movements_are_kept before update or delete on stock_movements
    for each row execute function books_are_kept()`,
  `create table if not exists product_reads (
    session_id uuid not null,
    product_id uuid not null,
    version integer not null,
    stock integer not null,
    constraint product_reads_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade,
    constraint product_reads_pkey primary key (session_id, product_id)
  )`,
];

/**
 * One movement for each change of a stock unit, in the same transaction, whichever statement makes the change. The cause
 * is the JSON text in the transaction's setting `shop.stock_cause`.
 */
const recordStockMovement = `create or replace function record_stock_movement() returns trigger language plpgsql as $$
  declare
    cause jsonb := coalesce(nullif(current_setting('shop.stock_cause', true), ''), '{}')::jsonb;
    unit stock_units := case when tg_op = 'DELETE' then old else new end;
    before integer := case when tg_op = 'INSERT' then 0 else old.stock end;
    after integer := case when tg_op = 'DELETE' then 0 else new.stock end;
  begin
    insert into stock_movements
      (product_id, unit_id, size, color, quantity, stock_after, reason, note, order_id, user_id, batch_id)
    values (unit.product_id, unit.id, unit.size, unit.color, after - before, after,
      coalesce(cause->>'reason', 'correction'), cause->>'note', (cause->>'orderId')::uuid, (cause->>'userId')::uuid,
      (cause->>'batchId')::uuid);
    return null;
  end $$`;

const triggers = [
  `create or replace trigger stock_units_added after insert on stock_units
    for each row when (new.stock <> 0) execute function record_stock_movement()`,
  `create or replace trigger stock_units_moved after update of stock on stock_units
    for each row when (new.stock <> old.stock) execute function record_stock_movement()`,
  `create or replace trigger stock_units_removed after delete on stock_units
    for each row when (old.stock <> 0) execute function record_stock_movement()`,
];

const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** Units whose opening balance is added by one statement. */
const batchSize = 5000;

/** Locks the next units, and returns their ids. A sale that still runs is waited for. */
const lockUnits = async (runner: QueryRunner, lastId: string): Promise<string[]> => {
  const rows = (await runner.query(
    "select id from stock_units where id > $1 order by id limit $2 for update",
    [lastId, batchSize],
  )) as { id: string }[];
  return rows.map(({ id }) => id);
};

/** A statement after the lock: it sees the movements of the sales that the lock has waited for. */
const addBalances = (runner: QueryRunner, unitIds: readonly string[]): Promise<unknown> =>
  runner.query(
    `insert into stock_movements (product_id, unit_id, size, color, quantity, stock_after, reason, note)
     select product_id, id, size, color, quantity, quantity, 'counted', 'Opening balance'
     from (select u.*, u.stock - coalesce((select sum(m.quantity) from stock_movements m
         where m.product_id = u.product_id and m.unit_id = u.id), 0)::int as quantity
       from stock_units u where u.id = any($1::uuid[])) units
     where quantity <> 0`,
    [unitIds],
  );

/** Adds an opening balance for what the movements of a unit do not explain. Repeatable: the difference is 0 then. */
const addOpeningBalances = async (runner: QueryRunner): Promise<void> => {
  let lastId: string | undefined = beforeEveryId;
  while (lastId !== undefined) {
    await runner.startTransaction();
    try {
      const unitIds = await lockUnits(runner, lastId);
      await addBalances(runner, unitIds);
      await runner.commitTransaction();
      lastId = unitIds.at(-1);
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }
};

/** The audit, the ledger of stock movements, and the version of each product. Each statement can be repeated. */
export class AdminWrites1763600000017 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
    await runner.query("alter table products add column if not exists version integer not null default 1");
    await runner.query(recordStockMovement);
    for (const trigger of triggers) await runner.query(trigger);
    await addOpeningBalances(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop function record_stock_movement cascade");
    await runner.query("drop table product_reads, stock_movements, audit_entries");
    await runner.query("alter table products drop version");
  }
}
