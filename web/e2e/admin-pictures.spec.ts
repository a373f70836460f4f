import type { Page } from "@playwright/test";
import { closeEditor } from "./support/admin-product.ts";
import { withFailure } from "./support/failures.ts";
import { waitForOperation } from "./support/operation.ts";
import { choosePictures, openPictures, pictureList } from "./support/picture-editor.ts";
import { aPhoto } from "./support/pictures.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

const addTwo = async (page: Page): Promise<void> => {
  await choosePictures(page, [await aPhoto("rose.jpg", "#c05070"), await aPhoto("blue.jpg", "#4050a0")]);
  await expect(pictureList(page).getByRole("listitem")).toHaveCount(2);
};

test("a shopper sees the pictures as the admin describes them", async ({ allowConsoleErrors, page }) => {
  allowConsoleErrors();
  const id = await openPictures(page, "Rose gown");
  await addTwo(page);
  await expect(page.getByText("2 pictures have no description yet.")).toBeVisible();
  const description = page.getByLabel("Description of picture 1");
  await description.fill("Rose gown, front");
  await withFailure(page, { operation: "UpdateProductPicture", failure: "broken" }, async () => {
    await description.press("Enter");
    await expect(page.getByText("The picture could not be changed.")).toBeVisible();
  });
  await expect(description).toHaveValue("Rose gown, front");
  await waitForOperation(page, "UpdateProductPicture", () => description.press("Enter"));
  await waitForOperation(page, "UpdateProductPicture", () =>
    page.getByLabel("Colour of picture 1").selectOption("Rose"),
  );
  await expect(page.getByText("One picture has no description yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Description of picture 1")).toHaveValue("Rose gown, front");
  await expect(page.getByLabel("Colour of picture 1")).toHaveValue("Rose");
  // Without a click elsewhere the field is left by the browser's key only.
  await closeEditor(page);
  await expect(page).toHaveURL("/admin/manage-products");
  await page.getByRole("link", { name: "Edit Rose gown" }).click();
  await page.getByLabel("Description of picture 2").fill("Rose gown, back");
  await waitForOperation(page, "UpdateProductPicture", () => page.goBack());
  await page.goForward();
  await expect(page.getByLabel("Description of picture 2")).toHaveValue("Rose gown, back");
  await page.goto(`/product/${id}`);
  const picture = page.getByRole("main").getByRole("img", { name: "Rose gown, front" }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.clientWidth))
    .toBeGreaterThan(0.75);
});

test("the preview shows pictures that are added after its data was prefetched @desktop", async ({ page }) => {
  await openPictures(page, "Prefetched gown");
  const preview = page.getByRole("link", { name: "Preview", exact: true });
  await waitForOperation(page, "ProductPage", () => preview.hover());
  await addTwo(page);
  await page.getByLabel("Description of picture 1").fill("Prefetched gown, front");
  await waitForOperation(page, "UpdateProductPicture", () => page.keyboard.press("Enter"));
  await preview.click();
  await expect(
    page.getByRole("main").getByRole("img", { name: "Prefetched gown, front" }).first(),
  ).toBeVisible();
});

test("a picture that is moved by keyboard keeps the focus while its place is read out", async ({ page }) => {
  await openPictures(page, "Moved gown");
  await addTwo(page);
  const pictures = pictureList(page).getByRole("listitem");
  const firstSource = () => pictures.first().locator("img").getAttribute("src");
  const before = await firstSource();
  await page.getByRole("button", { name: "Move picture 1 later" }).focus();
  await waitForOperation(page, "OrderProductPictures", () => page.keyboard.press("Enter"));
  await expect(page.getByText("Picture 1 is now picture 2 of 2.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Move picture 2 later" })).toBeFocused();
  expect(await firstSource()).not.toBe(before);
  await waitForOperation(page, "OrderProductPictures", () =>
    page.getByRole("button", { name: "Move picture 2 earlier" }).press("Enter"),
  );
  expect(await firstSource()).toBe(before);
});

// The list of a phone shows one picture at a time: buttons move it.
test("pictures are moved by drag and drop @desktop", async ({ page }) => {
  await openPictures(page, "Dragged gown");
  await addTwo(page);
  const pictures = pictureList(page).getByRole("listitem");
  const before = await pictures.first().locator("img").getAttribute("src");
  await waitForOperation(page, "OrderProductPictures", () =>
    pictures.nth(1).getByText("picture 2", { exact: true }).dragTo(pictures.first().getByText("Cover")),
  );
  await expect(pictures.nth(1).locator("img")).toHaveAttribute("src", before ?? "");
});

test("after a removal by keyboard the focus is at the next picture, else the one before, else the upload", async ({
  page,
}) => {
  await openPictures(page, "Gown without pictures");
  const photos = ["#c05070", "#4050a0", "#40a060"].map((color) =>
    aPhoto(`${color.slice(1)}.jpg`, color, 300),
  );
  await choosePictures(page, await Promise.all(photos));
  const pictures = pictureList(page).getByRole("listitem");
  await expect(pictures).toHaveCount(3);
  const removeButton = (place: number) => page.getByRole("button", { name: `Remove picture ${place}` });
  const removeByKeyboard = async (place: number) => {
    await removeButton(place).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Remove this picture?" });
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await dialog.getByRole("button", { name: "Remove picture" }).press("Enter");
  };
  const sources = () =>
    pictures.locator("img").evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  const [, second] = await sources();

  await removeByKeyboard(1);
  await expect(pictures).toHaveCount(2);
  await expect(removeButton(1)).toBeFocused();
  await removeByKeyboard(2);
  await expect(pictures).toHaveCount(1);
  await expect(removeButton(1)).toBeFocused();
  expect(await sources()).toEqual([second]);
  await removeByKeyboard(1);
  await expect(page.getByText("No pictures yet.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose pictures" })).toBeFocused();
});

test("a URL that is not public is refused in the page", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await openPictures(page, "URL gown");
  await page.getByLabel("Picture by URL").fill("https://127.0.0.1/a.jpg");
  await page.getByLabel("Picture by URL").press("Enter");
  await expect(page.getByText("The shop reads pictures from public addresses only.")).toBeVisible();
  await expect(page.getByLabel("Picture by URL")).toHaveValue("https://127.0.0.1/a.jpg");
});
