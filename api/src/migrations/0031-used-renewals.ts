import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Whether the newest token of a session was used: until then the cookie before it renews the session once more. Those of before
 * count as used.
 */
export class UsedRenewals1763600000131 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table sessions add if not exists is_renewal_used boolean not null default true",
    );
  }

  async down(): Promise<void> {
    throw new Error("What a session has used is not dropped.");
  }
}
