import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const tables = [
  `create table if not exists parcels (
    id uuid not null default uuidv7(),
    order_id uuid not null,
    courier text not null,
    tracking_id text not null,
    estimated_delivery date,
    packed_at timestamptz,
    shipped_at timestamptz not null default clock_timestamp(),
    version integer not null default 1,
    constraint parcels_tracking_id_check check (tracking_id ~ '^[A-Za-z0-9-]{4,40}$'),
    constraint parcels_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
    constraint parcels_tracking_id unique (order_id, tracking_id, courier),
    constraint parcels_pkey primary key (id)
  )`,
  `create table if not exists parcel_lines (
    parcel_id uuid not null,
    order_line_id uuid not null,
    quantity integer not null,
    constraint parcel_lines_quantity_check check (quantity between 1 and 99),
    constraint parcel_lines_parcel_id_fkey foreign key (parcel_id) references parcels(id) on delete cascade,
    constraint parcel_lines_order_line_id_fkey foreign key (order_line_id) references order_lines(id) on delete cascade,
    constraint parcel_lines_pkey primary key (parcel_id, order_line_id)
  )`,
  `create index if not exists parcel_lines_order_line on parcel_lines (order_line_id)`,
];

/** Parcels with their pieces, and the orders that stand packed. Each statement can be repeated. */
export class Parcels1763600000027 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
    await runner.query("alter table orders add column if not exists packed_at timestamptz");
    await createIndexConcurrently(runner, {
      name: "orders_packed",
      on: "orders (created_at, id) where packed_at is not null",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table orders drop packed_at");
    await runner.query("drop table parcel_lines, parcels");
  }
}
