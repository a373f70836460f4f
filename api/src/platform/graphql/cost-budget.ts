import { LRUCache } from "lru-cache";
import type { RequestContext } from "./request-context.ts";
import { refuse } from "../errors/errors.ts";

const minute = 60_000;

/**
 * What a caller may ask for in a minute, in fields as they are weighed. A full page of 24 products costs about 1,000.
 * A network is given much more than an account: behind a carrier's IPv4 address stand thousands of shoppers.
 */
export const costsPerMinute = { account: 2_000_000, network: 20_000_000 } as const;

/** Callers that are counted at once; beyond that the one that has been away longest is forgotten. */
const mostCallers = 50_000;

type Caller = Pick<RequestContext, "viewer" | "network">;

export type CostBudget = {
  /** Counts a cost when there is room for it in the caller's minute, and tells whether there was. */
  spend: (caller: Caller, cost: number) => boolean;
  /** The same; refuses with TOO_MANY and the seconds to wait when there is no room. */
  demand: (caller: Caller, cost: number) => void;
};

/** Budgets of one process, in its memory: a shared count would cost a statement for each request. */
export const costBudget = (isCounted: boolean): CostBudget => {
  const spent = new LRUCache<string, { cost: number }>({ max: mostCallers, ttl: minute });
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
    demand: (caller, cost) => {
      if (spend(caller, cost)) return;
      const wait = spent.getRemainingTTL(keyOf(caller));
      refuse("TOO_MANY", { facts: { retryAfter: Math.max(1, Math.ceil(wait / 1000)) } });
    },
  };
};
