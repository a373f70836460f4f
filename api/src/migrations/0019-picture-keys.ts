import type { MigrationInterface, QueryRunner } from "typeorm";
import { createIndexConcurrently } from "./big-tables.ts";

/** Finds the products that show a file, before the file of a removed picture is deleted. */
export class PictureKeys1763600000019 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: "product_pictures_media_key",
      on: "product_pictures (media_key)",
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index product_pictures_media_key");
  }
}
