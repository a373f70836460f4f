import { createIndexConcurrently } from "./big-tables.ts";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** Each run of deliveries first marks the expired ones as failed, and reads only those. */
export class ExpiredDeliveries1763600000132 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: "webhook_deliveries_expiry",
      on: "webhook_deliveries (expires_at) where status = 'pending'",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index if exists webhook_deliveries_expiry");
  }
}
