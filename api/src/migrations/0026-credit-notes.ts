import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `create table credit_note_counters (
    financial_year text not null,
    last_number integer not null,
    constraint credit_note_counters_pkey primary key (financial_year)
  )`,
  `create table credit_notes (
    id uuid not null default uuidv7(),
    order_id uuid not null,
    invoice_id uuid not null,
    credit_id uuid not null,
    number text not null,
    snapshot jsonb not null,
    issued_at timestamptz not null,
    constraint credit_notes_pkey primary key (id),
    constraint credit_notes_credit unique (credit_id),
    constraint credit_notes_number unique (number),
    constraint credit_notes_order_id_fkey foreign key (order_id) references orders(id) on delete restrict,
    constraint credit_notes_invoice_id_fkey foreign key (invoice_id) references invoices(id) on delete restrict,
    constraint credit_notes_credit_id_fkey foreign key (credit_id) references order_credits(id) on delete restrict
  )`,
  `create index credit_notes_order on credit_notes (order_id)`,
  `create trigger credit_notes_are_kept before update or delete on credit_notes
    for each row execute function books_are_kept()`,
];

/** Credit notes of invoiced orders, with numbers of their own. */
export class CreditNotes1763600000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table credit_notes, credit_note_counters");
  }
}
