import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

const statements = [
  "alter table reviews add column if not exists size_worn text",
  "alter table reviews add column if not exists fit text",
  `create table if not exists review_photos (
    id uuid not null default uuidv7(),
    review_id uuid not null,
    content_key text not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null default now(),
    hidden_at timestamptz,
    constraint review_photos_review_id_fkey foreign key (review_id) references reviews(id) on delete cascade,
    constraint review_photos_content unique (review_id, content_key),
    constraint review_photos_pkey primary key (id)
  )`,
];

/** Photographs of reviews, the size that the reviewer wore, and how it fits. Each statement can be repeated. */
export class ReviewPhotos1763600000033 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await createIndexConcurrently(runner, {
      name: "reviews_fits",
      on: "reviews (product_id, fit) where hidden_at is null and fit is not null",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table review_photos");
    await runner.query("drop index reviews_fits");
    await runner.query("alter table reviews drop size_worn, drop fit");
  }
}
