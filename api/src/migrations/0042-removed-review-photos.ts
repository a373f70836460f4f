import type { MigrationInterface, QueryRunner } from "typeorm";

/** A hidden photograph of a review stays as a removed row when its author removes it. */
export class RemovedReviewPhotos1763600000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table review_photos add removed_at timestamptz");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("delete from review_photos where removed_at is not null");
    await runner.query("alter table review_photos drop removed_at");
  }
}
