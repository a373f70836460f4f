import type { Page } from "@playwright/test";
import { closeDialog, expectAccessibleStates } from "./support/accessible-states.ts";
import { aDeliveredOrder, requestReturn } from "./support/delivered-order.ts";
import { inspectReturn, newestReturn } from "./support/order-steps.ts";
import { demoAdmin, newShopper, type DemoShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

const anExchange = { kind: "EXCHANGE", reason: "TOO_LARGE", size: "S", color: "Indigo" };

/** A request of a return or an exchange of a delivered order. */
const aRequest = async (
  page: Page,
  shopper: Pick<DemoShopper, "query">,
  line: Record<string, unknown>,
  quantity = 1,
) => {
  const order = await aDeliveredOrder(page.request, shopper, { quantity });
  await requestReturn(shopper, order.id, { quantity, ...line });
  return { order, admin: order.admin, request: await newestReturn(shopper) };
};

/** An exchange that the shop has inspected: its replacement is to be sent. */
const aReplacementToSend = async (page: Page, shopper: Pick<DemoShopper, "query">) => {
  const { admin, request } = await aRequest(page, shopper, anExchange);
  await inspectReturn(admin, request, { restocked: 1 });
  return { admin, ...request };
};

test("returns at their end are accessible for the shopper", async ({ page }) => {
  test.slow();
  const shopper = await newShopper(page);
  const incomplete = await aRequest(page, shopper, { kind: "RETURN", reason: "CHANGED_MIND" }, 3);
  await inspectReturn(incomplete.admin, incomplete.request, { restocked: 2, missing: 1 });
  const refused = await aRequest(page, shopper, { kind: "RETURN", reason: "OTHER", comment: "Too bright." });
  await refused.admin.query(
    'mutation($id: ID!) { refuseReturn(input: { returnId: $id, version: 1, reason: "The label is missing." }) { id } }',
    { id: refused.request.id },
  );
  const sent = await aReplacementToSend(page, shopper);
  await sent.admin.query(
    'mutation($id: ID!) { sendReplacement(input: { returnId: $id, version: 4, courier: "Blue Dart", trackingId: "BD-100200" }) { id } }',
    { id: sent.id },
  );
  await expectAccessibleStates(page, "returns", [
    [
      "refused, incomplete and exchanged ones",
      async () => {
        await page.goto("/user/dashboard/returns");
        for (const text of [
          "We cannot take the pieces back. The label is missing.",
          "2 of 3 pieces arrived",
          /^Your replacement is on its way with Blue Dart/,
        ])
          await expect(page.getByText(text).first()).toBeVisible();
      },
    ],
  ]);
});

test("requests of returns are accessible for the admin in each step", async ({ page }) => {
  const shopper = await newShopper(page);
  const { request } = await aRequest(page, shopper, { kind: "RETURN", reason: "CHANGED_MIND" }, 3);
  await aRequest(page, shopper, { ...anExchange, comment: "It slips down." });
  await demoAdmin(page);
  await page.goto("/admin/returns");
  const shown = page
    .getByRole("region", { name: "Requests" })
    .getByRole("article")
    .filter({ hasText: request.returnNumber });
  const missing = shown.getByRole("group", { name: /that did not arrive$/ });
  await expectAccessibleStates(page, "the admin's returns", [
    ["requests", () => expect(page.getByText("It slips down.").first()).toBeVisible()],
    [
      "the refused refusal",
      async () => {
        await shown.getByRole("button", { name: /^Refuse/ }).click();
        const dialog = page.getByRole("dialog", { name: /^Refuse return / });
        await dialog.getByRole("button", { name: "Refuse" }).click();
        await expect(dialog.getByText("Please write a reason. The customer will read it.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the inspection of incomplete and damaged pieces",
      async () => {
        await closeDialog(page);
        await shown.getByRole("button", { name: "Approve" }).click();
        await shown.getByRole("button", { name: "Mark as received" }).click();
        await missing.getByRole("button", { name: "One more" }).click();
        const damaged = shown.getByRole("group", { name: /that cannot be sold$/ });
        await damaged.getByRole("button", { name: "One more" }).click();
        await expect(shown.getByText("1 piece back into stock")).toBeVisible();
      },
    ],
  ]);
});

test("replacements that are to be sent are accessible among returns and deliveries", async ({ page }) => {
  const shopper = await newShopper(page);
  const { returnNumber } = await aReplacementToSend(page, shopper);
  await demoAdmin(page);
  const shown = page.getByRole("article").filter({ hasText: returnNumber });
  const name = `Send the replacement of return ${returnNumber}`;
  await expectAccessibleStates(page, "replacements", [
    [
      "a refused tracking id among returns",
      async () => {
        await page.goto("/admin/returns?requests=to-send");
        await shown.getByLabel("Courier").selectOption("Blue Dart");
        await shown.getByLabel("Tracking id").fill("<script>");
        await shown.getByRole("button", { name: "Mark as sent" }).click();
        await expect(shown.getByText(/^A tracking id has 4 to 40 letters/)).toBeVisible();
      },
    ],
    [
      "among deliveries",
      async () => {
        await page.goto("/admin/delivery?stage=replacements");
        await expect(page.getByRole("button", { name })).toBeVisible();
      },
    ],
  ]);
});
