import type { Page } from "@playwright/test";
import { expectAccessibleStates } from "./support/accessible-states.ts";
import {
  addTestProduct,
  archiveTestProduct,
  changeTestStock,
  type TestProduct,
} from "./support/admin-product.ts";
import { orderInCash, type PlacedOrder } from "./support/cash-order.ts";
import { aDeliveredOrder } from "./support/delivered-order.ts";
import { cancelOrder, collectCash, setStatus, shipParcel } from "./support/order-steps.ts";
import { orderPaidOnline } from "./support/paid-order.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

/** Words without a place to break. */
const longTitle = `${"Banarasi".repeat(14)} Skirt`;

const lineOf = ({ id: productId }: TestProduct, quantity = 1) => ({
  productId,
  size: "M",
  color: "Rust",
  quantity,
});

/**
 * A shopper's orders: confirmed, with two parcels, paid online and refunded, with a refund in cash to come, cancelled and partly out of stock.
 */
const ordersOfEachStatus = async (page: Page) => {
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const product = await addTestProduct(admin, { title: longTitle, stock: 50 });
  const confirmed = await orderInCash(shopper, [lineOf(product)]);
  const shipped = await orderInCash(shopper, [lineOf(product, 3)]);
  const { myOrders } = await shopper.query<{ myOrders: { nodes: { lines: { id: string }[] }[] } }>(
    "{ myOrders(first: 1) { nodes { lines { id } } } }",
  );
  const lines = [{ orderLineId: myOrders.nodes[0]?.lines[0]?.id ?? "", quantity: 1 }];
  await shipParcel(admin, shipped.id, { trackingId: `DL-${shipped.orderNumber}-1`, lines });
  await shipParcel(admin, shipped.id, { trackingId: `DL-${shipped.orderNumber}-2` });
  const refunded = await orderPaidOnline(page, shopper, [lineOf(product)]);
  await cancelOrder(shopper, refunded.id);
  const owed = await orderInCash(shopper, [lineOf(product)]);
  await setStatus(admin, owed.id, "DELIVERED");
  await collectCash(admin, owed.id);
  await setStatus(admin, owed.id, "RETURNED");
  const [scarce, gone] = [
    await addTestProduct(admin, { title: "Ordered Skirt, scarce", stock: 3 }),
    await addTestProduct(admin, { title: "Ordered Skirt, gone" }),
  ];
  const cancelled = await orderInCash(shopper, [lineOf(scarce, 3), lineOf(gone)]);
  await cancelOrder(shopper, cancelled.id);
  await changeTestStock(admin, scarce.id, { reason: "DAMAGED", quantity: 1 });
  await archiveTestProduct(admin, gone, true);
  return { confirmed, shipped, refunded, owed, cancelled };
};

test("a shopper's orders are accessible in each status, with their dialogs and messages", async ({
  page,
}) => {
  test.slow();
  const orders = await ordersOfEachStatus(page);
  const cardOf = ({ orderNumber }: PlacedOrder) =>
    page.getByRole("article", { name: `Order ${orderNumber}` });
  const dialog = page.getByRole("dialog");
  await page.goto("/orders");
  await expectAccessibleStates(page, "orders", [
    [
      "each status with its details, a refused form and messages",
      async () => {
        await expect(page.getByRole("article", { name: /^Order SJ/ })).toHaveCount(5);
        for (const order of [orders.confirmed, orders.shipped, orders.refunded])
          await cardOf(order)
            .getByText(/^Details/)
            .first()
            .click();
        await expect(
          cardOf(orders.shipped).getByRole("link", { name: /^Track this parcel with Delhivery/ }),
        ).toHaveCount(2);
        await expect(cardOf(orders.refunded).getByText(/^Refund of /)).toBeVisible();
        await cardOf(orders.owed)
          .getByRole("radio", { name: /Bank account/ })
          .check();
        await cardOf(orders.owed).getByRole("button", { name: "Save details" }).click();
        await expect(cardOf(orders.owed).getByText("Please enter your bank's IFSC.")).toBeVisible();
        await cardOf(orders.confirmed)
          .getByRole("button", { name: /^E-mail invoice/ })
          .click();
        await expect(
          page.getByRole("status").filter({ hasText: "Invoice sent to your email successfully!" }),
        ).toBeVisible();
        const card = cardOf(orders.cancelled);
        await card.getByRole("button", { name: /^Buy again/ }).click();
        await expect(card.getByText(/^Only 2 of 3 pieces of Ordered Skirt, scarce/)).toBeVisible();
        await expect(card.getByText(/ is no longer available\.$/)).toBeVisible();
      },
    ],
    [
      "the refused address with its notice",
      async () => {
        await cardOf(orders.confirmed)
          .getByRole("button", { name: /^Change address/ })
          .click();
        await dialog.getByRole("textbox", { name: "City" }).fill("");
        await dialog.getByRole("button", { name: "Save address" }).click();
        await expect(dialog.getByText("Please fill all fields.")).toBeVisible();
        await dialog.getByText("What we use this for").click();
      },
      "own width",
    ],
    [
      "among the pages of the account",
      async () => {
        await page.goto("/user/dashboard/orders");
        await expect(cardOf(orders.shipped)).toBeVisible();
      },
    ],
  ]);
});

/** A picture of one pixel. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("the request of a return is accessible in each step", async ({ page }) => {
  const shopper = await newShopper(page);
  const order = await aDeliveredOrder(page.request, shopper, { title: longTitle });
  await page.goto(`/user/dashboard/returns?order=${order.id}`);
  const send = page.getByRole("button", { name: "Send request" });
  await expectAccessibleStates(page, "return", [
    [
      "the refused form",
      async () => {
        await send.click();
        await expect(page.getByText("Please complete the marked pieces.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the form of an exchange with a photograph",
      async () => {
        const instead = page.getByRole("group", { name: "What would you like instead?" });
        await instead.getByText("S", { exact: true }).click();
        await instead.getByText("Indigo", { exact: true }).click();
        await page.getByLabel("Why are you returning it?").selectOption("Too large");
        await page
          .getByLabel("Choose photographs")
          .setInputFiles({ name: "waist.png", mimeType: "image/png", buffer: onePixel });
        await expect(page.getByRole("img", { name: "Photograph 1" })).toBeVisible();
        await expect(page.getByText(/^We set your replacement aside right away\./)).toBeVisible();
      },
    ],
    [
      "the form of a return",
      async () => {
        await page.getByRole("radio", { name: /^Return/ }).check();
        await expect(page.getByText(/^If you paid the courier in cash, we will ask/)).toBeVisible();
      },
      "own width",
    ],
    [
      "the sent request",
      async () => {
        await send.click();
        await expect(page.getByRole("heading", { name: "We have received your request" })).toBeVisible();
      },
      "own width",
    ],
  ]);
});
