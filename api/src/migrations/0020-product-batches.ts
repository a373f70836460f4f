import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const tables = [
  `create table if not exists product_batches (
    id uuid not null default uuidv7(),
    kind text not null,
    name text not null,
    status text not null,
    user_id uuid not null,
    user_name text not null,
    door text not null,
    request jsonb not null,
    problem text,
    changed_count integer not null default 0,
    added_count integer not null default 0,
    unchanged_count integer not null default 0,
    problem_count integer not null default 0,
    created_at timestamptz not null default now(),
    requested_at timestamptz not null default now(),
    applied_at timestamptz,
    undo_of uuid,
    undone_at timestamptz,
    constraint product_batches_kind_check check (kind in ('bulk', 'import', 'undo')),
    constraint product_batches_status_check
      check (status in ('uploading', 'checking', 'ready', 'refused', 'applying', 'applied')),
    constraint product_batches_undo_of_fkey foreign key (undo_of) references product_batches(id),
    constraint product_batches_pkey primary key (id)
  )`,
  `create index if not exists product_batches_applied on product_batches (applied_at desc, id desc)
    where applied_at is not null`,
  `create index if not exists product_batches_undo_of on product_batches (undo_of) where undo_of is not null`,
  `create table if not exists product_batch_parts (
    batch_id uuid not null,
    place integer not null,
    content bytea not null,
    constraint product_batch_parts_batch_id_fkey
      foreign key (batch_id) references product_batches(id) on delete cascade,
    constraint product_batch_parts_pkey primary key (batch_id, place)
  )`,
  `create table if not exists product_batch_rows (
    batch_id uuid not null,
    place integer not null,
    product_id uuid,
    version integer,
    label text not null,
    changes jsonb not null,
    stock_change integer not null default 0,
    problem text,
    cells text[],
    constraint product_batch_rows_batch_id_fkey
      foreign key (batch_id) references product_batches(id) on delete cascade,
    constraint product_batch_rows_pkey primary key (batch_id, place)
  )`,
  `create index if not exists product_batch_rows_problems on product_batch_rows (batch_id, place)
    where problem is not null`,
];

/** Changes of many products with their rows, and the handles by which files name products. Each statement can be repeated. */
export class ProductBatches1763600000020 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
    await runner.query("alter table products add column if not exists handle text");
    await createIndexConcurrently(runner, {
      name: "products_handle",
      on: "products (handle)",
      unique: true,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table products drop handle");
    await runner.query("drop table product_batch_rows, product_batch_parts, product_batches");
  }
}
