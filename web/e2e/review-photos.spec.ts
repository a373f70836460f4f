import type { Page } from "@playwright/test";
import { withFailure } from "./support/failures.ts";
import { openProduct } from "./support/open-product.ts";
import { aPhoto } from "./support/pictures.ts";
import { expect, test } from "./support/test.ts";
import { demoAdmin, newShopper } from "./support/shopper.ts";

test.use({ hasPictures: true });

const openReviews = async (page: Page, title: string) => {
  await openProduct(page, title);
  await page.getByRole("tab", { name: /^Reviews/ }).click();
};

const dialogOf = (page: Page) => page.getByRole("dialog", { name: /^(Write a Review|Edit your review)$/ });

const photosBy = (page: Page, text: string) =>
  page
    .getByRole("article")
    .filter({ hasText: text })
    .getByRole("list", { name: /^Photographs by/ })
    .getByRole("img");

test("a review has photographs, the size worn and the fit, also beside a file that is no picture", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await newShopper(page);
  await openReviews(page, "Hand-Block Flared Anarkali Dress");
  await page.getByRole("button", { name: "Write a Review" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Your review").fill("Falls well");
  await dialog.getByLabel("Size worn").selectOption("M");
  await dialog.getByLabel("How it fits").selectOption("Runs small");
  await dialog
    .getByLabel("Choose photographs")
    .setInputFiles([
      await aPhoto("front.jpg", "#a03050"),
      { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") },
    ]);
  await expect(dialog.getByRole("list", { name: "Chosen photographs" }).getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(
    dialog.getByText(
      "Your review is saved, but photograph 2 is not. Please choose a picture: JPEG, PNG, WebP or AVIF.",
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel("Your review")).toHaveValue("Falls well");
  await expect(dialog.getByRole("img", { name: "Photograph 1" })).toHaveAttribute("src", /review-photos/);
  await dialog.getByRole("button", { name: "Remove photograph 2" }).click();
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Review submitted!")).toBeVisible();
  const review = page.getByRole("article").filter({ hasText: "Falls well" });
  await expect(review).toContainText("Size worn: M · Runs small");
  await expect(photosBy(page, "Falls well")).toHaveCount(1);
  await expect
    .poll(() => photosBy(page, "Falls well").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(240);

  await page.getByRole("button", { name: "Edit your review" }).click();
  await expect(dialog.getByLabel("Size worn")).toHaveValue("M");
  await dialog.getByRole("button", { name: "Remove photograph 1" }).click();
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Review submitted!")).toBeVisible();
  await expect(photosBy(page, "Falls well")).toHaveCount(0);
});

test("photographs that do not arrive are sent with the next press", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await newShopper(page);
  await openReviews(page, "Kota Doria Checks Kurta");
  await page.getByRole("button", { name: "Write a Review" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Your review").fill("Light in May");
  await dialog
    .getByLabel("Choose photographs")
    .setInputFiles(
      await Promise.all(["#a03050", "#305070", "#207040"].map((color, at) => aPhoto(`${at}.jpg`, color))),
    );
  await withFailure(page, { operation: "AddReviewPhoto", failure: "broken" }, async () => {
    await dialog.getByRole("button", { name: "Submit Review" }).click();
    await expect(
      dialog.getByText("Your review is saved, but photograph 1 is not. Please try again."),
    ).toBeVisible();
  });
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Review submitted!")).toBeVisible();
  const photos = photosBy(page, "Light in May");
  // Each photograph is encoded again before the next one is sent.
  await expect(photos).toHaveCount(3, { timeout: 30_000 });

  await photos.nth(1).click();
  const viewer = page.getByRole("dialog", { name: /^Photographs by/ });
  const shown = viewer.getByRole("img");
  await expect(shown).toHaveAccessibleName(/^Photograph 2 by/);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
  await expect(viewer.getByText("2 of 3")).toBeVisible();
  await viewer.getByRole("button", { name: "Next photograph" }).click();
  await expect(shown).toHaveAccessibleName(/^Photograph 3 by/);
  await expect(viewer.getByRole("button", { name: "Next photograph" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("3 of 3")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(viewer.getByText("1 of 3")).toBeVisible();
  const touch = { pointerId: 7, pointerType: "touch", isPrimary: true, clientY: 300 };
  await shown.dispatchEvent("pointerdown", { ...touch, clientX: 300 });
  await shown.dispatchEvent("pointerup", { ...touch, clientX: 120 });
  await expect(viewer.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(
    page.getByRole("article").filter({ hasText: "Light in May" }).getByRole("link").first(),
  ).toBeFocused();
  await photos.nth(1).click();
  await expect(viewer.getByText("2 of 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
});

test("a review stays without the photograph that the admin hides", async ({ page, browser, shop }) => {
  const title = "Indigo Dabu Block-Print Shirt Dress";
  await newShopper(page);
  await openReviews(page, title);
  await page.getByRole("button", { name: "Write a Review" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Your review").fill("Pockets deep enough");
  await dialog.getByLabel("Choose photographs").setInputFiles([await aPhoto("one.jpg", "#204080")]);
  await dialog.getByRole("button", { name: "Submit Review" }).click();
  await expect(photosBy(page, "Pockets deep enough")).toHaveCount(1);

  const admin = await browser.newPage({ baseURL: shop, viewport: { width: 1280, height: 800 } });
  await demoAdmin(admin);
  await openReviews(admin, title);
  const review = admin.getByRole("article").filter({ hasText: "Pockets deep enough" });
  await review.getByRole("button", { name: /^Hide photograph 1 by/ }).click();
  await expect(review.getByRole("button", { name: /^Show photograph 1 by/ })).toBeVisible();
  await expect(review.getByRole("img", { name: /hidden from the shop$/ })).toHaveCount(1);
  await admin.close();
});
