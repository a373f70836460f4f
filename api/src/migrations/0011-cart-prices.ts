import type { MigrationInterface, QueryRunner } from "typeorm";

const statements = [
  `alter table cart_lines add price_when_added integer`,
  `update cart_lines l set price_when_added = p.price from products p where p.id = l.product_id`,
  `alter table cart_lines alter price_when_added set not null,
    add constraint cart_lines_price_check check (price_when_added > 0)`,
];

/** Cart lines store the price that the shopper saw. Existing lines get the current price. */
export class CartPrices1763600000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table cart_lines drop price_when_added");
  }
}
