import { randomBytes, randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { hashPassword } from "../../src/features/accounts/passwords/password.ts";
import { chunksOf } from "../../src/platform/async/chunks.ts";
import { neverSilent } from "../../src/platform/database/pool-limits.ts";
import type { Services } from "../../src/features/shop/services.ts";
import { analyzeTables, copyTables } from "./copy-tables.ts";
import { idAt } from "./id-at.ts";
import { manyOrders, type SeedOrder } from "./many-orders.ts";
import { readSeedOffers } from "./seed-offers.ts";
import { orderTargets, shopperTarget } from "./seed-order-copy.ts";
import type { NumberedOrder } from "./seed-payment-copy.ts";
import type { SeedOptions } from "./seed-many.ts";

/** Orders or shoppers in one transaction. */
const batchSize = 5000;

const tables =
  "users, orders, order_lines, order_words, order_status_changes, payment_intents, payments, refunds".split(
    ", ",
  );

/** Orders need products. */
export class NoProducts extends Error {
  constructor() {
    super("Orders need products: add some first, npm run seed -- --products 1000 --orders 1000");
  }
}

/** 14 letters and digits, as Razorpay's ids have after their prefix. */
const gatewayId = (): string => randomBytes(14).toString("base64url").replace(/[-_]/g, "x").slice(0, 14);

const adminIdOf = async (client: PoolClient): Promise<string | null> => {
  const { rows } = await client.query<{ id: string }>(
    "select id from users where role = 'admin' order by created_at limit 1",
  );
  return rows[0]?.id ?? null;
};

/** Numbers of the shop's own sequence, in ascending order: an order of a shopper never gets one of them. */
const takeOrderNumbers = async (client: PoolClient, count: number): Promise<string[]> => {
  const { rows } = await client.query<{ number: string }>(
    "select 'SJ' || nextval('order_numbers') as number from generate_series(1, $1)",
    [count],
  );
  return rows.map(({ number }) => number);
};

const numbered = async (
  client: PoolClient,
  orders: readonly SeedOrder[],
  adminId: string | null,
): Promise<NumberedOrder[]> => {
  const numbers = await takeOrderNumbers(client, orders.length);
  return orders.map((order, index) => {
    const [intent, payment, refund] = [0, 1, 2].map(() => idAt(order.createdAt)) as [string, string, string];
    const paymentIds = { intent, payment, refund, gateway: gatewayId() };
    return { ...order, orderNumber: numbers[index] ?? "", adminId, paymentIds };
  });
};

/**
 * Adds orders by COPY, with their shoppers, lines, status history and payments. Their pieces count as sold before the
 * stock was counted, so no stock changes. Passwords of the shoppers are
 * random and unknown. Throws NoProducts.
 */
export const addManyOrders = async (
  { database, settings }: Pick<Services, "database" | "settings">,
  { count, log, seed = randomUUID() }: SeedOptions,
): Promise<void> => {
  if (count === 0) return;
  const startedAt = Date.now();
  const passwordHash = await hashPassword(randomBytes(24).toString("base64url"));
  const pool = database.openPool(1, { silentAfter: neverSilent });
  const client = await pool.connect();
  try {
    const offers = await readSeedOffers(client, seed);
    if (offers.length === 0) throw new NoProducts();
    const adminId = await adminIdOf(client);
    const { shoppers, orders } = manyOrders({
      count,
      now: new Date(),
      seed,
      offers,
      settings: settings.shop,
    });
    for await (const batch of chunksOf(shoppers(), batchSize))
      await copyTables(client, [shopperTarget(passwordHash)], batch);
    await client.query("set statement_timeout = 0");
    let added = 0;
    for await (const batch of chunksOf(orders(), batchSize)) {
      await copyTables(client, orderTargets, await numbered(client, batch, adminId));
      await client.query("select refresh_order_words($1::uuid[])", [batch.map(({ id }) => id)]);
      added += batch.length;
      if (added % (10 * batchSize) === 0 || added === count)
        log(`${added} of ${count} orders, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    }
    await analyzeTables(client, tables);
  } finally {
    client.release();
    await pool.end();
  }
};
