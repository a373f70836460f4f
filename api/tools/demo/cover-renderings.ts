import { primaryRows } from "../../src/platform/database/database.ts";
import type { Shop } from "../../src/features/shop/shop.ts";

/** The renderings that the first visitor needs: the covers of the newest products at the widths of a card. */
export const coverRenderings = async (shop: Shop): Promise<{ key: string; file: string }[]> => {
  const covers = await primaryRows<{ key: string }>(
    shop.database,
    "demo-covers",
    `select i.media_key as key from product_pictures i join products p on p.id = i.product_id
     where i.place = 0 order by p.created_at desc limit 60`,
    [],
  );
  return covers.flatMap(({ key }) => ["480.avif", "320.avif"].map((file) => ({ key, file })));
};
