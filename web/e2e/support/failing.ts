import type { Page } from "@playwright/test";

type Posted = { operationName?: string };

/** Cuts off every request for these operations. Answers how to let them through again. */
export const failing = async (page: Page, ...operations: string[]): Promise<() => Promise<void>> => {
  await page.route("**/graphql", (route) => {
    const { operationName = "" } = route.request().postDataJSON() as Posted;
    return operations.includes(operationName) ? route.abort() : route.fallback();
  });
  return () => page.unroute("**/graphql");
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
