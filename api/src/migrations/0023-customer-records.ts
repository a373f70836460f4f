import { createIndexConcurrently } from "./big-tables.ts";
import type { MigrationInterface, QueryRunner } from "typeorm";

const columns = [
  "tags text[] not null default '{}'",
  "cash_block_reason text",
  "cash_blocked_at timestamptz",
  "record_version integer not null default 1",
];

/** What the staff records about a customer: tags, notes, and that the account cannot pay in cash. */
export class CustomerRecords1763600000123 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`alter table users add if not exists ${column}`);
    await createIndexConcurrently(runner, {
      name: "users_tags",
      on: "users using gin (tags) where tags <> '{}'",
    });
    await createIndexConcurrently(runner, {
      name: "contact_messages_user",
      on: "contact_messages (user_id, created_at, id) where user_id is not null",
    });
    await runner.query(`create table if not exists customer_notes (
      id uuid not null default uuidv7(),
      user_id uuid not null,
      author_id uuid not null,
      author_name text not null,
      text text not null,
      created_at timestamptz not null default now(),
      constraint customer_notes_pkey primary key (id),
      constraint customer_notes_user_id_fkey foreign key (user_id) references users (id) on delete cascade
    )`);
    await runner.query("create index if not exists customer_notes_user on customer_notes (user_id, id)");
  }

  async down(): Promise<void> {
    throw new Error("The records of customers are not dropped.");
  }
}
