import type { PoolClient } from "pg";
import type { Offer } from "../../src/features/catalogue/stock.store.ts";

/** A product of the shop with one of its stock units. */
export type SeedOffer = Offer & {
  stockUnitId: string;
  /** Whether the unit counts the pieces of all sizes and colours. If not, `size` and `color` are its variant. */
  isPooled: boolean;
  size: string | null;
  color: string | null;
};

const maxOffers = 20_000;

/** Products that the shop sells, in an order that the seed determines. */
export const readSeedOffers = async (client: PoolClient, seed: string): Promise<SeedOffer[]> => {
  const { rows } = await client.query<SeedOffer>(
    `select p.id as "productId", p.title, p.price, p.category, p.hsn, p.available_sizes as "availableSizes",
       p.available_colors as "availableColors", u.id as "stockUnitId", u.size, u.color,
       u.size is null and u.color is null as "isPooled"
     from (select * from products where archived_at is null order by md5(id::text || $1), id limit ${maxOffers}) p
       join stock_units u on u.product_id = p.id
     order by md5(p.id::text || $1), u.id`,
    [seed],
  );
  return rows;
};
