import autocannon, { type Request } from "autocannon";
import { createAdmins, type Buyer } from "../faults/buyers.ts";
import { sendGraphql } from "../faults/requests.ts";
import { sampleProductIds } from "./cases.ts";
import { graphqlRequest } from "./list-requests.ts";
import type { BenchSetup, Server } from "./bench-setup.ts";
import { percentile } from "./figures.ts";
import { BenchFailure } from "./load.ts";
import { adminOrderList, productPage, searchPage, shopPage } from "./operations.ts";
import { tableLine } from "./report-lines.ts";
import { pageSize } from "./bench-settings.ts";

/** Connections that ask for pages all the time, and how long the admin works beside them. */
const floodConnections = 400;
const floodSeconds = 12;

/** Time for the flood to fill the queues before the admin begins. */
const rampMs = 2000;

const updateProduct = `mutation UpdateProduct($id: ID!, $version: Int!, $price: Rupees!) {
  updateProduct(input: { id: $id, version: $version, changes: { price: $price } }) { id }
}`;

const updateOrderStatus = `mutation UpdateOrderStatus($id: ID!, $status: OrderStatus!) {
  updateOrderStatus(input: { orderId: $id, status: $status }) { id }
}`;

/** Lists, searches and details of which no two are equal, so that nothing is shared. */
const floodRequests = (productIds: readonly string[]): Request[] => [
  ...Array.from({ length: 100 }, (_, index) =>
    graphqlRequest(shopPage, { first: pageSize, sort: "NEWEST", filter: { minPrice: 100 + index } }),
  ),
  ...["kurta", "saree", "dress", "silk", "cotton", "red", "blue", "festive"].map((text) =>
    graphqlRequest(searchPage, { first: pageSize, filter: { text } }),
  ),
  ...productIds.map((id) => graphqlRequest(productPage, { id })),
];

type Step = { title: string; run: (turn: number) => Promise<void> };

const adminSteps = async ({ database }: BenchSetup, { url }: Server, admin: Buyer): Promise<Step[]> => {
  const send = async (query: string, variables: object): Promise<void> => {
    const result = await sendGraphql(url, query, variables, admin.token);
    if (!result?.data)
      throw new BenchFailure(`The admin was refused: ${result?.status ?? "no answer"} ${result?.code ?? ""}`);
  };
  const products = (
    await database.query<{ id: string; version: number }>(
      "select id, version from products where archived_at is null order by id limit 200",
    )
  ).rows;
  const orders = (
    await database.query<{ id: string }>(
      `update orders set order_status = 'processing' where id in (
         select id from orders where payment_method = 'cod' and order_status in ('confirmed', 'processing', 'shipped', 'delivered')
         order by id limit 300) returning id`,
    )
  ).rows;
  const at = <Item>(items: readonly Item[], turn: number): Item => {
    const item = items[turn];
    if (!item) throw new BenchFailure("The catalogue or its orders are too few: --orders 3000.");
    return item;
  };
  return [
    { title: "orders", run: () => send(adminOrderList, {}) },
    {
      title: "edit a product",
      run: (turn) => send(updateProduct, { ...at(products, turn), price: 500 + turn }),
    },
    {
      title: "ship an order",
      run: (turn) => send(updateOrderStatus, { id: at(orders, turn).id, status: "SHIPPED" }),
    },
  ];
};

/** The admin's steps one after the other until the time is over. Returns the milliseconds of each step. */
const workAsAdmin = async (
  steps: readonly Step[],
  endsAt: number,
  from: number,
): Promise<Map<string, number[]>> => {
  const times = new Map<string, number[]>(steps.map(({ title }) => [title, []]));
  for (let turn = from; performance.now() < endsAt; turn += 1)
    for (const { title, run } of steps) {
      const startedAt = performance.now();
      await run(turn);
      times.get(title)?.push(performance.now() - startedAt);
    }
  return times;
};

const line = (title: string, times: readonly number[]): string => {
  const sorted = [...times].sort((one, other) => one - other);
  return tableLine(
    title,
    [50, 95, 100].map((percent) => `${Math.round(percentile(sorted, percent))}`).concat(String(times.length)),
  );
};

/**
 * The admin's orders, a changed product and a shipped order, first alone and then while hundreds of connections ask one process for
 * lists, searches and details. The storefront's refusals are counted, not hidden.
 */
export const measureFlood = async (setup: BenchSetup, print: (text: string) => unknown): Promise<void> => {
  const sql = async <Row extends object>(text: string, values?: unknown[]): Promise<Row[]> =>
    (await setup.database.query<Row>(text, values)).rows;
  const stage = { sql, jwtSecret: setup.jwtSecret };
  const [admin] = await createAdmins(stage, 1);
  if (!admin) throw new BenchFailure("There is no admin.");
  const steps = await adminSteps(setup, setup.shop, admin);
  const requests = floodRequests(await sampleProductIds(setup));
  const quiet = await workAsAdmin(steps, performance.now() + 3000, 0);
  const flood = autocannon({
    url: setup.shop.url,
    connections: floodConnections,
    duration: floodSeconds + rampMs / 1000 + 1,
    sampleInt: 1000,
    workers: 1,
    requests,
  });
  await new Promise((resolve) => setTimeout(resolve, rampMs));
  const turns = quiet.get("orders")?.length ?? 0;
  const busy = await workAsAdmin(steps, performance.now() + floodSeconds * 1000, turns);
  const result = await flood;
  print(`\nan admin beside ${floodConnections} connections on lists, searches and details`);
  print(tableLine("", ["p50 ms", "p95 ms", "most ms", "requests"]));
  for (const { title } of steps) {
    print(line(`${title}, alone`, quiet.get(title) ?? []));
    print(line(`${title}, in the flood`, busy.get(title) ?? []));
  }
  print(
    `  storefront: ${result["2xx"]} answered, ${result.non2xx} refused, ${result.errors} without an answer`,
  );
};
