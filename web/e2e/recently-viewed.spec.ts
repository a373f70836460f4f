import { addTestProduct } from "./support/admin-product.ts";
import { sql } from "./support/database.ts";
import { recentOf, view, viewed } from "./support/recently-viewed.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const title = "Slub Khadi Drawstring Culottes";

test("viewed products of the shop are listed, the latest first, until Clear forgets them", async ({
  page,
}) => {
  await view(page, "Meenakari Peacock Jhumkas");
  const own = await addTestProduct(await adminOutsideBrowser(page.request), {
    title: "Maheshwari Drawstring Skirt",
  });
  await view(page, own.title);
  await view(page, "Kota Doria Checks Kurta");
  const recent = recentOf(page);
  await expect(recent.getByRole("heading", { level: 3 })).toHaveText([
    own.title,
    "Meenakari Peacock Jhumkas",
  ]);
  await sql("update products set archived_at = now() where id = $1", [own.id]);
  await page.reload();
  await expect(recent.getByRole("heading", { level: 3 })).toHaveText(["Meenakari Peacock Jhumkas"]);
  await recent.getByRole("button", { name: /^Clear/ }).click();
  await expect(recent).toHaveCount(0);
  await expect.poll(() => viewed(page)).toBe("[]");
});

test("logging out clears the viewed products and the PIN code, also on the page", async ({ page }) => {
  await newShopper(page);
  await view(page, "Meenakari Peacock Jhumkas");
  await page.goto("/user/dashboard/cart");
  await expect(page.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  await expect(recentOf(page).getByRole("link", { name: "Meenakari Peacock Jhumkas" })).toBeVisible();
  await view(page, title);
  await expect(recentOf(page)).toBeVisible();
  const dates = page.getByRole("region", { name: "Delivery dates" });
  await dates.getByRole("button", { name: "Enter your PIN code" }).click();
  await dates.getByLabel("PIN code").fill("560025");
  await dates.getByRole("button", { name: "Show" }).click();
  await expect(dates.getByText("to PIN code 560025")).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Logout" }).click();
  await expect(recentOf(page)).toHaveCount(0);
  await expect(dates.getByText("to any PIN code in India")).toBeVisible();
  await expect.poll(() => viewed(page)).toBe("[]");
});
