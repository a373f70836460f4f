import { Agent } from "node:http";
import { createBuyers } from "../faults/buyers.ts";
import { buy, purchaseOf, type Answer, type Buyer, type Line, type Purchase } from "./buy.ts";
import type { FlashSize } from "./arguments.ts";
import { orderSeconds, concurrentBuyers } from "./bench-settings.ts";
import type { BenchSetup, Server } from "./bench-setup.ts";
import { percentile } from "./figures.ts";
import { BenchFailure } from "./load.ts";

type Print = (text: string) => unknown;

/** Shoppers come from networks of their own: the limit by network locks a row of each. */
const flashSettings = {
  TRUST_PROXY: "1",
  THROTTLES: "on",
  ORDERS_PER_HOUR: "1000000",
  OPEN_CASH_ORDERS: "1000000",
  OPEN_CASH_RUPEES: "100000000",
  ORDERS_PER_HOUR_BY_NETWORK: "1000000",
};

/** Processes with which orders of different products are measured. */
const mixedProcesses = [1, 2, 4];
const warmUpOrders = 60;
const mixedStock = 1_000_000;

const networkOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

const makeBuyers = async (setup: BenchSetup, count: number): Promise<Buyer[]> => {
  const sql = async <Row extends object>(text: string, values?: unknown[]): Promise<Row[]> =>
    (await setup.database.query<Row>(text, values)).rows;
  const accounts = await createBuyers({ sql, jwtSecret: setup.jwtSecret }, count);
  return accounts.map(({ token }, index) => ({ token, network: networkOf(index) }));
};

/** The first variant of some products, whose stock units get these pieces. The newest products come first. */
const stockProducts = async (
  { database }: BenchSetup,
  { count, offset, pieces }: { count: number; offset: number; pieces: number },
): Promise<Line[]> => {
  const { rows } = await database.query<Line>(
    `with chosen as (select id, available_sizes[1] as size, available_colors[1] as color from products
       where archived_at is null order by created_at desc, id desc limit $1 offset $2),
     filled as (update stock_units u set stock = $3 from chosen c where u.product_id = c.id)
     select id as "productId", size, color, 1 as quantity from chosen`,
    [count, offset, pieces],
  );
  return rows;
};

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new BenchFailure("There is nothing to choose from.");
  return item;
};

/** Orders of some shoppers at a time, each at the next process, until `isOver`. */
const orderSome = async (
  servers: readonly Server[],
  buyers: readonly Buyer[],
  purchases: readonly Purchase[],
  isOver: (orders: number) => boolean,
): Promise<Answer[]> => {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  let next = 0;
  const orderOn = async (): Promise<void> => {
    while (!isOver(next)) {
      const index = next++;
      const { url } = pick(servers, index);
      answers.push(await buy(agent, url, pick(buyers, index), pick(purchases, index)));
    }
  };
  await Promise.all(Array.from({ length: concurrentBuyers }, orderOn));
  agent.destroy();
  return answers;
};

