import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = [
  `create table product_batch_pictures (
    batch_id uuid not null,
    source text not null,
    media_key text not null default '',
    width integer not null default 0,
    height integer not null default 0,
    problem text,
    constraint product_batch_pictures_batch_id_fkey
      foreign key (batch_id) references product_batches(id) on delete cascade,
    constraint product_batch_pictures_pkey primary key (batch_id, source, media_key)
  )`,
  "create index product_batch_pictures_media_key on product_batch_pictures (media_key)",
];

/** The new pictures of an imported file: uploaded with it, or read from the URLs that it names. */
export class BatchPictures1763600000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tables) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table product_batch_pictures");
  }
}
