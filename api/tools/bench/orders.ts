import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { graphqlRequest } from "./list-requests.ts";
import type { Figures } from "./figures.ts";
import { applyLoad, BenchFailure, type Load } from "./load.ts";
import { measureAll } from "./measure.ts";
import { placeOrder, quote } from "./operations.ts";
import { sendRequest } from "./send-request.ts";
import { shippingAddress } from "./shipping-address.ts";
import { concurrentBuyers, orderSeconds } from "./bench-settings.ts";
import type { BenchSetup } from "./bench-setup.ts";

const accountCount = 8;
const initialStock = 1_000_000;
const password = "one password for all buyers";

type HotProduct = { id: string; size: string | null; color: string | null };

type Line = { productId: string; size: string | null; color: string | null; quantity: number };

const makeShoppers = async (setup: BenchSetup): Promise<string[]> => {
  const emails = Array.from(
    { length: accountCount },
    (_, index) => `buyer${index}-${randomUUID()}@example.com`,
  );
  await setup.database.query(
    "insert into users (name, email, password_hash, role) select 'Buyer', email, $2, 'shopper' from unnest($1::text[]) email",
    [emails, await hashPassword(password)],
  );
  const logIn = async (email: string): Promise<string> => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email, password });
    return (await sendRequest<{ token: string }>(setup, { path: "/api/auth/login", headers, body })).token;
  };
  return Promise.all(emails.map(logIn));
};

/** Selects four products and gives them more stock than a run can sell. */
const stockHotProducts = async ({ database }: BenchSetup): Promise<HotProduct[]> => {
  const { rows } = await database.query<HotProduct>(
    `with hot as (select id, available_sizes[1] as size, available_colors[1] as color from products
       order by created_at desc limit 4),
     filled as (update stock_units set stock = $1 from hot where product_id = hot.id)
     select * from hot`,
    [initialStock],
  );
  return rows;
};

const orderRequest = async (setup: BenchSetup, token: string, lines: Line[]): Promise<Request> => {
  const { data } = await sendRequest<{ data: { checkoutQuote: { total: number } } }>(
    setup,
    graphqlRequest(quote, { lines }, token),
  );
  const input = {
    idempotencyKey: "[<id>]",
    lines,
    shippingAddress,
    paymentMethod: "COD",
    expectedTotal: data.checkoutQuote.total,
  };
  return graphqlRequest(placeOrder, { input }, token);
};

/** All pairs of the products in both orders, so that transactions lock the same rows in different orders. */
const pairsOf = (hotProducts: readonly HotProduct[]): Line[][] =>
  hotProducts.flatMap((one) =>
    hotProducts
      .filter((other) => other !== one)
      .map((other) => [one, other].map(({ id, ...variant }) => ({ productId: id, ...variant, quantity: 1 }))),
  );

/** Throws BenchFailure if an order has no lines, or if stock and ordered pieces do not add up. */
const checkTables = async (
  { database }: BenchSetup,
  hotProducts: readonly HotProduct[],
  orderCount: number,
): Promise<void> => {
  const { rows } = await database.query<{ orders: number; empty: number; lost: number }>(
    `select (select count(*)::int from orders) as orders,
      (select count(*)::int from orders o where not exists (select from order_lines l where l.order_id = o.id)) as empty,
      (select sum($2::int - u.stock - coalesce((select sum(l.quantity) from order_lines l where l.stock_unit_id = u.id), 0))::int
        from stock_units u where u.product_id = any($1::uuid[])) as lost`,
    [hotProducts.map(({ id }) => id), initialStock],
  );
  const [counts] = rows;
  if (!counts || counts.orders < orderCount || counts.empty !== 0 || counts.lost !== 0)
    throw new BenchFailure(
      `The tables are inconsistent after ${orderCount} orders: ${JSON.stringify(counts)}`,
    );
};

/** 64 concurrent buyers order the same four products at two processes of the shop, cash on delivery. */
export const measureContendedOrders = async (setup: BenchSetup): Promise<Figures> => {
  const hotProducts = await stockHotProducts(setup);
  const tokens = await makeShoppers(setup);
  const linePairs = pairsOf(hotProducts);
  const requests = await Promise.all(
    linePairs.map((lines, index) => orderRequest(setup, tokens[index % tokens.length] ?? "", lines)),
  );
  let nextOffset = 0;
  const load: Load = {
    title: "contended orders",
    url: setup.shop.url,
    requests,
    connections: concurrentBuyers / 2,
    seconds: orderSeconds,
    idReplacement: true,
    isExpectedBody: (body) => body.includes('"orderNumber":"') && !body.includes('"errors":'),
    setupClient: (client) => {
      const offset = nextOffset++ % requests.length;
      const rotatedRequests = [...requests.slice(offset), ...requests.slice(0, offset)];
      client.setRequests(rotatedRequests.map((request) => ({ ...request })));
    },
  };
  const servers = [setup.shop, await setup.openShop()];
  const serverLoads = servers.map((server) => ({ server, load: { ...load, url: server.url } }));
  const warmUps = await Promise.all(
    serverLoads.map(({ load: serverLoad }) => applyLoad({ ...serverLoad, seconds: orderSeconds / 2 })),
  );
  const figures = await measureAll(setup, serverLoads);
  await checkTables(
    setup,
    hotProducts,
    warmUps.reduce((all, { responseCount }) => all + responseCount, figures.responseCount),
  );
  return figures;
};
