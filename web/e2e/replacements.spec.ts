import { aDeliveredOrder, requestReturn } from "./support/delivered-order.ts";
import { withFailure } from "./support/failures.ts";
import { entryOf } from "./support/parcel-order.ts";
import { demoAdmin, newShopper, type DemoShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

/** An exchange of the shopper that the shop has inspected. Returns its number. */
const aCompletedExchange = async (page: Page, shopper: DemoShopper): Promise<string> => {
  const { id, admin } = await aDeliveredOrder(page.request, shopper);
  await requestReturn(shopper, id, { kind: "EXCHANGE", reason: "TOO_LARGE", size: "S", color: "Indigo" });
  const { myReturns } = await shopper.query<{
    myReturns: { nodes: { id: string; returnNumber: string; lines: { id: string }[] }[] };
  }>("{ myReturns(first: 1) { nodes { id returnNumber lines { id } } } }", {});
  const [request] = myReturns.nodes;
  const returnId = request?.id;
  await admin.query(
    "mutation($id: ID!) { a: approveReturn(input: { returnId: $id, version: 1 }) { id } b: receiveReturn(input: { returnId: $id, version: 2 }) { id } }",
    { id: returnId },
  );
  const lines = request?.lines.map((line) => ({ lineId: line.id, restocked: 1, writtenOff: 0 }));
  await admin.query(
    "mutation($id: ID!, $lines: [InspectedLineInput!]!) { inspectReturn(input: { returnId: $id, version: 3, lines: $lines }) { id } }",
    { id: returnId, lines },
  );
  return request?.returnNumber ?? "";
};

test("a replacement that is to be sent has its place on the dashboard, in returns and in delivery", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopperPage = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  const shopper = await newShopper(shopperPage);
  const [first, second] = [
    await aCompletedExchange(shopperPage, shopper),
    await aCompletedExchange(shopperPage, shopper),
  ];
  await demoAdmin(page);
  await page.goto("/admin/returns");
  const filter = page.getByRole("navigation", { name: "Requests by status" });
  const toSend = filter.getByRole("link", { name: /^Replacements to send/ });
  await expect(toSend).toHaveText(/2$/);
  await toSend.click();
  await expect(page).toHaveURL(/requests=to-send$/);
  await expect(toSend).toBeFocused();
  const requests = page.getByRole("region", { name: "Requests" }).getByRole("article");
  await expect(requests).toHaveCount(2);
  await expect(requests.first().getByRole("heading", { name: first })).toBeVisible();
  await expect(requests.first().getByText("Replacement to be sent")).toBeVisible();
  await expect(requests.first().locator("address")).toBeVisible();
  await requests.first().getByLabel("Courier").selectOption("Blue Dart");
  await requests.first().getByLabel("Tracking id").fill("BD-300");
  await requests.first().getByRole("button", { name: "Mark as sent" }).click();
  await expect(requests.first().getByText("Replacement sent")).toBeVisible();
  await expect(toSend).toHaveText(/1$/);

  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: /Exchange replacements to send/ }).click();
  await expect(page).toHaveURL(/\/admin\/delivery\?stage=replacements$/);
  await expect(page.getByRole("link", { name: /^Replacements/ })).toHaveText(/1$/);
  const entry = entryOf(page, second);
  await expect(entry.getByText("Handloom Wrap Skirt, Size S, Indigo")).toBeVisible();
  await expect(entry.locator("address")).toBeVisible();
  const send = entry.getByRole("button", { name: `Send the replacement of return ${second}` });
  await send.click();
  const dialog = page.getByRole("dialog", { name: `Send the replacement of return ${second}` });
  await dialog.getByRole("button", { name: "Mark as sent" }).click();
  await expect(dialog.getByText("Please choose a courier from the list.")).toBeVisible();
  await dialog.getByLabel("Courier").selectOption("Delhivery");
  await dialog.getByLabel("Tracking id").fill("DL-300");
  await withFailure(page, { operation: "SendReplacement", failure: "broken" }, async () => {
    await dialog.getByRole("button", { name: "Mark as sent" }).click();
    await expect(dialog.getByText("The return could not be changed. Please try again.")).toBeVisible();
  });
  await dialog.getByRole("button", { name: "Mark as sent" }).click();
  await expect(page.getByText(`The replacement of return ${second} is on its way.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "No replacements to send" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeFocused();
  await withFailure(page, { operation: "ReplacementsDue", failure: "proxy" }, async () => {
    await page.reload();
    await expect(page.getByText("The replacements could not be loaded.")).toBeVisible();
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No replacements to send" })).toBeVisible();

  for (const path of ["/orders", "/user/dashboard/orders"]) {
    await shopperPage.goto(path);
    const ofOrder = shopperPage.getByRole("link", { name: `Exchange ${first}: Replacement on its way` });
    await expect(ofOrder).toBeVisible();
  }
  await shopperPage.goto("/user/dashboard");
  const activity = shopperPage.getByRole("link", { name: `Return ${first}: Replacement on its way` });
  await expect(activity).toBeVisible();
  await activity.click();
  await expect(shopperPage.getByRole("heading", { name: `Return ${first}` })).toBeFocused();
  await shopperPage.context().close();
});
