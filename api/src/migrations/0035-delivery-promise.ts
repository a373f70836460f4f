import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const statements = [
  `create table if not exists delivery_plans (
    id uuid not null default uuidv7(),
    is_current boolean not null default true,
    version integer not null default 1,
    plan jsonb not null,
    constraint delivery_plans_is_current unique (is_current),
    constraint delivery_plans_is_current_check check (is_current),
    constraint delivery_plans_pkey primary key (id)
  )`,
  "alter table orders add column if not exists promised_from date",
  "alter table orders add column if not exists promised_to date",
  "alter table orders add column if not exists promised_zone text",
];

/** The plan of delivery dates, and the dates that an order was promised. Each statement can be repeated. */
export class DeliveryPromise1763600000035 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await createIndexConcurrently(runner, {
      name: "order_status_changes_delivered",
      on: "order_status_changes (changed_at) where to_status = 'delivered'",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index order_status_changes_delivered");
    await runner.query("alter table orders drop promised_from, drop promised_to, drop promised_zone");
    await runner.query("drop table delivery_plans");
  }
}
