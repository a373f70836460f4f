import type { MigrationInterface, QueryRunner } from "typeorm";

/** Columns, indexes and constraints by the terms that the code has. A rename does not touch the rows. */
const renames = [
  "alter table audit_entries rename column door to channel",
  "alter table audit_entries rename constraint audit_entries_door_check to audit_entries_channel_check",
  "alter table product_batches rename column door to channel",
  "alter table product_batch_parts rename column place to position",
  "alter table product_batch_rows rename column place to position",
  "alter table product_pictures rename column place to position",
  "alter index product_pictures_place rename to product_pictures_position",
  "alter table order_lines rename column place to position",
  "alter index order_lines_place rename to order_lines_position",
  "alter table return_lines rename column place to position",
  "alter index return_lines_place rename to return_lines_position",
  "alter index stock_units_choice rename to stock_units_variant",
  "alter index cart_lines_choice rename to cart_lines_variant",
];

/**
 * Names of the trade in the tables: channel, position, variant. A process of the version before cannot work beside it, which was
 * possible because no shop was deployed.
 */
export class TermsOfTheTrade1763600000105 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const rename of renames) await runner.query(rename);
  }

  async down(): Promise<void> {
    throw new Error("The names are not taken back.");
  }
}
