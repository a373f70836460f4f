import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  "alter table product_pictures add if not exists focus_x smallint",
  "alter table product_pictures add if not exists focus_y smallint",
  `create table if not exists product_videos (
    product_id uuid not null,
    media_key text not null,
    format text not null,
    width integer not null,
    height integer not null,
    milliseconds integer not null,
    bytes integer not null,
    poster_key text,
    poster_width integer,
    poster_height integer,
    added_at timestamptz not null default now(),
    constraint product_videos_pkey primary key (product_id),
    constraint product_videos_product_id_fkey foreign key (product_id) references products(id) on delete cascade
  )`,
  "create index if not exists product_videos_media_key on product_videos (media_key)",
  "create index if not exists product_videos_poster_key on product_videos (poster_key)",
];

/** A video of a product, and the point of a picture that stays visible in crops. */
export class ProductVideos1763600000117 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error("The videos of products are not dropped.");
  }
}
