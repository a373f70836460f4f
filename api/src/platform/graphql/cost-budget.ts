import { LRUCache } from "lru-cache";
import type { RequestContext } from "./request-context.ts";
import { refuse } from "../errors/errors.ts";

const minute = 60_000;

/**
 * The cost that a caller may cause in a minute, in weighted fields. A full page of 24 products costs about 1,000. A network
 * has a much larger budget than an account: thousands of shoppers share a carrier's IPv4 address.
 */
export const costsPerMinute = { account: 2_000_000, network: 20_000_000 } as const;

/** Maximum number of counted callers. Beyond it, the least recently seen one is dropped. */
const maxCallers = 50_000;

type Caller = Pick<RequestContext, "viewer" | "network">;

export type CostBudget = {
  /** Adds a cost to the caller's minute, unless that exceeds the budget. Returns whether it was added. */
  spend: (caller: Caller, cost: number) => boolean;
  /** The same, but throws TOO_MANY with the seconds to wait instead of returning false. */
  spendOrRefuse: (caller: Caller, cost: number) => void;
};

/** Budgets in the memory of one process: a shared count would cost a statement for each request. */
export const costBudget = (isCounted: boolean): CostBudget => {
  const spent = new LRUCache<string, { cost: number }>({ max: maxCallers, ttl: minute });
  const keyOf = ({ viewer, network }: Caller): string => viewer?.userId ?? network;
  const spend: CostBudget["spend"] = (caller, cost) => {
    if (!isCounted) return true;
    const key = keyOf(caller);
    const entry = spent.get(key);
    if (!entry) spent.set(key, { cost });
    else if (entry.cost + cost > costsPerMinute[caller.viewer ? "account" : "network"]) return false;
    else entry.cost += cost;
    return true;
  };
  return {
    spend,
    spendOrRefuse: (caller, cost) => {
      if (spend(caller, cost)) return;
      const wait = spent.getRemainingTTL(keyOf(caller));
      refuse("TOO_MANY", { facts: { retryAfter: Math.max(1, Math.ceil(wait / 1000)) } });
    },
  };
};
