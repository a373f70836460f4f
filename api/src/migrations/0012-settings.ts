import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The versions of the settings that admins change; without a row a group has the values of the environment. Products with up to 20
 * pieces are kept as low stock: the figure below which a shop says so is one of the settings.
 */
export class Settings1763600000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table if not exists setting_versions (
      id uuid not null default uuidv7(),
      group_name text not null,
      version integer not null,
      before jsonb not null,
      after jsonb not null,
      user_id uuid not null,
      user_name text not null,
      changed_at timestamptz not null default clock_timestamp(),
      constraint setting_versions_pkey primary key (id),
      constraint setting_versions_version unique (group_name, version),
      constraint setting_versions_version_check check (version > 0)
    )`);
    await runner.query("alter table low_stock drop constraint low_stock_stock_check");
    await runner.query(
      "alter table low_stock add constraint low_stock_stock_check check ((stock >= 0) and (stock <= 20))",
    );
    await runner.query(`insert into low_stock (product_id, stock)
      select product_id, sum(stock)::int from stock_units group by product_id having sum(stock) between 6 and 20
      on conflict (product_id) do nothing`);
  }

  async down(): Promise<void> {
    throw new Error("The versions of the settings are not dropped.");
  }
}
