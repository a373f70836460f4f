import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `drop index mailed_secrets_live`,
  `create index mailed_secrets_email on mailed_secrets (email, purpose)`,
  `create index mailed_secrets_user_id on mailed_secrets (user_id)`,
  `create index mailed_secrets_proved_from on mailed_secrets (proved_from) where proved_from is not null`,
];

/**
 * Several mailed links of one purpose may be valid for an address. `proved_from` now holds the hash of a browser's cookie. A
 * network address that an older process wrote there matches no cookie.
 */
export class SeveralLinks1763600000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index mailed_secrets_proved_from, mailed_secrets_user_id, mailed_secrets_email");
    await runner.query(
      `update mailed_secrets older set ended_at = now() where ended_at is null and exists (
         select 1 from mailed_secrets newer where newer.purpose = older.purpose and newer.email = older.email
           and newer.ended_at is null and (newer.created_at, newer.id) > (older.created_at, older.id))`,
    );
    await runner.query(
      "create unique index mailed_secrets_live on mailed_secrets (purpose, email) where ended_at is null",
    );
  }
}
