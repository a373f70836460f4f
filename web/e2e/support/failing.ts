import type { Page, Route } from "@playwright/test";
import { isOf } from "./operation.ts";

/** The ways in which an answer can fail: no network, a proxy without a shop, a shop that breaks, a shop that says no. */
export type Failing = "offline" | "proxy" | "broken" | { refused: string };

const proxyPage = {
  status: 502,
  contentType: "text/html",
  body: "<html><body><h1>502 Bad Gateway</h1></body></html>",
};

const answerOf = (failing: Exclude<Failing, "offline" | "proxy">) =>
  failing === "broken"
    ? { message: "Something went wrong. Please try again.", extensions: { code: "INTERNAL" } }
    : { message: failing.refused, extensions: { code: "TOO_MANY" } };

/** Does something while every answer to an operation of the client fails in this way; all others come as they are. */
export const whileFailing = async (
  page: Page,
  { operation, failing }: { operation: string; failing: Failing },
  act: () => Promise<void>,
) => {
  const fail = async (route: Route) => {
    if (!isOf(route.request(), operation)) return route.fallback();
    if (failing === "offline") return route.abort();
    if (failing === "proxy") return route.fulfill(proxyPage);
    return route.fulfill({ json: { data: null, errors: [answerOf(failing)] } });
  };
  await page.route("**/graphql", fail);
  await act();
  await page.unroute("**/graphql", fail);
};
