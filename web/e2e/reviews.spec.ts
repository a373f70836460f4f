import type { Locator, Page } from "@playwright/test";
import { createAccount } from "./support/account.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { withFailure } from "./support/failures.ts";
import { expect, test } from "./support/test.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";

// A context keeps an installed clock.
test.use({ hasOwnContext: true });

const none = "No reviews yet. Be the first to review this product!";

const unreviewed = "Narayanpet Wrap Skirt";

const openReviews = async (page: Page, title: string) => {
  await page.goto(`/search?term=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("tab", { name: /^Reviews/ }).click();
};

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Write a Review" });

/** On a phone the bar with Add to Cart covers the bottom of the page. */
const expectAboveBuyBar = async (page: Page, element: Locator): Promise<void> => {
  const bar = page.locator("[data-foot-bar]");
  await expect
    .poll(async () => {
      const [box, barBox] = await Promise.all([element.boundingBox(), bar.boundingBox()]);
      return (box?.y ?? 0) + (box?.height ?? 0) - (barBox?.y ?? Infinity);
    })
    .toBeLessThanOrEqual(0);
};

test("the first review of a product, by a visitor who logs in for it, by keyboard @core", async ({
  page,
}) => {
  const { email, password } = await createAccount(page.request);
  await addTestProduct(await adminOutsideBrowser(page.request), { title: unreviewed });
  await openReviews(page, unreviewed);
  await expect(page.getByText(none)).toBeVisible();
  await page.getByRole("button", { name: "Write a Review" }).focus();
  await page.keyboard.press("Enter");
  const loginHint = page.getByRole("alert").filter({ hasText: "Login required to submit feedback" });
  await expect(loginHint).toBeVisible();
  await expectAboveBuyBar(page, loginHint);
  await loginHint.getByRole("button", { name: "Log in" }).focus();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Login required to submit feedback")).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");

  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "5 stars: Excellent" })).toBeChecked();
  await dialog.getByRole("radio", { name: "5 stars: Excellent" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("radio", { name: "4 stars: Very good" })).toBeChecked();
  await dialog.getByRole("button", { name: "Submit Review" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please write a comment.")).toBeVisible();
  await expect(dialog.getByLabel("Your review")).toBeFocused();
  await page.keyboard.type("Light as air. <b>Not bold</b>");
  await dialog.getByRole("button", { name: "Submit Review" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("status").filter({ hasText: "Review submitted!" })).toBeVisible();
  await expect(dialog).toBeHidden();
  const review = page.getByRole("article").filter({ hasText: "Light as air. <b>Not bold</b>" });
  await expect(review).toContainText("Kavya Nair");
  await expect(page.getByText(none)).toBeHidden();
  await expect(page.getByRole("tab", { name: "Reviews (1)" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Ratings" }).getByRole("listitem").nth(1)).toContainText(
    "1 review",
  );
  await expect(page.getByRole("button", { name: "Edit your review" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: unreviewed })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Write a Review" })).toHaveCount(0);
});

test("every card shows the new rating of an edited review", async ({ page }) => {
  await newShopper(page);
  const title = "Nuapatna Ikat Wrap Dress";
  await openReviews(page, title);
  const average = page.getByText(/out of 5/).first();
  await expect(average).toBeVisible();
  await page.getByRole("button", { name: "Write a Review" }).click();
  await page.getByLabel("Your review").fill("A first word");
  await page.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Review submitted!")).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "A first word" })).toHaveCount(1);
  const tab = page.getByRole("tab", { name: /^Reviews/ });
  const many = (await tab.textContent()) ?? "";

  await page.getByRole("button", { name: "Edit your review" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit your review" });
  await expect(dialog.getByLabel("Your review")).toHaveValue("A first word");
  await dialog.getByRole("radio", { name: "1 star: Poor" }).check({ force: true });
  await dialog.getByLabel("Your review").fill("A second word");
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByRole("article").filter({ hasText: "A second word" })).toHaveCount(1);
  await expect(page.getByText("A first word")).toHaveCount(0);
  await expect(tab).toHaveText(many);

  const stars = page
    .getByRole("main")
    .getByText(/out of 5 stars/)
    .first();
  const ratingText = (await stars.textContent()) ?? "";
  await page.goBack();
  await expect(page.getByRole("article").filter({ hasText: title }).first()).toContainText(ratingText);
});

test("the messages disappear after three seconds without the pointer on them", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await newShopper(page);
  await openReviews(page, "Leheriya Monsoon Wrap Dress");
  await page.clock.install();
  await page.getByRole("button", { name: "Write a Review" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Your review").fill("Lovely");
  const failed = dialog.getByRole("alert").getByText("Failed to submit review. Try again.");
  await withFailure(page, { operation: "WriteReview", failure: "broken" }, async () => {
    await dialog.getByRole("button", { name: "Submit Review" }).click();
    await expect(failed).toBeVisible();
  });
  await failed.hover();
  await page.clock.fastForward(20_000);
  await expect(failed).toBeVisible();
  await dialog.getByLabel("Your review").hover();
  await page.clock.fastForward(3000);
  await expect(failed).toBeHidden();

  await withFailure(page, { operation: "WriteReview", failure: "broken" }, async () => {
    await dialog.getByRole("button", { name: "Submit Review" }).click();
    await expect(failed).toBeVisible();
  });
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  const submitted = page.getByText("Review submitted!");
  await expect(submitted).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(submitted).toBeHidden();
});

test("the admin hides a review and shows it again", async ({ page }) => {
  await demoAdmin(page);
  await openReviews(page, "Twilight Leheriya Saree Gown");
  await expect(page.getByRole("button", { name: "Write a Review" })).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Hide: / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Hidden from the shop (1)" })).toBeVisible();
  await expect(page.getByText(none)).toBeVisible();
  await page.getByRole("button", { name: /^Show again: / }).click();
  await expect(page.getByRole("heading", { name: /^Hidden from the shop/ })).toHaveCount(0);
  await expect(page.getByText(none)).toBeHidden();
});