const countsOf = (codes: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} ${code}`).join(", ") || "none";
};

const p = (times: readonly number[], percent: number): string => {
  const sorted = [...times].sort((one, other) => one - other);
  return `${Math.round(percentile(sorted, percent))} ms`;
};

const deadlocksOf = async ({ database }: BenchSetup): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    "select deadlocks::int as count from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.count ?? 0;
};

const soldPieces = async ({ database }: BenchSetup, { productId }: Line): Promise<number> => {
  const { rows } = await database.query<{ pieces: number }>(
    "select coalesce(sum(quantity), 0)::int as pieces from order_lines where product_id = $1",
    [productId],
  );
  return rows[0]?.pieces ?? 0;
};

const openShops = async (
  setup: BenchSetup,
  count: number,
  settings: Record<string, string>,
): Promise<Server[]> => {
  const servers: Server[] = [];
  for (let index = 0; index < count; index += 1) servers.push(await setup.openShop(settings));
  return servers;
};

/** Orders of different products at 1, 2 and 4 processes, `concurrentBuyers` at a time. */
export const measureMixedOrders = async (setup: BenchSetup, print: Print): Promise<void> => {
  const servers = await openShops(setup, Math.max(...mixedProcesses), flashSettings);
  const buyers = await makeBuyers(setup, 2000);
  const lines = await stockProducts(setup, { count: 200, offset: 10, pieces: mixedStock });
  const purchases: Purchase[] = [];
  for (const line of lines) purchases.push(await purchaseOf(setup, pick(buyers, 0).token, [line]));
  await orderSome(servers, buyers, purchases, (orders) => orders >= warmUpOrders * servers.length);
  print(`\ncash on delivery orders, 200 products, ${concurrentBuyers} at a time`);
  for (const count of mixedProcesses) {
    const endsAt = performance.now() + orderSeconds * 1000;
    const startedAt = performance.now();
    const answers = await orderSome(
      servers.slice(0, count),
      buyers,
      purchases,
      () => performance.now() >= endsAt,
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const sold = answers.filter(({ code }) => code === "sold");
    const times = sold.flatMap((answer) => answer.times);
    print(
      `  ${count} processes: ${(sold.length / seconds).toFixed(0)} orders/s, p50 ${p(times, 50)}, p99 ${p(times, 99)}; ` +
        `asked to come back: ${countsOf(answers.flatMap(({ refusals }) => refusals))}`,
    );
  }
  await Promise.all(servers.map((server) => server.process.stop()));
};

/**
 * All shoppers order the same stock unit at the same moment, spread over the processes, and come back as the shop asks. Throws
 * BenchFailure unless exactly the pieces in stock are sold, without a deadlock or an error of the server.
 */
export const measureFlashSale = async (
  setup: BenchSetup,
  { buyers: buyerCount, pieces, processes }: FlashSize,
  print: Print,
): Promise<void> => {
  const servers = await openShops(setup, processes, flashSettings);
  const buyers = await makeBuyers(setup, buyerCount);
  const [line] = await stockProducts(setup, { count: 1, offset: 0, pieces });
  if (!line) throw new BenchFailure("There is no product.");
  const purchase = await purchaseOf(setup, pick(buyers, 0).token, [line]);
  const deadlocks = await deadlocksOf(setup);
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  let lastSoldAt = startedAt;
  const answers = await Promise.all(
    buyers.map(async (buyer, index) => {
      const answer = await buy(agent, pick(servers, index).url, buyer, purchase);
      if (answer.code === "sold") lastSoldAt = performance.now();
      return answer;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const sold = answers.filter(({ code }) => code === "sold");
  const others = answers.filter(({ code }) => code !== "sold");
  const newDeadlocks = (await deadlocksOf(setup)) - deadlocks;
  const inTables = await soldPieces(setup, line);
  print(`\n${buyerCount} shoppers, one stock unit, ${pieces} pieces, ${processes} processes`);
  print(`  sold ${sold.length} (in the tables ${inTables}), deadlocks ${newDeadlocks}`);
  print(`  final answers: ${countsOf(answers.map(({ code }) => code))}`);
  print(`  asked to come back: ${countsOf(answers.flatMap(({ refusals }) => refusals))}`);
  print(
    `  ${(sold.length / ((lastSoldAt - startedAt) / 1000)).toFixed(0)} orders/s until the last piece, after ` +
      `${((lastSoldAt - startedAt) / 1000).toFixed(1)} s; all answered after ${seconds.toFixed(1)} s`,
  );
  for (const [title, some] of [
    ["sold", sold],
    ["not sold", others],
  ] as const) {
    const times = some.flatMap((answer) => answer.times);
    const totals = some.map(({ total }) => total);
    print(
      `  ${title}: one answer p50 ${p(times, 50)}, p99 ${p(times, 99)}; until the end p50 ${p(totals, 50)}, p99 ${p(totals, 99)}`,
    );
  }
  const bad = others.filter(({ code }) => code !== "OUT_OF_STOCK");
  const isExact = sold.length === inTables && sold.length === Math.min(pieces, buyerCount);
  if (!isExact || newDeadlocks > 0 || bad.length > 0)
    throw new BenchFailure(`The flash sale did not end exactly: ${countsOf(bad.map(({ code }) => code))}.`);
};
