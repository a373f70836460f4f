import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { fillAddress } from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { mailTo } from "./support/mailbox.ts";
import { takeOffline } from "./support/offline.ts";
import { openProduct } from "./support/open-product.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { forgetSession, submitSignIn } from "./support/sign-up.ts";
import { expect, test } from "./support/test.ts";

const chooseFirstVariant = async (page: Page) => {
  for (const name of [/^Colour/, "Size"]) {
    const group = page.getByRole("group", { name });
    if ((await group.count()) > 0) await group.getByRole("radio").first().check({ force: true });
  }
};

test("a visitor gets one mail about a sold-out piece", async ({ page, allowConsoleErrors }) => {
  const shopper = await createAccount(page.request);
  const { id, title } = await addTestProduct(await adminOutsideBrowser(page.request), {
    title: "Sambalpuri Wrap Skirt",
    stock: 0,
  });
  const setStock = (stock: number) =>
    sql("update stock_units set stock = $2 where product_id = $1", [id, stock]);
  await openProduct(page, title);
  const ask = page.getByRole("button", { name: "Notify me when it is back" });
  await chooseFirstVariant(page);
  await ask.click();
  await expect(page.getByText("Please log in so that we can e-mail you.")).toBeVisible();
  await submitSignIn(page, shopper.email, shopper.password);
  await expect(page.getByText("We will e-mail you once when it is back in stock.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("We will e-mail you once when it is back in stock.")).toBeVisible();
  const stop = page.getByRole("button", { name: "Turn off alert" });
  await expect(stop).not.toBeFocused();
  await stop.click();
  await expect(ask).toBeFocused();
  await ask.click();
  await expect(page.getByText("We will e-mail you once when it is back in stock.")).toBeVisible();
  await expect(stop).toBeFocused();
  await setStock(1);
  const { text } = await mailTo(page.request, shopper.email, /Back in stock/);
  await setStock(0);
  const link = /http\S+(\/stop-alerts\?token=\S+)/.exec(text)?.[1] ?? "";
  await openProduct(page, title);
  await chooseFirstVariant(page);
  await ask.click();
  await expect(page.getByText("We will e-mail you once when it is back in stock.")).toBeVisible();
  await forgetSession(page);
  await page.goto(link);
  await expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
  await page.getByRole("button", { name: "Turn off this alert" }).click();
  await expect(page.locator(":focus")).toHaveText("All your back-in-stock alerts are off.");
  allowConsoleErrors();
  await page.goto("/stop-alerts?token=x");
  await expect(page.getByText("This link is invalid or has expired.")).toBeVisible();
});

test("the PIN code never changes the city or the state that was typed", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await page.goto("/checkout");
  await expect(page.getByRole("button", { name: "Place Order" })).toBeEnabled();
  const [pin, city, state] = [
    page.getByLabel("PIN code"),
    page.getByRole("textbox", { name: "City" }),
    page.getByLabel("State"),
  ];
  await pin.fill("560025");
  await expect(
    page.getByText("Filled in from the PIN code: Bengaluru, Karnataka. Please check it."),
  ).toBeVisible();
  await expect(city).toHaveValue("Bengaluru");
  await expect(state).toHaveValue("Karnataka");
  await pin.fill("682001");
  await expect(state).toHaveValue("Kerala");
  await city.fill("Fort Kochi");
  await pin.fill("141001");
  await expect(state).toHaveValue("Punjab");
  await expect(city).toHaveValue("Fort Kochi");
  await state.selectOption("Kerala");
  await expect(page.getByText("PIN code 141001 belongs to Ludhiana, Punjab. Is Kerala right?")).toBeVisible();
  await page.getByRole("button", { name: "Change to Punjab" }).click();
  await expect(state).toHaveValue("Punjab");
  await expect(city).toHaveValue("Ludhiana");
  await pin.fill("110001");
  await expect(
    page.getByText("PIN code 110001 belongs to New Delhi. We do not deliver to Delhi yet."),
  ).toBeVisible();
  await expect(city).toHaveValue("New Delhi");
  await expect(state).toHaveValue("");
  await pin.fill("999999");
  await expect(
    page.getByText("We do not know this PIN code. Please check it; you can still order."),
  ).toBeVisible();
  await expect(city).toHaveValue("");
  await state.selectOption("Punjab");
  await pin.fill("999998");
  await page.reload();
  await expect(state).toHaveValue("Punjab");
  await fillAddress(page);
  await expect(page.getByText("We do not know this PIN code.")).toHaveCount(0);
});

test("product, cart, checkout and order have the delivery dates of the admin's plan", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await openProduct(page, "Kota Doria Checks Kurta");
  const dates = page.getByRole("region", { name: "Delivery dates" });
  await expect(dates.getByText(/^Arrives \d+/)).toBeVisible();
  await expect(dates.getByText("to any PIN code in India")).toBeVisible();
  await dates.getByRole("button", { name: "Enter your PIN code" }).click();
  await dates.getByLabel("PIN code").fill("0123");
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(dates.getByText("Please enter a PIN code of 6 digits")).toBeVisible();
  await dates.getByLabel("PIN code").fill("160017");
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(dates.getByText("We do not deliver to Chandigarh yet.")).toBeVisible();
  await expect(dates.getByText(/^Arrives/)).toHaveCount(0);
  await expect(dates.getByRole("button", { name: "Change" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dates.getByLabel("PIN code").fill("560025");
  const goOnline = await takeOffline(page, "DeliveryRange");
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(dates.getByText("The delivery dates could not be loaded.")).toBeVisible();
  await goOnline();
  await dates.getByRole("button", { name: "Try again" }).click();
  await expect(dates.getByText(/^Arrives \d+/)).toBeVisible();
  await expect(dates.getByText("to PIN code 560025")).toBeVisible();
  await expect(dates.getByRole("button", { name: "Change" })).toBeFocused();
  await shopper.addToCart(1);
  await page.goto("/user/dashboard/cart");
  await expect(dates.getByText("to PIN code 560025")).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByText(/^Arrives \d+ .*to any PIN code in India$/)).toBeVisible();
  await fillAddress(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.getByRole("button", { name: "Place Order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Order Confirmed" })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  const expected = page.getByRole("definition").filter({ hasText: /^\d+ .* to \d+ \w+$|^\d+ to \d+ \w+$/ });
  await expect(page.getByText("Expected delivery")).toBeVisible();
  await expect(expected).toBeVisible();
  const days = await expected.innerText();
  await page.evaluate(() => history.replaceState(null, ""));
  await page.reload();
  await expect(expected).toHaveText(days);
  await page.goto("/orders");
  await page.getByText("Details", { exact: false }).first().click();
  await expect(page.getByText(/^Promised for \d+/)).toBeVisible();

  await demoAdmin(page);
  await page.goto("/admin/settings/delivery-dates");
  await expect(page.getByRole("heading", { name: "How delivery dates are calculated" })).toBeVisible();
  await expect(page.getByRole("group", { name: "North East" })).toBeVisible();
  await page.getByRole("button", { name: "Add a zone" }).click();
  await page.getByRole("button", { name: "Save dates" }).click();
  await expect(page.getByText("A zone has a name of at most 40 characters.")).toBeVisible();
  const zone = page.getByRole("group", { name: "New zone" });
  await zone.getByLabel("Name of the zone").fill("Bengaluru");
  const bengaluru = page.getByRole("group", { name: "Bengaluru" });
  await bengaluru.getByLabel("PIN codes that start with").fill("560");
  await page.getByRole("button", { name: "Save dates" }).click();
  await expect(page.getByText("The delivery dates are saved.")).toBeVisible();
  await expect(bengaluru.getByLabel("PIN codes that start with")).toHaveValue("560");
  await sql("update delivery_plans set version = version + 1", []);
  await bengaluru.getByLabel("PIN codes that start with").fill("561");
  await page.getByRole("button", { name: "Save dates" }).click();
  await expect(page.getByText("Another admin has changed the delivery dates in the meantime.")).toBeVisible();
  await page.getByRole("button", { name: "Show current dates" }).click();
  await expect(page.getByText("Another admin has changed the delivery dates")).toHaveCount(0);
  await expect(bengaluru.getByLabel("PIN codes that start with")).toHaveValue("560");
  await expect(page.getByText("You have unsaved changes to the delivery dates.")).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("button", { name: "Save dates" }).click();
  await expect(page.getByText("The delivery dates are saved.")).toBeVisible();
  await expect(bengaluru.getByLabel("PIN codes that start with")).toHaveValue("561");
});
