import { expect, type Page, type Route } from "@playwright/test";
import { graphqlUrl, isOperation } from "./operation.ts";

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

const fail = (route: Route, failure: Failure): Promise<void> => {
  if (failure === "offline") return route.abort();
  if (failure === "proxy") return route.fulfill(proxyPage);
  return route.fulfill({ json: { data: null, errors: [errorOf(failure)] } });
};

/**
 * Runs `run` while every request of one operation fails; other requests pass. `whenFailed` waits for the first failed
 * request: a message that is already visible may belong to an earlier one.
 */
export const withFailure = async (
  page: Page,
  { operation, failure }: { operation: string; failure: Failure },
  run: (whenFailed: () => Promise<void>) => Promise<void>,
) => {
  let failedRequests = 0;
  const failOperation = async (route: Route) => {
    if (!isOperation(route.request(), operation)) return route.fallback();
    await fail(route, failure);
    failedRequests += 1;
  };
  const whenFailed = () =>
    expect.poll(() => failedRequests, `failed requests of ${operation}`).toBeGreaterThan(0);
  await page.route(graphqlUrl, failOperation);
  await run(whenFailed);
  await whenFailed();
  await page.unroute(graphqlUrl, failOperation);
};

/** Runs `run` while the shop carries out every request of one operation, and its answers are lost. */
export const withLostAnswers = async (page: Page, operation: string, run: () => Promise<void>) => {
  let lostAnswers = 0;
  const loseAnswer = async (route: Route) => {
    if (!isOperation(route.request(), operation)) return route.fallback();
    await route.fetch();
    lostAnswers += 1;
    return route.abort();
  };
  await page.route(graphqlUrl, loseAnswer);
  await run();
  await expect.poll(() => lostAnswers, `lost answers of ${operation}`).toBeGreaterThan(0);
  await page.unroute(graphqlUrl, loseAnswer);
};
