import { instantText } from "../../platform/database/instant-text.ts";

/** The rows of a JSON list of scheduled prices. */
const rowsOf = (list: string): string =>
  `jsonb_to_recordset(${list}) as s(price integer, "beginsAt" timestamptz, "endsAt" timestamptz)`;

const now = "statement_timestamp()";

const isValid = `s."beginsAt" <= ${now} and ${now} < s."endsAt"`;

/** SQL: the scheduled price of a list that is valid now, by the clock of the database; null if none is. */
const validPriceIn = (list: string): string => `(select s.price from ${rowsOf(list)} where ${isValid})`;

/** SQL: the next instant at which a price of the list begins or ends; null if there is none. */
const nextChangeIn = (list: string): string =>
  `(select min(c.at) from ${rowsOf(list)} cross join lateral (values (s."beginsAt"), (s."endsAt")) as c(at)
    where c.at > ${now})`;

/**
 * SQL: the price of a product `p` that is valid now. It differs from the column `price` between an instant at which a price
 * begins or ends and the update of the row.
 */
export const currentPrice = `(case when p.price_due_at <= ${now}
  then coalesce(${validPriceIn("p.scheduled_prices")}, p.regular_price, p.price) else p.price end)`;

/** SQL: the price of a product `p` without its scheduled ones. */
export const regularPrice = "coalesce(p.regular_price, p.price)";

/** SQL: the end of the scheduled price of a product `p` that is valid now, if it is near. */
export const nearEndOfPrice = `(select ${instantText('s."endsAt"')} from ${rowsOf("p.scheduled_prices")}
  where ${isValid} and s."endsAt" <= ${now} + interval '7 days')`;

/** The columns that follow from a regular price and a JSON list of scheduled ones, with their SQL. */
export const priceColumnsOf = (regular: string, list: string): Record<string, string> => ({
  price: `coalesce(${validPriceIn(list)}, ${regular})`,
  regular_price: `case when ${validPriceIn(list)} is not null then ${regular} end`,
  price_due_at: nextChangeIn(list),
});
