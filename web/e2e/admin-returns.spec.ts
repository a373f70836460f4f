import type { Page } from "@playwright/test";
import { sql } from "./support/database.ts";
import { aDeliveredOrder, requestReturn } from "./support/delivered-order.ts";
import { withFailure } from "./support/failures.ts";
import { entryOf } from "./support/parcel-order.ts";
import { demoAdmin, newShopper, type DemoShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

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

test("the shopper sees an exchange or a refusal of the shop step by step @core", async ({
  page,
  browser,
  baseURL,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopperContext = await browser.newContext({ baseURL: baseURL ?? "" });
  const shopperPage = await shopperContext.newPage();
  const shopper = await newShopper(shopperPage);
  const order = await aDeliveredOrder(shopperPage.request, shopper);
  await requestReturn(shopper, order.id, {
    kind: "EXCHANGE",
    reason: "TOO_LARGE",
    size: "S",
    color: "Indigo",
    comment: "It slips down.",
  });
  await requestReturn(shopper, order.id, { kind: "RETURN", reason: "CHANGED_MIND" });
  await demoAdmin(page);
  await page.goto("/admin/returns");
  const requests = page.getByRole("region", { name: "Requests" }).getByRole("article");
  const changed = "This return has changed in the meantime. Please look at it again.";
  const changeReturnsElsewhere = () => sql("update returns set version = version + 1", []);
  const [refused, exchanged] = [requests.nth(0), requests.nth(1)];
  await expect(exchanged.getByText("It slips down.")).toBeVisible();
  await expect(exchanged.getByText("No refund.")).toBeVisible();
  await withFailure(page, { operation: "ApproveReturn", failure: "broken" }, async () => {
    await exchanged.getByRole("button", { name: "Approve" }).click();
    await expect(exchanged.getByText("The return could not be changed. Please try again.")).toBeVisible();
  });
  await exchanged.getByRole("button", { name: "Approve" }).click();
  await expect(exchanged.getByRole("heading", { name: /^R-\d+ of order/ })).toBeFocused();
  await exchanged.getByRole("button", { name: "Mark as received" }).click();
  await expect(exchanged.getByText("1 piece back into stock")).toBeVisible();
  const damaged = exchanged.getByRole("group", { name: /that cannot be sold$/ });
  await damaged.getByRole("button", { name: "One more" }).click();
  await expect(exchanged.getByText("0 pieces back into stock")).toBeVisible();
  await changeReturnsElsewhere();
  await exchanged.getByRole("button", { name: "Complete the return" }).click();
  await expect(exchanged.getByText(changed)).toBeVisible();
  await expect(exchanged.getByText("0 pieces back into stock")).toBeVisible();
  await exchanged.getByRole("button", { name: "Complete the return" }).click();
  await expect(exchanged.getByText("0 back in stock, 1 written off")).toBeVisible();
  await exchanged.getByLabel("Courier").selectOption("Blue Dart");
  await exchanged.getByLabel("Tracking id").fill("<script>");
  await exchanged.getByRole("button", { name: "Mark as sent" }).click();
  await expect(
    exchanged.getByText(
      "A tracking id has 4 to 40 letters, digits and hyphens. Links and other characters are not accepted.",
    ),
  ).toBeVisible();
  await exchanged.getByLabel("Tracking id").fill("BD100");
  await exchanged.getByRole("button", { name: "Mark as sent" }).click();
  await expect(exchanged.getByRole("heading", { name: "Replacement sent" })).toBeVisible();

  await refused.getByRole("button", { name: /^Refuse/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Refuse return / });
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(dialog.getByText("Please write a reason. The customer will read it.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The label is missing.");
  await changeReturnsElsewhere();
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(dialog.getByText(changed)).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toHaveValue("The label is missing.");
  await dialog.getByRole("button", { name: "Refuse" }).click();
  await expect(dialog).toBeHidden();
  await expect(refused.getByRole("heading", { name: /^R-\d+ of order/ })).toBeFocused();
  await expect(refused.getByText("Refused: The label is missing.")).toBeVisible();
  await page
    .getByRole("navigation", { name: "Requests by status" })
    .getByRole("link", { name: /^Closed/ })
    .click();
  await expect(page).toHaveURL(/requests=closed$/);
  await expect(page.getByText("Refused: The label is missing.")).toBeVisible();

  await shopperPage.goto("/user/dashboard/returns");
  await expect(shopperPage.getByText("We cannot take the pieces back. The label is missing.")).toBeVisible();
  await expect(
    shopperPage.getByText("Your replacement is on its way with Blue Dart, number BD100."),
  ).toBeVisible();
  const track = shopperPage.getByRole("link", {
    name: /^Track your replacement of return R-\d+ at Blue Dart/,
  });
  await expect(track).toHaveAttribute("href", /^https:\/\/www\.bluedart\.com\/.*BD100$/);
  await expect(track).toHaveAttribute("rel", /noopener/);
  const exchange = shopperPage.getByRole("article").last();
  for (const step of ["Requested", "Approved by the shop", "Arrived at the shop", "Replacement on its way"])
    await expect(exchange.getByText(step, { exact: true }).first()).toBeVisible();
  await shopperContext.close();
});

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
  // What another test has left to be sent.
  await sql("update returns set replacement_due_at = null where return_number not in ($1, $2)", [
    first,
    second,
  ]);
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
  await dialog.getByLabel("Courier").selectOption("Delhivery");
  await dialog.getByLabel("Tracking id").fill("DL-300");
  await dialog.getByRole("button", { name: "Mark as sent" }).click();
  await expect(page.getByText(`The replacement of return ${second} is on its way.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "No replacements to send" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Delivery" })).toBeFocused();

  await shopperPage.goto("/user/dashboard");
  const activity = shopperPage.getByRole("link", { name: `Return ${first}: Replacement on its way` });
  await expect(activity).toBeVisible();
  await activity.click();
  await expect(shopperPage.getByRole("heading", { name: `Return ${first}` })).toBeFocused();
  await shopperPage.context().close();
});
