import type { EntityManager } from "typeorm";
import type { Address } from "../shop/address.rules.ts";

/** Only the newest orders are read, so that the cost is limited for shoppers with many orders. */
const newestOrders = 100;

/** The distinct addresses of a shopper's newest orders, newest first. */
export const earlierAddresses = (tx: EntityManager, userId: string, limit: number): Promise<Address[]> =>
  tx.query<Address[]>(
    `select full_name as "fullName", email, phone, address, city, state, zip_code as "zipCode", country
     from (select ship_full_name as full_name, ship_email as email, ship_phone as phone, ship_address as address,
         ship_city as city, ship_state as state, ship_zip_code as zip_code, ship_country as country, created_at, id
       from orders where user_id = $1 order by created_at desc, id desc limit ${newestOrders}) o
     group by full_name, email, phone, address, city, state, zip_code, country
     order by max(created_at) desc, max(id::text) desc limit $2`,
    [userId, limit],
  );
