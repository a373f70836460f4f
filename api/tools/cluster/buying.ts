import { randomUUID } from "node:crypto";
import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import {
  createBuyers,
  createProducts,
  draftOf,
  placeOrder,
  type Buyer,
  type Draft,
} from "../faults/buyers.ts";
import { startPayment, verifyPayment } from "../faults/online-payments.ts";
import type { GraphqlResult } from "../faults/requests.ts";
import type { Cluster } from "./open-cluster.ts";

/** An order that the shop has confirmed to its buyer. `ids` are those of all answers to its key: one if all is well. */
export type Acknowledged = { key: string; ids: Set<string>; at: number };

/** What the buyers have seen. */
export type Purchases = {
  acknowledged: Acknowledged[];
  /** Each response with a status of 500 or more, or without one, with its time. */
  failures: { status: string; at: number }[];
  /** Sentences about requests that were refused. */
  refusals: string[];
};

/** Milliseconds between two orders of one buyer, on average. */
const thinkMs = 10_000;

/** A client waits this long before it repeats a request, with some spread: what the shop's Retry-After says. */
const repeatMs = 2000;

/** Every tenth order is paid online. */
const onlineShare = 0.1;

/** Every twentieth request of an order is sent again after its answer, as if the answer was lost. */
const repeatedShare = 0.05;

const spread = (milliseconds: number): number => milliseconds * (0.5 + Math.random());

/** Repeats a request until it is answered: with data, or with a refusal, which is recorded. */
const untilAnswered = async <Data>(
  purchases: Purchases,
  call: () => Promise<GraphqlResult<Data>>,
): Promise<Data | undefined> => {
  for (;;) {
    const result = await call();
    if (result?.data) return result.data;
    if (result && result.status < 500) {
      purchases.refusals.push(`${result.status} ${result.code}`);
      return undefined;
    }
    purchases.failures.push({ status: String(result?.status ?? "no response"), at: performance.now() });
    await pause(spread(repeatMs));
  }
};

const payOnline = async (
  { url, razorpay }: Cluster,
  purchases: Purchases,
  buyer: Buyer,
  orderId: string,
): Promise<void> => {
  const started = await untilAnswered(purchases, () => startPayment(url, buyer, orderId));
  if (!started) return;
  const proof = await razorpay.pay(started.startPayment.gatewayOrderId);
  await untilAnswered(purchases, () => verifyPayment(url, buyer, orderId, proof));
};

/** Places one order, and repeats it with the same key until it is answered, as the client does. */
const buyOnce = async (cluster: Cluster, purchases: Purchases, buyer: Buyer, draft: Draft): Promise<void> => {
  const isOnline = Math.random() < onlineShare;
  const input: Draft = { ...draft, idempotencyKey: randomUUID(), paymentMethod: isOnline ? "ONLINE" : "COD" };
  const place = () => untilAnswered(purchases, () => placeOrder(cluster.url, buyer, input));
  const placed = await place();
  if (!placed) return;
  const { id } = placed.placeOrder.order;
  const acknowledged: Acknowledged = { key: input.idempotencyKey, ids: new Set([id]), at: performance.now() };
  purchases.acknowledged.push(acknowledged);
  if (Math.random() < repeatedShare) {
    const repeated = await place();
    if (repeated) acknowledged.ids.add(repeated.placeOrder.order.id);
  }
  if (isOnline) await payOnline(cluster, purchases, buyer, id);
};

export type Shoppers = { accounts: Buyer[]; draft: Draft };

/** Creates the buyers, and stock that is enough for all of their orders. */
export const createShoppers = async (cluster: Cluster, count: number): Promise<Shoppers> => {
  const productIds = await createProducts(cluster, { products: 20, pieces: 100_000, rupees: 800 });
  const accounts = await createBuyers(cluster, count);
  const [first] = accounts;
  if (!first) throw new Error("no buyer was created");
  const lines = productIds.slice(0, 2).map((productId) => ({ productId, quantity: 1 }));
  return { accounts, draft: await draftOf(cluster.url, first, lines, "COD") };
};

export type Buying = {
  purchases: Purchases;
  /** Lets every buyer finish the order that it has begun. */
  stop: () => Promise<void>;
};

/** Every buyer orders again and again. */
export const startBuying = (cluster: Cluster, { accounts, draft }: Shoppers): Buying => {
  const purchases: Purchases = { acknowledged: [], failures: [], refusals: [] };
  const stopped = new AbortController();
  setMaxListeners(accounts.length, stopped.signal);
  const buyers = accounts.map(async (buyer) => {
    await pause(Math.random() * thinkMs, undefined, { signal: stopped.signal }).catch(() => undefined);
    while (!stopped.signal.aborted) {
      await buyOnce(cluster, purchases, buyer, draft);
      await pause(spread(thinkMs), undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  });
  return {
    purchases,
    stop: async () => {
      stopped.abort();
      await Promise.all(buyers);
    },
  };
};
