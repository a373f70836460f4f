import type { Page, Route } from "@playwright/test";
import { isOperation } from "./operation.ts";

/** The ways in which an answer can fail: no network, a proxy without a shop, a shop that breaks, a shop that says no. */
export type Failure = "offline" | "proxy" | "broken" | { refused: string };

const proxyPage = {
  status: 502,
  contentType: "text/html",
  body: "<html><body><h1>502 Bad Gateway</h1></body></html>",
};

const errorOf = (failure: Exclude<Failure, "offline" | "proxy">) =>
  failure === "broken"
    ? { message: "Something went wrong. Please try again.", extensions: { code: "INTERNAL" } }
    : { message: failure.refused, extensions: { code: "TOO_MANY" } };

/** Does something while every answer to an operation of the client fails in this way; all others come as they are. */
export const withFailure = async (
  page: Page,
  { operation, failing: failure }: { operation: string; failing: Failure },
  run: () => Promise<void>,
) => {
  const interceptOperation = async (route: Route) => {
    if (!isOperation(route.request(), operation)) return route.fallback();
    if (failure === "offline") return route.abort();
    if (failure === "proxy") return route.fulfill(proxyPage);
    return route.fulfill({ json: { data: null, errors: [errorOf(failure)] } });
  };
  await page.route("**/graphql", interceptOperation);
  await run();
  await page.unroute("**/graphql", interceptOperation);
};
