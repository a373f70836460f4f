import { expectAccessibleAtBothWidths } from "./support/accessibility.ts";
import { confirmedHeading, openFilledCheckout, placeOrder } from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import { expectTouchable } from "./support/touch-targets.ts";

/** Forms a line in which no shopper is let in by itself, with one shopper at its head. */
const formLine = async () => {
  await sql(
    `with opened as (update checkout_line set open_until = now() + interval '10 minutes', admitted_at = now() + interval '1 hour'),
     head as (insert into checkout_places (user_id) select id from users where role = 'admin' limit 1)
     select pg_notify('checkout-line', '')`,
    [],
  );
};

const endLine = async () => {
  await sql("update checkout_line set open_until = now(), admitted_at = '-infinity'", []);
  await sql("delete from checkout_places", []);
};

test.afterEach(endLine);

test("a shopper waits in line with a kept cart and place, and orders when it is the turn", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openFilledCheckout(page, { city: "Patiala" });
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await formLine();
  const heading = page.getByRole("heading", { name: "You are in line" });
  await expect(async () => {
    await placeOrder(page);
    await expect(heading).toBeFocused({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText("One shopper is before you.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Waiting for your turn" })).toBeVisible();

  await sql(
    "update checkout_places set ticket = ticket + 43 where user_id <> (select id from users where role = 'admin' limit 1)",
    [],
  );
  await page.reload();
  await expect(
    page.getByText("About 40 shoppers are before you. Your turn comes in less than a minute."),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Patiala");
  await expectAccessibleAtBothWidths(page, "checkout while shoppers wait in line");
  await expectTouchable(page, "checkout while shoppers wait in line");

  await page.getByRole("button", { name: "Waiting for your turn" }).press("Enter");
  await expect(heading).toBeFocused();
  await sql("update checkout_places set admitted_at = now()", []);
  await expect(page.getByRole("heading", { name: "It is your turn" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Please place your order within 3 minutes.")).toBeVisible();
  await placeOrder(page);
  await expect(page.getByRole("heading", confirmedHeading)).toBeVisible();
});

test("a shopper who leaves the line comes to the cart, and gives the place free", async ({ page }) => {
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await formLine();
  await expect(async () => {
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { name: "You are in line" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("button", { name: "Leave the line" }).click();
  await expect(page).toHaveURL(/\/user\/dashboard\/cart$/);
  const places = await sql("select 1 from checkout_places", []);
  expect(places).toHaveLength(1);
});
