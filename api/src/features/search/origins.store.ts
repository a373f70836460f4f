import { catalogueRows } from "../../platform/database/database.ts";
import type { Source } from "../catalogue/product-columns.store.ts";

/** The countries of origin of the products on sale. Each takes one step in the index, however many products there are. */
export const originsOnSale = async ({ database }: Source): Promise<string[]> => {
  const rows = await catalogueRows<{ origin: string }>(
    database,
    "origins-on-sale",
    `with recursive found as (
       (select min(country_of_origin) as origin from products where archived_at is null)
       union all
       select (select min(p.country_of_origin) from products p
         where p.archived_at is null and p.country_of_origin > f.origin)
       from found f where f.origin is not null)
     select origin from found where origin is not null`,
    [],
  );
  return rows.map(({ origin }) => origin);
};
