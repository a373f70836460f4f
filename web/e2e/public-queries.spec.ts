import type { Page, Request } from "@playwright/test";
import { graphqlUrl, isOperation, operationOf } from "./support/operation.ts";
import { withoutPreloadedQueries } from "./support/preloaded-queries.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true });

const kurta = "Kota Doria Checks Kurta";

/** Records the GraphQL requests of the page that are answered. */
const recordRequests = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => void (graphqlUrl.test(request.url()) && requests.push(request)));
  return requests;
};

const openFromShop = async (page: Page) => {
  await withoutPreloadedQueries(page);
  await page.goto("/shop?text=kota%20doria%20checks");
  // Before, the link loads the whole page, which the browser may have prefetched with its results.
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  await page.getByRole("main").getByRole("link", { name: kurta }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: kurta })).toBeVisible();
  await expect(page.getByRole("region", { name: "You Might Also Like" }).getByRole("article")).toHaveCount(4);
};

test("public queries go by GET and are public; those of one person go by POST with the session", async ({
  page,
}) => {
  await newShopper(page);
  const requests = recordRequests(page);
  await openFromShop(page);
  for (const name of ["ShopPage", "ProductPage", "SimilarProducts"]) {
    const request = requests.find((each) => isOperation(each, name));
    expect([name, request?.method()]).toEqual([name, "GET"]);
    expect(new URL(request?.url() ?? "").searchParams.get("documentId")).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(request?.headers()["authorization"]).toBeUndefined();
    expect((await request?.response())?.headers()["cache-control"]).toMatch(/^public, .*s-maxage=/);
  }
  const own = requests.filter((request) => request.method() === "POST");
  expect(own.map((request) => operationOf(request).operationName)).toContain("Me");
  for (const request of own) expect(request.headers()["authorization"]).toMatch(/^Bearer /);
});

test("a server of another version does not know the documents: the page sends its queries whole", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await page.route(/\/graphql\?documentId=/, (route) =>
    route.fulfill({
      status: 404,
      contentType: "application/graphql-response+json",
      body: JSON.stringify({ errors: [{ message: "Unknown.", extensions: { code: "DOCUMENT_UNKNOWN" } }] }),
    }),
  );
  await openFromShop(page);
});
