import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/** Indexes of what waits for an admin: each holds only the rows that wait, or that came in. */
const indexes = [
  {
    name: "orders_to_pack",
    on: "orders (created_at, id) where (order_status in ('confirmed', 'processing')) and (packed_at is null)",
  },
  {
    name: "orders_on_the_way",
    on: "orders (created_at, id) include (estimated_delivery, promised_to) where order_status = 'shipped'",
  },
  {
    name: "order_status_changes_confirmed",
    on: "order_status_changes (changed_at, order_id) where to_status = 'confirmed'",
  },
  { name: "reviews_all_newest", on: "reviews (created_at, id)" },
  { name: "reviews_unread", on: "reviews (created_at, id) where read_at is null" },
  { name: "reviews_hidden_newest", on: "reviews (created_at, id) where hidden_at is not null" },
];

/**
 * The shop's answers to reviews, and what an admin wants to be mailed about. Reviews that exist count as read: their default is
 * the time of this migration, which the database stores once for all of them.
 */
export class ReviewsAndNotifications1763600000104 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table reviews add if not exists version integer not null default 1,
      add if not exists read_at timestamptz default now(), add if not exists answer text,
      add if not exists answered_at timestamptz`);
    await runner.query("alter table reviews alter read_at drop default");
    await runner.query(`create table if not exists admin_notifications (
      user_id uuid not null,
      kind text not null,
      frequency text not null,
      mailed_until timestamptz not null default now(),
      constraint admin_notifications_pkey primary key (user_id, kind),
      constraint admin_notifications_kind_check check (kind in ('order', 'return', 'message', 'dispute')),
      constraint admin_notifications_frequency_check check (frequency in ('each', 'daily', 'off')),
      constraint admin_notifications_user_id_fkey foreign key (user_id) references users(id) on delete cascade
    )`);
    for (const index of indexes) await createIndexConcurrently(runner, index);
  }

  async down(): Promise<void> {
    throw new Error("Answers to reviews are not dropped.");
  }
}
