import type { Page, Route } from "@playwright/test";
import { isOperation } from "./operation.ts";

/** How a request fails: no network, a proxy's error page, an internal error, or a refusal. */
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

/** Runs `run` while every request of one operation fails; other requests pass. */
export const withFailure = async (
  page: Page,
  { operation, failure }: { operation: string; failure: Failure },
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
