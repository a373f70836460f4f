import type { MigrationInterface, QueryRunner } from "typeorm";

/** The idempotency keys of the admins' requests. */
export class AdminRequests1763600000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table admin_requests (
      user_id uuid not null,
      key text not null,
      request_hash text not null,
      result_id uuid,
      created_at timestamptz not null default now(),
      constraint admin_requests_pkey primary key (user_id, key)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table admin_requests");
  }
}
