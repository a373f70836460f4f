import { aPhoto } from "./support/pictures.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

test("home keeps the focus of a banner's picture that was set by keys", async ({ page }) => {
  await demoAdmin(page);
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByRole("button", { name: "Add at the top" }).click();
  await page.getByLabel("Heading").fill("Lamps");
  await page.getByLabel("Choose a picture").setInputFiles(await aPhoto("lamps.jpg", "#c05070"));
  await page.getByRole("button", { name: "Set the focus" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Focus of the picture" });
  await dialog.getByRole("button", { name: /^No focus is set/ }).press("ArrowDown");
  const point = dialog.getByRole("button", { name: /^Focus: 50% from the left, 25% from the top/ });
  await point.press("ArrowLeft");
  await expect(dialog.getByRole("button", { name: /^Focus: 45% from the left, 25%/ })).toBeFocused();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published.")).toBeVisible();
  await page.goto("/");
  const picture = page.getByRole("region", { name: "Lamps" }).locator("img");
  await expect(picture).toHaveCSS("object-position", "45% 25%");
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  const first = page.getByRole("listitem").filter({ has: page.getByText("Version 1", { exact: true }) });
  await first.getByRole("button", { name: /^Publish again/ }).click();
  await expect(page.getByText("Version 1 is published again.")).toBeVisible();
});
