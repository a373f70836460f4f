import { addTestProduct, readProduct } from "./support/admin-product.ts";
import { orderInCash } from "./support/cash-order.ts";
import { requestReturn } from "./support/delivered-order.ts";
import { keyboardOperatorOn } from "./support/operator.ts";
import { orderPaidOnline } from "./support/paid-order.ts";
import { demoAdmin, newShopperOutsideBrowser } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

declare global {
  interface Window {
    reportPointer: () => Promise<void>;
  }
}

test("the day's work from an order to a refund needs no pointer event @desktop", async ({ page }) => {
  test.setTimeout(240_000);
  let pointerEvents = 0;
  await page.exposeFunction("reportPointer", () => void (pointerEvents += 1));
  await page.addInitScript(() =>
    window.addEventListener("pointerdown", () => void window.reportPointer(), true),
  );
  const { press, type, select } = keyboardOperatorOn(page);
  const { keyboard } = page;
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, { title: "Skirt by keyboard" });
  const shopper = await newShopperOutsideBrowser(page.request);
  const lines = [{ productId: product.id, size: "M", color: "Rust", quantity: 1 }];
  const order = await orderInCash(shopper, lines);
  const returned = await orderPaidOnline(page, shopper, lines);
  await admin.query(
    "mutation($id: ID!) { updateOrderStatus(input: { orderId: $id, status: DELIVERED }) { id } }",
    {
      id: returned.id,
    },
  );
  await requestReturn(shopper, returned.id, { kind: "RETURN", reason: "CHANGED_MIND" });
  const menu = page.getByRole("navigation", { name: "Admin", exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await test.step("finds an order and opens it", async () => {
    await page.goto("/admin/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await keyboard.press("/");
    await expect(page.getByRole("searchbox", { name: "Search orders" })).toBeFocused();
    await keyboard.type(order.orderNumber);
    const row = page.getByRole("button", { name: new RegExp(`^Details of order ${order.orderNumber}`) });
    await expect(page.locator("[data-list-row]")).toHaveCount(1);
    await keyboard.press("Tab");
    await keyboard.press("j");
    await expect(row).toBeFocused();
    await keyboard.press("k");
    await expect(row).toBeFocused();
    const tick = page.getByRole("checkbox", { name: `Select order ${order.orderNumber}` });
    await keyboard.press("x");
    await expect(tick).toBeChecked();
    await keyboard.press("x");
    await expect(tick).not.toBeChecked();
    await keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await keyboard.press("Escape");
    await expect(row).toBeFocused();
    await keyboard.press("Enter");
    await press(page.getByRole("link", { name: /^Open order/ }));
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(order.orderNumber) })).toBeVisible();
  });

  await test.step("packs, ships and delivers it", async () => {
    await press(button("Pack"));
    await expect(button("Pack")).toHaveCount(0);
    await press(button("Ship"));
    const dialog = page.getByRole("dialog", { name: `Ship order ${order.orderNumber}` });
    await select(dialog.getByLabel("Courier"), "Delhivery");
    await type(dialog.getByLabel("Tracking id"), "DL12345678");
    await keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await press(button("Mark as delivered"));
    await expect(button("Mark as delivered")).toHaveCount(0);
    await expect
      .poll(() =>
        admin.query("query($id: ID!) { order(id: $id) { orderStatus parcels { trackingId } } }", {
          id: order.id,
        }),
      )
      .toEqual({ order: { orderStatus: "DELIVERED", parcels: [{ trackingId: "DL12345678" }] } });
  });

  await test.step("takes a return from its request to its refund", async () => {
    await press(menu.getByRole("link", { name: /^Returns/ }));
    const request = page.getByRole("article").filter({ hasText: returned.orderNumber });
    await press(request.getByRole("button", { name: "Approve" }));
    await press(request.getByRole("button", { name: "Mark as received" }));
    await press(request.getByRole("button", { name: "Complete the return" }));
    await expect(request.getByText("Refunded: ₹1,499")).toBeVisible();
  });

  await test.step("changes a price in its row", async () => {
    await press(menu.getByRole("link", { name: /^Manage products/ }));
    await type(page.getByLabel("Search products"), product.title);
    await expect(page.locator("[data-list-row]")).toHaveCount(1);
    const price = page.getByRole("button", { name: new RegExp(`^Edit the price of ${product.title}:`) });
    await press(price);
    await keyboard.type("1299");
    await keyboard.press("Enter");
    await expect(price).toBeFocused();
    await expect(price).toContainText("₹1,299");
    expect((await readProduct(admin, product.id)).price).toBe(1299);
  });
  expect(pointerEvents).toBe(0);
});
