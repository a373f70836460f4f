import { randomUUID } from "node:crypto";
import { signToken } from "../../src/features/accounts/sessions/token.ts";
import { ADMIN, SHOPPER, type RoleName } from "../../src/platform/viewer.ts";
import { shippingAddress } from "../bench/shipping-address.ts";
import type { Stage } from "./stage.ts";

/** A shopper with an open session. */
export type Buyer = { id: string; token: string };

/** What the shop said; nothing where it was gone. */
export type Said<Data> = { status: number; data: Data | undefined; code: string | undefined } | undefined;

export type Line = { productId: string; quantity: number };

export type Placed = { id: string; orderNumber: string; finalAmount: number; orderStatus: string };

const answerWithin = 10_000;

/** So many people with a session each. They share one password that nobody knows: none logs in here. */
const makePeople = async (stage: Stage, count: number, role: RoleName): Promise<Buyer[]> => {
  const rows = await stage.sql<{ id: string; session: string }>(
    `with made as (
       insert into users (name, email, password_hash, role, email_verified_at)
       select 'Buyer', 'buyer-' || gen_random_uuid() || '@example.com', 'none', $2, now()
       from generate_series(1, $1) returning id
     ), opened as (
       insert into sessions (user_id, device, expires_at)
       select id, 'battery', now() + interval '1 hour' from made returning id, user_id
     ) select user_id as id, id as session from opened`,
    [count, role],
  );
  const expiresAt = new Date(Date.now() + 3_600_000);
  return rows.map(({ id, session }) => ({
    id,
    token: signToken(stage.jwtSecret, { sessionId: session, role, userId: id, expiresAt }),
  }));
};

export const makeBuyers = (stage: Stage, count: number): Promise<Buyer[]> =>
  makePeople(stage, count, SHOPPER);

export const makeAdmins = (stage: Stage, count: number): Promise<Buyer[]> => makePeople(stage, count, ADMIN);

/** Lays products on the shelf, each with so many pieces, at so many rupees; answers with their ids. */
export const layOut = async (
  stage: Stage,
  { products, pieces, rupees }: { products: number; pieces: number; rupees: number },
): Promise<string[]> => {
  const rows = await stage.sql<{ id: string; unit: string }>(
    `with made as (
       insert into products (title, description, price, category)
       select 'Dress ' || n, 'A dress.', $3::int, 'party' from generate_series(1, $1) n returning id
     ), laid as (insert into stock_units (product_id, stock) select id, $2::int from made returning id, product_id)
     select product_id as id, id as unit from laid`,
    [products, pieces, rupees * 100],
  );
  for (const { unit } of rows) stage.laid.set(unit, pieces);
  return rows.map(({ id }) => id);
};

const readBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Sends one request, as a shopper's browser would; a shop that is gone gives nothing. */
export const send = async (
  url: string,
  { method = "POST", token, body }: { method?: string; token?: string; body?: object },
): Promise<{ status: number; body: Record<string, unknown> } | undefined> => {
  try {
    const answer = await fetch(url, {
      method,
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(answerWithin),
    });
    return { status: answer.status, body: readBody(await answer.text()) };
  } catch {
    return undefined;
  }
};

export const ask = async <Data>(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Said<Data>> => {
  const answer = await send(`${url}/graphql`, { ...(token ? { token } : {}), body: { query, variables } });
  if (!answer) return undefined;
  const { data, errors } = answer.body as { data?: Data; errors?: { extensions?: { code?: string } }[] };
  return { status: answer.status, data: data ?? undefined, code: errors?.[0]?.extensions?.code };
};

const QUOTE = "query Quote($lines: [OrderLineInput!]!) { checkoutQuote(lines: $lines) { total } }";

const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { id orderNumber finalAmount orderStatus }
}`;

const once = {
  until: async <Data>(call: () => Promise<Said<Data>>): Promise<Data> => {
    const said = await call();
    if (!said?.data) throw new Error(`the quote answered ${said?.status} ${said?.code}`);
    return said.data;
  },
};

/** A draft at the price that the shop quotes now, with a key of its own. */
export const draftOf = async (
  url: string,
  buyer: Buyer,
  lines: Line[],
  paymentMethod: "COD" | "ONLINE",
  patience: typeof once = once,
) => {
  const { checkoutQuote } = await patience.until(() =>
    ask<{ checkoutQuote: { total: number } }>(url, QUOTE, { lines }, buyer.token),
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

export const place = (url: string, buyer: Buyer, input: Draft): Promise<Said<{ placeOrder: Placed }>> =>
  ask(url, PLACE, { input }, buyer.token);

const patience = 20;

/** Places an order as a shopper who does not give up: what was not answered, or not served, is asked for again. */
export const placePatiently = async (
  url: string,
  buyer: Buyer,
  input: Draft,
): Promise<Said<{ placeOrder: Placed }>> => {
  let said = await place(url, buyer, input);
  for (let tries = 1; tries < patience && (!said || said.status >= 500); tries += 1)
    said = await place(url, buyer, input);
  return said;
};
