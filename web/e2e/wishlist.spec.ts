import type { Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { addTestProduct, changeTestProduct } from "./support/admin-product.ts";
import { sql } from "./support/database.ts";
import { graphqlUrl, waitForOperation } from "./support/operation.ts";
import { recentOf, view } from "./support/recently-viewed.ts";
import { expect, test } from "./support/test.ts";
import { adminOutsideBrowser, newShopper } from "./support/shopper.ts";
import { submitSignIn } from "./support/sign-up.ts";

const heartOf = (page: Page, title: string) => page.getByRole("button", { name: `Wishlist: ${title}` });

/**
 * Records from now on what is inserted into live regions that are in the page already: screen readers announce only that. Returns
 * a function that reads the texts.
 */
const announcements = async (page: Page) => {
  const texts = await page.evaluateHandle(() => {
    const list: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.role === "status") list.push(target.textContent ?? "");
    }).observe(document.body, { childList: true, subtree: true });
    return list;
  });
  return () => texts.jsonValue();
};

/** The titles of the shop's first cards. */
const someTitles = async (page: Page) => {
  await page.goto("/shop");
  const hearts = page.getByRole("button", { name: /^Wishlist: / });
  await expect(hearts.first()).toBeVisible();
  const names = await hearts.evaluateAll((all) => all.map((heart) => heart.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.slice("Wishlist: ".length));
};

test("a heart that a visitor presses is in the wishlist after the login @core", async ({ page }) => {
  const { email, password } = await createAccount(page.request);
  const [title = ""] = await someTitles(page);
  const announced = await announcements(page);
  await heartOf(page, title).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(announced).toContain("Please log in to add to your wishlist.");
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByText("Added to your wishlist").first()).toBeVisible();
  await expect(heartOf(page, title)).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heartOf(page, title)).toHaveAttribute("aria-pressed", "true");
  await page.goto("/user/dashboard");
  await expect(page.getByRole("main").getByRole("link", { name: /^Wishlist\s*1$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(`${title} added to your wishlist`) })).toBeVisible();
});

test("the wishlist has what every heart adds until it moves to the cart", async ({ page }) => {
  await newShopper(page);
  await page.goto("/user/dashboard/wishlist");
  await expect(page.getByText("No items in your wishlist.")).toBeVisible();

  const [first = "", second = ""] = await someTitles(page);
  await waitForOperation(page, "ToggleWishlist", () => heartOf(page, first).click());
  await page.getByRole("link", { name: second, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await waitForOperation(page, "ToggleWishlist", () => heartOf(page, second).click());
  await expect(heartOf(page, second)).toHaveAttribute("aria-pressed", "true");

  await page.goto("/user/dashboard/wishlist");
  await expect(page.getByText("2 pieces")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([second, first]);

  await heartOf(page, first).click();
  await expect(page.getByText("1 piece", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 pieces")).toBeVisible();

  await page.getByRole("button", { name: `Move to Cart: ${second}` }).click();
  const dialog = page.getByRole("dialog", { name: second });
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await expect(dialog.getByText("Please select size and color.")).toBeVisible();
  for (const group of await dialog.getByRole("group").all()) {
    const choice = group.getByRole("radio").and(page.locator(":enabled")).first();
    await choice.check({ force: true });
  }
  await dialog.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to cart").first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 piece", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([first]);
  await page.goto("/user/dashboard/cart");
  await expect(page.getByRole("main").getByRole("link", { name: second }).first()).toBeVisible();
});

test("a wished piece shows a lower price and its last pieces", async ({ page }) => {
  const shopper = await newShopper(page);
  const admin = await adminOutsideBrowser(page.request);
  const product = await addTestProduct(admin, { title: "Venkatagiri Wrap Skirt" });
  await view(page, product.title);
  await shopper.query("mutation($id: ID!) { toggleWishlist(input: { productId: $id }) { inWishlist } }", {
    id: product.id,
  });
  await changeTestProduct(admin, product, { price: product.price - 300 });
  await sql("update stock_units set stock = 3 where product_id = $1", [product.id]);
  await page.goto("/user/dashboard/wishlist");
  await expect(page.getByText("₹300 less than when you saved it")).toBeVisible();
  await expect(page.getByText("Only 3 left")).toBeVisible();
  await heartOf(page, product.title).click();
  await expect(page.getByText("No items in your wishlist.")).toBeVisible();
  await expect(recentOf(page).getByRole("link", { name: product.title })).toBeVisible();
});

test("a heart works by keyboard without a second press of a double click", async ({ page }) => {
  await newShopper(page);
  const [title = ""] = await someTitles(page);
  const heart = heartOf(page, title);
  await heart.focus();
  const press = (key: string) => waitForOperation(page, "ToggleWishlist", () => page.keyboard.press(key));
  await press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeFocused();
  await press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await waitForOperation(page, "ToggleWishlist", () => heart.dblclick(), 2);
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  await page.goto("/user/dashboard/wishlist");
  await expect(page.getByText("No items in your wishlist.")).toBeVisible();
});

test("a heart that cannot be saved is rolled back and logged, without a message", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await newShopper(page);
  const [title = ""] = await someTitles(page);
  await page.route(graphqlUrl, (route) =>
    route.request().postData()?.includes("ToggleWishlist") ? route.abort() : route.continue(),
  );
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("wishlist was not changed"),
  );
  await heartOf(page, title).click();
  expect((await logged).type()).toBe("warning");
  await expect(heartOf(page, title)).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Notifications" }).filter({ hasText: /\w/ })).toHaveCount(0);
});
