import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * When a code or link that was mailed to the account was proved in a session. Sessions of before have proved none: their first
 * second factor needs a code.
 */
export class MailProvedSessions1763600000128 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table sessions add if not exists mail_proved_at timestamptz");
  }

  async down(): Promise<void> {
    throw new Error("What a session has proved is not dropped.");
  }
}
