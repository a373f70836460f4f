import type { MigrationInterface, QueryRunner } from "typeorm";

/** The price of a product when it was added to a wishlist; `null` for the entries that a shop has. */
export class WishlistPrices1763600000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table wishlist_entries add if not exists price_when_added integer");
  }

  async down(): Promise<void> {
    throw new Error("The prices of wishlists are not taken back.");
  }
}
