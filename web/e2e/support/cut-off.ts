import type { Page, Route } from "@playwright/test";
import { isOf } from "./operation.ts";

/** Cuts off every request for these operations. Answers how to let them through again. */
export const cutOff = async (page: Page, ...operations: string[]): Promise<() => Promise<void>> => {
  const cut = (route: Route) => (isOf(route.request(), ...operations) ? route.abort() : route.fallback());
  await page.route("**/graphql", cut);
  return () => page.unroute("**/graphql", cut);
};

/** What the client logged as not loaded, by the names of the queries. */
export const notLoaded = (page: Page): string[] => {
  const names: string[] = [];
  page.on("console", (message) => {
    const name = message.text().match(/^Not loaded: (\w+)/)?.[1];
    if (message.type() === "error" && name) names.push(name);
  });
  return names;
};
