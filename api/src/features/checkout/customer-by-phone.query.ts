import { primaryRows, type Database } from "../../platform/database/database.ts";
import { isMailable } from "../accounts/email.rules.ts";
import type { Address } from "../shop/address.rules.ts";

/** The last ten digits of a phone number; `undefined` for fewer. */
const lastDigits = (typed: string): string | undefined => {
  const digits = typed.replace(/\D/g, "");
  return digits.length < 10 ? undefined : digits.slice(-10);
};

/**
 * The address of the newest order with a phone number, in any spelling; `null` without one. The e-mail address is "" if the
 * customer has none.
 */
export const customerByPhone = async (database: Database, phone: string): Promise<Address | null> => {
  const digits = lastDigits(phone);
  if (digits === undefined) return null;
  const [address] = await primaryRows<Address>(
    database,
    undefined,
    `select o.ship_full_name as "fullName", o.ship_email as email, o.ship_phone as phone, o.ship_address as address,
       o.ship_city as city, o.ship_state as state, o.ship_zip_code as "zipCode", o.ship_country as country
     from order_words w join orders o on o.id = w.order_id
     where w.words @@ $1::tsquery order by o.created_at desc, o.id desc limit 1`,
    [`'~${Array.from(digits).toReversed().join("")}'`],
  );
  return address ? { ...address, email: isMailable(address.email.toLowerCase()) ? address.email : "" } : null;
};
