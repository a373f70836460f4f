import { LRUCache } from "lru-cache";
import type { RequestContext } from "./request-context.ts";
import { refuse } from "../errors/errors.ts";
import { countOverload } from "../metrics.ts";

const minute = 60_000;

/**
 * The cost that a caller may cause in a minute. One unit is a weighted field, or 3 µs of a core: a full page of 24 products costs
 * about 1,000. A network may use about what one core does, ten times as much as an account: thousands of shoppers share a
 * carrier's IPv4 address.
 */
export const costsPerMinute = { account: 2_000_000, network: 20_000_000 } as const;

/** The base cost of each request. */
export const requestCost = 300;

/** What a refused document costs besides its text: it is read for its errors, and no client of the shop sends one. */
export const refusedCost = 5000;

/** What the rendering of a page costs. */
export const renderingCost = 20_000;

/** Maximum number of counted callers. Beyond it, the least recently seen one is dropped. */
const maxCallers = 50_000;

export type Caller = Pick<RequestContext, "viewer" | "network">;

export type CostBudget = {
  /** Adds a cost to the caller's minute, unless that exceeds the budget. Returns whether it was added. */
  spend: (caller: Caller, cost: number) => boolean;
  /** The same, but throws TOO_MANY with the seconds to wait instead of returning false. */
  spendOrRefuse: (caller: Caller, cost: number) => void;
  /** Adds a cost that has been caused already, also beyond the budget. */
  charge: (caller: Caller, cost: number) => void;
};

/** Budgets in the memory of one process: a shared count would cost a statement for each request. */
export const costBudget = (isCounted: boolean): CostBudget => {
  const spent = new LRUCache<string, { cost: number }>({ max: maxCallers, ttl: minute });
  const keyOf = ({ viewer, network }: Caller): string => viewer?.apiKey?.id ?? viewer?.userId ?? network;
  const entryOf = (caller: Caller): { cost: number } => {
    const key = keyOf(caller);
    const entry = spent.get(key) ?? { cost: 0 };
    if (entry.cost === 0) spent.set(key, entry);
    return entry;
  };
  const charge: CostBudget["charge"] = (caller, cost) => {
    if (isCounted) entryOf(caller).cost += cost;
  };
  const spend: CostBudget["spend"] = (caller, cost) => {
    if (!isCounted) return true;
    const entry = entryOf(caller);
    if (entry.cost + cost > costsPerMinute[caller.viewer ? "account" : "network"]) return false;
    entry.cost += cost;
    return true;
  };
  return {
    spend,
    spendOrRefuse: (caller, cost) => {
      if (spend(caller, cost)) return;
      countOverload("query-cost");
      const wait = spent.getRemainingTTL(keyOf(caller));
      refuse("TOO_MANY", { facts: { retryAfter: Math.max(1, Math.ceil(wait / 1000)) } });
    },
    charge,
  };
};
