import { primaryRows, type Database } from "../../platform/database/database.ts";

/** Orders of a shopper that are watched: the newest. */
const watchedOrders = 50;

/** Status changes of the shop that are watched. Several, because one can be committed after a later one. */
const watchedChanges = 20;

/** A text that differs after any change of the shopper's newest orders. */
export const versionOfShopper = async (database: Database, userId: string): Promise<string> => {
  const [row] = await primaryRows<{ version: string }>(
    database,
    "orders-version-of-user",
    `select md5(string_agg(id || updated_at::text, ' ')) as version
     from (select id, updated_at from orders where user_id = $1 order by created_at desc, id desc limit $2) o`,
    [userId, watchedOrders],
  );
  return row?.version ?? "";
};

/** A text that differs after a new order or a status change of any order. */
export const versionOfShop = async (database: Database): Promise<string> => {
  const [row] = await primaryRows<{ version: string }>(
    database,
    "orders-version",
    `select md5(string_agg(id::text, ' ')) as version
     from (select id from order_status_changes order by id desc limit $1) c`,
    [watchedChanges],
  );
  return row?.version ?? "";
};
