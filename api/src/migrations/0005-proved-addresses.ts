import type { MigrationInterface, QueryRunner } from "typeorm";

const purposes = (...names: string[]): string[] => [
  "alter table mailed_secrets drop constraint mailed_secrets_purpose_check",
  `alter table mailed_secrets add constraint mailed_secrets_purpose_check
    check (purpose in (${names.map((name) => `'${name}'`).join(", ")}))`,
];

const recovery = ["verify-email", "reset-password", "one-time-password"];

const statements = [
  `alter table users add pending_email citext`,
  `create index users_pending_email on users (pending_email)`,
  `update users set pending_email = email where email_verified_at is null and deleted_at is null`,
  ...purposes("verify-email", "confirm-email", "reset-password", "one-time-password"),
  `alter table sessions add network text`,
  `delete from sessions where user_id in (select id from users where deleted_at is not null)`,
];

/** Pending e-mail addresses of accounts, and the networks from which an account has logged in. */
export class ProvedAddresses1763600000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from mailed_secrets where purpose = 'confirm-email'");
    for (const statement of purposes(...recovery)) await runner.query(statement);
    await runner.query("alter table sessions drop network");
    await runner.query("alter table users drop pending_email");
  }
}
