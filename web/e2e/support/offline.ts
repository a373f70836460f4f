import type { Page, Route } from "@playwright/test";
import { graphqlUrl, isOperation } from "./operation.ts";

/** Aborts every request of these operations. Returns a function that goes back online. */
export const takeOffline = async (page: Page, ...operations: string[]): Promise<() => Promise<void>> => {
  const abort = (route: Route) =>
    isOperation(route.request(), ...operations) ? route.abort() : route.fallback();
  await page.route(graphqlUrl, abort);
  return () => page.unroute(graphqlUrl, abort);
};

/** Records the names of the queries that the client logs as not loaded. */
export const recordFailedLoads = (page: Page): string[] => {
  const names: string[] = [];
  page.on("console", (message) => {
    const name = message.text().match(/^Not loaded: (\w+)/)?.[1];
    if (message.type() === "error" && name) names.push(name);
  });
  return names;
};
