import type { MigrationInterface, QueryRunner } from "typeorm";

/** Products that had both the pooled unit and units by size and colour, with the pooled unit. */
const mixedProducts = `select product_id, (array_agg(id) filter (where size is null and color is null))[1] as pooled_id
  from stock_units group by product_id
  having count(*) filter (where size is null and color is null) = 1 and count(*) > 1`;

/**
 * A product counts its pieces either together or by size and colour. Before, a product whose last size was taken out could
 * keep units of sizes beside the pooled unit. Their pieces and order lines go to the pooled unit, so that no piece is lost.
 */
export class PooledOrTracked1763600000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `select set_config('shop.stock_cause', '{"reason": "correction", "note": "Counted together"}', true)`,
    );
    await runner.query(
      `select from products where id in (select product_id from (${mixedProducts}) m) order by id for update`,
    );
    await runner.query(`create temporary table mixed_products on commit drop as ${mixedProducts}`);
    await runner.query(
      `update order_lines l set stock_unit_id = m.pooled_id from mixed_products m
       where l.product_id = m.product_id and l.stock_unit_id <> m.pooled_id`,
    );
    await runner.query(
      `update stock_units u set stock = (select sum(s.stock) from stock_units s where s.product_id = u.product_id)
       from mixed_products m where u.id = m.pooled_id
         and exists (select from stock_units s where s.product_id = u.product_id and s.id <> u.id and s.stock > 0)`,
    );
    await runner.query(
      `delete from stock_units u using mixed_products m where u.product_id = m.product_id and u.id <> m.pooled_id`,
    );
  }

  /** The sizes of the pieces are not known any more. */
  async down(): Promise<void> {}
}
