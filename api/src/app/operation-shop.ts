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
  reset: async (name, key) => {
    checkDeadline(operation);
    return throttles.reset(name, key);
  },
});

const shopWithDeadline = (shop: Shop, operation: Operation): Shop => ({
  ...shop,
  database: databaseWithDeadline(shop.database, operation),
  throttles: throttlesWithDeadline(shop.throttles, operation),
});

/** The shop for one operation: its SQL has a deadline, which begins now. */
export const operationShop = (shop: Shop): Shop => shopWithDeadline(shop, startOperation());
