import type { FastifyInstance, FastifyRequest } from "fastify";
import { databaseWithDeadline } from "../platform/database/operation-database.ts";
import { checkDeadline, startOperation, type Operation } from "../platform/database/operation-deadline.ts";
import type { Throttles } from "../platform/throttles.ts";
import type { Shop } from "../features/shop/shop.ts";

const throttlesWithDeadline = (throttles: Throttles, operation: Operation): Throttles => ({
  count: async (calls) => {
    checkDeadline(operation);
    return throttles.count(calls);
  },
  isUsedUp: async (name, key) => {
    checkDeadline(operation);
    return throttles.isUsedUp(name, key);
  },
  forget: async (name, key) => {
    checkDeadline(operation);
    return throttles.forget(name, key);
  },
});

const shopWithDeadline = (shop: Shop, operation: Operation): Shop => ({
  ...shop,
  database: databaseWithDeadline(shop.database, operation),
  throttles: throttlesWithDeadline(shop.throttles, operation),
});

declare module "fastify" {
  interface FastifyRequest {
    operationShop: Shop | null;
  }
}

/**
 * The shop for the operation of one request: its SQL has a deadline. A request that is executed again after an error of its
 * compiled query keeps the first deadline.
 */
export const operationShops = (app: FastifyInstance, shop: Shop): ((request: FastifyRequest) => Shop) => {
  // A property, not a WeakMap: its entries survive the young generation, which triples the garbage collector's work.
  app.decorateRequest("operationShop", null);
  return (request) => (request.operationShop ??= shopWithDeadline(shop, startOperation()));
};
