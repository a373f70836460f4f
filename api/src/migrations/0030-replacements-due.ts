import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently, updateInBatches } from "./big-tables.ts";

const hasExchange = (id: string): string =>
  `exists (select from public.return_lines i where i.return_id = ${id} and i.kind = 'exchange')`;

const statements = [
  `create table if not exists dispute_mails (
    dispute_id uuid not null,
    phase text not null,
    requested_at timestamptz not null default now(),
    constraint dispute_mails_dispute_id_fkey foreign key (dispute_id) references disputes(id) on delete cascade,
    constraint dispute_mails_pkey primary key (dispute_id, phase)
  )`,
  // A decided dispute of before needs no response, so no mail.
  `insert into dispute_mails (dispute_id, phase)
    select id, phase from disputes where resolved_at is not null on conflict do nothing`,
  "alter table returns add column if not exists replacement_due_at timestamptz",
  // By a trigger: processes of the version before complete returns too, while this one starts.
  `create or replace function set_replacement_due() returns trigger language plpgsql as $$
    begin
      new.replacement_due_at := case
        when new.status = 'completed' and new.replacement_sent_at is null and ${hasExchange("new.id")}
        then coalesce(new.replacement_due_at, clock_timestamp()) end;
      return new;
    end $$`,
  `create or replace trigger returns_replacement_due before update of status, replacement_sent_at on returns
    for each row execute function set_replacement_due()`,
];

/**
 * Replacements that are still to be sent, parcels by their tracking id, and the mails about disputes. Each statement can be
 * repeated.
 */
export class ReplacementsDue1763600000030 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await updateInBatches(runner, {
      table: "returns",
      set: `replacement_due_at = coalesce((select max(s.happened_at) from return_steps s
        where s.return_id = returns.id and s.kind = 'completed'), returns.created_at)`,
      where: `returns.status = 'completed' and returns.replacement_sent_at is null
        and returns.replacement_due_at is null and ${hasExchange("returns.id")}`,
    });
    await createIndexConcurrently(runner, {
      name: "returns_replacement_due",
      on: "returns (replacement_due_at, id) where replacement_due_at is not null",
    });
    await createIndexConcurrently(runner, { name: "parcels_tracking", on: "parcels (tracking_id)" });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index parcels_tracking");
    await runner.query("drop trigger returns_replacement_due on returns");
    await runner.query("drop function set_replacement_due()");
    await runner.query("alter table returns drop replacement_due_at");
    await runner.query("drop table dispute_mails");
  }
}
