import type { MigrationInterface, QueryRunner } from "typeorm";

/** Mobile numbers to which login codes are sent by SMS, and the purposes of these codes. */
export class LoginNumbers1763600000129 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table mailed_secrets drop constraint mailed_secrets_purpose_check");
    await runner.query(`alter table mailed_secrets add constraint mailed_secrets_purpose_check check (purpose in
      ('verify-email', 'confirm-email', 'reset-password', 'one-time-password', 'login-code', 'sms-login', 'sms-number'))`);
    await runner.query(`create table login_numbers (
      user_id uuid not null,
      mobile text not null,
      confirmed_at timestamptz not null default now(),
      constraint login_numbers_pkey primary key (user_id),
      constraint login_numbers_mobile unique (mobile),
      constraint login_numbers_mobile_check check (mobile ~ '^\\+91[6-9][0-9]{9}$'),
      constraint login_numbers_user_id_fkey foreign key (user_id) references users(id) on delete cascade
    )`);
  }

  async down(): Promise<void> {
    throw new Error("Login numbers are not dropped.");
  }
}
