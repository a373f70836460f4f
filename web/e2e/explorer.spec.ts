import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true });

test("without internet /graphql leads to the offline explorer, whose tabs carry ids along @desktop", async ({
  page,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const foreign: string[] = [];
  const violations: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(baseURL ?? "").origin,
    async (route) => {
      foreign.push(route.request().url());
      await route.fulfill({ status: 404 });
    },
  );
  await page.goto("/graphql");
  await expect(page).toHaveURL("/graphql/offline/");
  foreign.length = 0;
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  const send = async (tab: string): Promise<unknown> => {
    await page.getByText(tab).first().click();
    const answered = page.waitForResponse(
      (response) => response.url().endsWith("/graphql") && response.request().method() === "POST",
    );
    await page.getByRole("button", { name: "Send Request" }).click();
    const response = await answered;
    expect(response.status()).toBe(200);
    return response.request().postDataJSON();
  };
  expect(await send("1. Search")).toMatchObject({ variables: { text: "dress" } });
  await expect(page.getByText("Updated active environment variables: productId.")).toBeVisible();
  expect(await send("2. Look at the product")).toMatchObject({
    variables: { id: expect.stringMatching(/^[\da-f-]{36}$/) },
  });
  expect({ foreign, violations }).toEqual({ foreign: [], violations: [] });
});
