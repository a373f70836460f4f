import type { MigrationInterface } from "typeorm";

/**
 * Several triggers and functions became one. `dropped.sql` drops the others after this migration, in the transaction that creates
 * the new text, so that no write is unprotected. A process of an earlier version does not know this migration: when it is
 * restarted, it does not put its own text back.
 */
export class FewerTriggers1763600000137 implements MigrationInterface {
  async up(): Promise<void> {}

  async down(): Promise<void> {}
}
