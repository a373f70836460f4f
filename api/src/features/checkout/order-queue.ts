import type { EntityManager } from "typeorm";
import { keyedQueue } from "../../platform/async/keyed-queue.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { refuse } from "./checkout.refusals.ts";
import { perShop } from "../../platform/per-shop.ts";
import { stockOfUnit } from "../catalogue/stock.store.ts";
import { orderWithKey } from "../orders/order-by-key.store.ts";
import type { Settings } from "../shop/settings.ts";
import type { Services } from "../shop/services.ts";
import type { CheckedDraft } from "./order-draft.rules.ts";
import type { PricedLine } from "./priced-lines.query.ts";
import { SoldOutUnits } from "./sold-out-units.ts";

/** Orders of one product that one process writes at the same time. More of them would wait for its row, each on a connection. */
const ordersPerProduct = 3;

/**
 * Orders of one product, and of one account, that wait in one process. Further ones are refused, and the checkout page repeats
 * them.
 */
const maxWaiting = 50;

/** Connections of the pool that orders leave to other changes, such as those of a cart. */
const connectionsForOthers = 2;

/** The orders of this process. They wait here and not for a connection, so that connections are left for other requests. */
const ordersOf = perShop(({ databasePool }: Settings) => ({
  /** The orders of an account, one after the other: however many it sends, it delays other accounts by one order. */
  accounts: keyedQueue({ concurrency: Infinity, perKey: 1, maxWaiting }),
  products: keyedQueue({
    concurrency: Math.max(1, databasePool - connectionsForOthers),
    perKey: ordersPerProduct,
    maxWaiting,
  }),
  soldOut: new SoldOutUnits(),
}));

/** The orders of this process that are written or wait: in all, and those that have the turn of their account. */
export const orderCounts = (services: Services): { orders: number; orderTurns: number } => {
  const { accounts, products } = ordersOf(services);
  return { orders: accounts.count(), orderTurns: products.count() };
};

/**
 * Throws OUT_OF_STOCK for a variant that is known to be sold out, by a read without a lock. An order that is already paid is not
 * refused here.
 */
const refuseSoldOut = async (services: Services, userId: string, draft: CheckedDraft): Promise<void> => {
  if (draft.transactionId) return;
  const { database } = services;
  const unit = await ordersOf(services).soldOut.find(draft.lines, (unitId) => stockOfUnit(database, unitId));
  // The order that took the last piece may be repeated.
  if (!unit || (await orderWithKey(database, userId, draft.idempotencyKey)) !== undefined) return;
  refuse("OUT_OF_STOCK", {
    message: `${unit.title} is out of stock.`,
    facts: { productId: unit.productId, available: 0 },
  });
};

type PlaceOrder = (tx: EntityManager, onSoldOut: (line: PricedLine) => void) => Promise<string>;

/**
 * Runs the transaction of an order when those before it, of the same account and products, have ended. Throws OUT_OF_STOCK
 * without a transaction for what is known to be sold out, and NOT_READY after too long a wait. `place` calls `onSoldOut` for what
 * it finds sold out. Equal requests meet at the idempotency key: the later one is repeated, and finds the order.
 */
export const inOrderQueue = (
  services: Services,
  userId: string,
  draft: CheckedDraft,
  place: PlaceOrder,
): Promise<string> => {
  const { accounts, products, soldOut } = ordersOf(services);
  const placeOrder = async (): Promise<string> => {
    await refuseSoldOut(services, userId, draft);
    return inTransaction(
      services.database,
      (tx) => place(tx, (line) => soldOut.add(line)),
      (error) => isUniqueViolation(error, "orders_idempotency_key"),
    );
  };
  return accounts.run([userId], async () => {
    // Checked before the wait, and again after it: the last piece may be sold meanwhile.
    await refuseSoldOut(services, userId, draft);
    return products.run(draft.productIds, placeOrder);
  });
};
