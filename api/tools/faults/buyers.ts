import { randomUUID } from "node:crypto";
import { signSessionToken } from "../../src/features/accounts/sessions/token.ts";
import { ADMIN, SHOPPER, type RoleName } from "../../src/platform/viewer.ts";
import { shippingAddress } from "../bench/shipping-address.ts";
import { sendGraphql, type GraphqlResult } from "./requests.ts";
import type { CheckedShop } from "./stage.ts";

/** A shopper with an open session. */
export type Buyer = { id: string; token: string };

export type Line = { productId: string; quantity: number; size?: string };

export type PlacedOrder = { id: string; orderNumber: string; finalAmount: number; orderStatus: string };

type Accounts = Pick<CheckedShop, "sql" | "jwtSecret">;

/** Inserts accounts with one session each. Their password hash matches no password, so they cannot log in. */
const createAccounts = async (stage: Accounts, count: number, role: RoleName): Promise<Buyer[]> => {
  const rows = await stage.sql<{ id: string; session: string }>(
    `with created as (
       insert into users (name, email, password_hash, role, email_verified_at)
       select 'Buyer', 'buyer-' || gen_random_uuid() || '@example.com', 'none', $2, now()
       from generate_series(1, $1) returning id
     ), opened as (
       insert into sessions (user_id, device, expires_at)
       select id, 'faults', now() + interval '1 hour' from created returning id, user_id
     ) select user_id as id, id as session from opened`,
    [count, role],
  );
  const expiresAt = new Date(Date.now() + 3_600_000);
  return rows.map(({ id, session }) => ({
    id,
    token: signSessionToken(stage.jwtSecret, { sessionId: session, role, userId: id, expiresAt }),
  }));
};

export const createBuyers = (stage: Accounts, count: number): Promise<Buyer[]> =>
  createAccounts(stage, count, SHOPPER);

/** Owners: an admin without a place in the staff may do nothing. */
const createStaff = async (stage: Accounts, count: number): Promise<Buyer[]> => {
  const admins = await createAccounts(stage, count, ADMIN);
  await stage.sql("insert into staff_members (user_id, staff_role) select unnest($1::uuid[]), 'owner'", [
    admins.map(({ id }) => id),
  ]);
  return admins;
};

export const createAdmins = (stage: Accounts, count: number): Promise<Buyer[]> => createStaff(stage, count);

/** Inserts products and records their initial stock. Returns the product ids. */
export const createProducts = async (
  stage: CheckedShop,
  { products, pieces, rupees }: { products: number; pieces: number; rupees: number },
): Promise<string[]> => {
  const rows = await stage.sql<{ id: string; unit: string }>(
    `with created as (
       insert into products (title, description, price, category)
       select 'Dress ' || n, 'A dress.', $3::int, 'party' from generate_series(1, $1) n returning id
     ), units as (insert into stock_units (product_id, stock) select id, $2::int from created returning id, product_id)
     select product_id as id, id as unit from units`,
    [products, pieces, rupees * 100],
  );
  for (const { unit } of rows) stage.initialPieces.set(unit, pieces);
  return rows.map(({ id }) => id);
};

/** Inserts a product in sizes, each with its own initial stock. Returns its id. */
export const createSizedProduct = async (
  stage: CheckedShop,
  { pieces, rupees }: { pieces: Record<string, number>; rupees: number },
): Promise<string> => {
  const rows = await stage.sql<{ id: string; unit: string; stock: number }>(
    `with created as (
       insert into products (title, description, price, category, available_sizes)
       select 'Kurta', 'A kurta.', $2::int, 'party', array(select jsonb_object_keys($1::jsonb)) returning id
     ) insert into stock_units (product_id, size, stock)
       select id, key, value::int from created cross join jsonb_each_text($1::jsonb)
       returning product_id as id, id as unit, stock`,
    [JSON.stringify(pieces), rupees * 100],
  );
  for (const { unit, stock } of rows) stage.initialPieces.set(unit, stock);
  return rows[0]?.id ?? "";
};

const QUOTE = "query Quote($lines: [OrderLineInput!]!) { checkoutQuote(input: { lines: $lines }) { total } }";

const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id orderNumber finalAmount orderStatus } }
}`;

const withoutRetry = {
  until: async <Data>(call: () => Promise<GraphqlResult<Data>>): Promise<Data> => {
    const result = await call();
    if (!result?.data) throw new Error(`checkoutQuote failed: ${result?.status} ${result?.code}`);
    return result.data;
  },
};

/** Builds the input of `placeOrder` with the total that the shop quotes now and a new idempotency key. */
export const draftOf = async (
  url: string,
  buyer: Buyer,
  lines: Line[],
  paymentMethod: "COD" | "ONLINE",
  retry: typeof withoutRetry = withoutRetry,
) => {
  const { checkoutQuote } = await retry.until(() =>
    sendGraphql<{ checkoutQuote: { total: number } }>(url, QUOTE, { lines }, buyer.token),
  );
  return {
    idempotencyKey: randomUUID(),
    lines,
    shippingAddress,
    paymentMethod,
    expectedTotal: checkoutQuote.total,
  };
};

export type Draft = Awaited<ReturnType<typeof draftOf>>;

export const placeOrder = (
  url: string,
  buyer: Buyer,
  input: Draft,
): Promise<GraphqlResult<{ placeOrder: { order: PlacedOrder } }>> =>
  sendGraphql(url, PLACE, { input }, buyer.token);

const maxTries = 20;

/** Places an order. Repeats the request without a response or with a 5xx status, up to 20 tries in all. */
export const placeOrderWithRetry = async (
  url: string,
  buyer: Buyer,
  input: Draft,
): Promise<GraphqlResult<{ placeOrder: { order: PlacedOrder } }>> => {
  let result = await placeOrder(url, buyer, input);
  for (let tries = 1; tries < maxTries && (!result || result.status >= 500); tries += 1)
    result = await placeOrder(url, buyer, input);
  return result;
};
