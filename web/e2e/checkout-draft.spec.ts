import { openFilledCheckout } from "./support/checkout.ts";
import { sql } from "./support/database.ts";
import { expect, test } from "./support/test.ts";
import { newShopper } from "./support/shopper.ts";
import { submitSignIn } from "./support/sign-up.ts";

test("checkout keeps what was entered over a reload, a look into the shop and the end of the session", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  const shopper = await newShopper(page);
  await shopper.addToCart(1);
  await openFilledCheckout(page, { city: "Phagwara" });
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  const expectEntered = async () => {
    await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Phagwara");
    await expect(page.getByLabel("PIN code")).toHaveValue("141001");
    await expect(page.getByLabel("State")).toHaveValue("Punjab");
    await expect(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  };
  await page.reload();
  await expectEntered();
  await page.getByRole("link", { name: "Cart, 1 in it" }).click();
  await page.getByRole("link", { name: "Checkout" }).click();
  await expectEntered();
  const place = page.getByRole("button", { name: "Place Order" });
  // Otherwise a query of the page that is still under way ends the login before the press.
  await expect(place).toBeEnabled();
  await sql("delete from sessions where user_id in (select id from users where email = $1)", [shopper.email]);
  await place.click();
  await expect(page).toHaveURL(/\/login$/);
  await submitSignIn(page, shopper.email, shopper.password);
  await expect(page).toHaveURL(/\/checkout$/);
  await expectEntered();
});
