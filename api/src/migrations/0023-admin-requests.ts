import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/**
 * The idempotency keys of the admins' requests, and indexes for the history of a kind of object and of a title or number. Each
 * statement can be repeated.
 */
export class AdminRequests1763600000023 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists admin_requests (
      user_id uuid not null,
      key text not null,
      request_hash text not null,
      result_id uuid,
      created_at timestamptz not null default now(),
      constraint admin_requests_pkey primary key (user_id, key)
    )`);
    await createIndexConcurrently(runner, { name: "audit_entries_kind", on: "audit_entries (subject, id)" });
    await createIndexConcurrently(runner, {
      name: "audit_entries_label",
      on: "audit_entries (lower(label) text_pattern_ops, id)",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index audit_entries_label");
    await runner.query("drop index audit_entries_kind");
    await runner.query("drop table admin_requests");
  }
}
