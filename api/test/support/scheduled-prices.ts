import { expect } from "vitest";
import type { Calls } from "./calls.ts";
import type { TestShop } from "./test-shop.ts";

const minute = 60_000;
const hour = 60 * minute;
/** A whole minute, hours from now. */
export const inHours = (hours: number): string =>
  new Date(Math.floor((Date.now() + hours * hour) / minute) * minute).toISOString();

const CHANGE = `mutation($id: ID!, $version: Int!, $changes: ProductChanges!) {
  updateProduct(input: { id: $id, version: $version, changes: $changes }) {
    version price mrp scheduledPrices { price beginsAt endsAt } } }`;
const SHOWN = "query($id: ID!) { product(id: $id) { price mrp originalPrice discountLabel priceEndsAt } }";

type Shown = {
  price: number;
  mrp: number | null;
  originalPrice: number;
  discountLabel: string;
  priceEndsAt: string | null;
};

/** Calls for the prices of products, by this admin. */
export const scheduledPricesOf = (testShop: TestShop, admin: { token: string }) => {
  const { gql, sql, aProduct } = testShop;
  const change = (id: string, changes: Record<string, unknown>, version = 1) =>
    gql<{ updateProduct: { version: number; price: number } }>(CHANGE, { id, version, changes }, admin.token);
  const shown = async (id: string, process: Calls = testShop): Promise<Shown> =>
    (await process.gql<{ product: Shown }>(SHOWN, { id })).data.product;

  /** The stored prices of a product in rupees. */
  const stored = async (id: string) =>
    (
      await sql<{ price: number; regular: number | null; isDue: boolean }>(
        `select price / 100.0::float8 as price, regular_price / 100.0::float8 as regular, price_due_at is not null as "isDue"
       from products where id = $1`,
        [id],
      )
    )[0];

  /** Moves the scheduled prices of a product in time, as if hours had passed, without telling any process. */
  const passHours = (id: string, hours: number) =>
    sql(
      `update products p set price_due_at = price_due_at - make_interval(hours => $2), scheduled_prices = (
       select jsonb_agg(jsonb_build_object('price', s.price, 'beginsAt', s."beginsAt" - make_interval(hours => $2),
         'endsAt', s."endsAt" - make_interval(hours => $2)))
       from jsonb_to_recordset(p.scheduled_prices) as s(price int, "beginsAt" timestamptz, "endsAt" timestamptz))
     where id = $1`,
      [id, hours],
    );

  const scheduled = async (
    options: { price?: number; from?: number; to?: number; regular?: number } = {},
  ) => {
    const { price = 999, from = 1, to = 3, regular = 1500 } = options;
    const product = await aProduct({ price: regular });
    const { code } = await change(product.id, {
      scheduledPrices: [{ price, beginsAt: inHours(from), endsAt: inHours(to) }],
    });
    expect(code).toBeUndefined();
    return product;
  };

  return { change, shown, stored, passHours, scheduled };
};
