import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keyed hashes of addresses that had a welcome code and belong to no account any more (docs/adr/0051-deleted-accounts.md). */
export class WelcomeCodeAddresses1763600000048 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table if not exists welcome_code_addresses (
        address_hash text not null,
        created_at timestamptz not null default now(),
        constraint welcome_code_addresses_pkey primary key (address_hash)
      )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table welcome_code_addresses");
  }
}
