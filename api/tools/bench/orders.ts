import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { graphql } from "./cases.ts";
import type { Figures } from "./figures.ts";
import { applyLoad, BenchFailure, type Load } from "./load.ts";
import { measureAll } from "./measure.ts";
import { placeOrder, quote } from "./operations.ts";
import { shippingAddress } from "./shipping-address.ts";
import { buyers, orderSeconds } from "./plan.ts";
import type { Stand } from "./stand.ts";

const accounts = 8;
const pieces = 1_000_000;
const password = "the same for every buyer";

type Hot = { id: string; size: string | null; color: string | null };

type Line = { productId: string; size: string | null; color: string | null; quantity: number };

const ask = async <Data>(stand: Stand, request: Request): Promise<Data> => {
  const { path = "", method = "POST", headers = {}, body = "" } = request;
  const answer = await fetch(stand.shop.url + path, { method, headers, body });
  const text = await answer.text();
  if (answer.status !== 200)
    throw new BenchFailure(`${path}: status ${answer.status}, ${text.slice(0, 500)}`);
  return JSON.parse(text) as Data;
};

const makeShoppers = async (stand: Stand): Promise<string[]> => {
  const emails = Array.from({ length: accounts }, (_, index) => `buyer${index}-${randomUUID()}@example.com`);
  await stand.database.query(
    "insert into users (name, email, password_hash, role) select 'Buyer', email, $2, 'shopper' from unnest($1::text[]) email",
    [emails, await hashPassword(password)],
  );
  const logIn = async (email: string): Promise<string> => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email, password });
    return (await ask<{ token: string }>(stand, { path: "/api/auth/login", headers, body })).token;
  };
  return Promise.all(emails.map(logIn));
};

/** A few products that everyone wants, with more pieces than can be sold. */
const makeHot = async ({ database }: Stand): Promise<Hot[]> => {
  const { rows } = await database.query<Hot>(
    `with hot as (select id, available_sizes[1] as size, available_colors[1] as color from products
       order by created_at desc limit 4),
     filled as (update stock_units set stock = $1 from hot where product_id = hot.id)
     select * from hot`,
    [pieces],
  );
  return rows;
};

const orderOf = async (stand: Stand, token: string, lines: Line[]): Promise<Request> => {
  const { data } = await ask<{ data: { checkoutQuote: { total: number } } }>(
    stand,
    graphql(quote, { lines }, token),
  );
  const input = {
    idempotencyKey: "[<id>]",
    lines,
    shippingAddress,
    paymentMethod: "COD",
    expectedTotal: data.checkoutQuote.total,
  };
  return graphql(placeOrder, { input }, token);
};

/** Each two of the hot products, in both orders: where locks could cross, they do. */
const pairsOf = (hot: readonly Hot[]): Line[][] =>
  hot.flatMap((one) =>
    hot
      .filter((other) => other !== one)
      .map((other) => [one, other].map(({ id, ...choice }) => ({ productId: id, ...choice, quantity: 1 }))),
  );

/** Orders without lines, and pieces neither in stock nor in an order: both have to be none. */
const checkBooks = async ({ database }: Stand, hot: readonly Hot[], answered: number): Promise<void> => {
  const { rows } = await database.query<{ orders: number; empty: number; lost: number }>(
    `select (select count(*)::int from orders) as orders,
      (select count(*)::int from orders o where not exists (select from order_lines l where l.order_id = o.id)) as empty,
      (select sum($2::int - u.stock - coalesce((select sum(l.quantity) from order_lines l where l.stock_unit_id = u.id), 0))::int
        from stock_units u where u.product_id = any($1::uuid[])) as lost`,
    [hot.map(({ id }) => id), pieces],
  );
  const [books] = rows;
  if (!books || books.orders < answered || books.empty !== 0 || books.lost !== 0)
    throw new BenchFailure(`The books are wrong after ${answered} orders: ${JSON.stringify(books)}`);
};

/** 64 at once order the same few products at two processes of the shop, cash on delivery. */
export const contendedOrders = async (stand: Stand): Promise<Figures> => {
  const hot = await makeHot(stand);
  const tokens = await makeShoppers(stand);
  const wishes = pairsOf(hot);
  const requests = await Promise.all(
    wishes.map((lines, index) => orderOf(stand, tokens[index % tokens.length] ?? "", lines)),
  );
  let next = 0;
  const load: Load = {
    title: "contended orders",
    url: stand.shop.url,
    requests,
    connections: buyers / 2,
    seconds: orderSeconds,
    idReplacement: true,
    isGood: (body) => body.includes('"orderNumber":"') && !body.includes('"errors":'),
    setupClient: (client) => {
      const from = next++ % requests.length;
      const turned = [...requests.slice(from), ...requests.slice(0, from)];
      client.setRequests(turned.map((request) => ({ ...request })));
    },
  };
  const servers = [stand.shop, await stand.openSecondShop()];
  const parts = servers.map((server) => ({ server, load: { ...load, url: server.url } }));
  const warmUps = await Promise.all(
    parts.map(({ load: one }) => applyLoad({ ...one, seconds: orderSeconds / 2 })),
  );
  const figures = await measureAll(stand, parts);
  await checkBooks(
    stand,
    hot,
    warmUps.reduce((all, { answers }) => all + answers, figures.answers),
  );
  return figures;
};
