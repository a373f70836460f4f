import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { withFailure } from "./support/failures.ts";
import { aPhoto, type PictureFile } from "./support/pictures.ts";
import { addTestProduct, openEditor } from "./support/admin-product.ts";
import { graphqlUrl, isOperation, waitForOperation } from "./support/operation.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const list = (page: Page) => page.getByRole("list", { name: "Pictures", exact: true });

/** Opens the pictures of a new product. */
const openPictures = async (page: Page, title: string): Promise<string> => {
  const { id } = await addTestProduct(await demoAdmin(page), { title, availableColors: ["Rose", "Indigo"] });
  await openEditor(page, id);
  await expect(page.getByText("No pictures yet.")).toBeVisible();
  return id;
};

const choose = async (page: Page, files: PictureFile[] | string) =>
  page.getByLabel("Pictures", { exact: true }).and(page.locator("input")).setInputFiles(files);

const addTwo = async (page: Page): Promise<void> => {
  await choose(page, [await aPhoto("rose.jpg", "#c05070"), await aPhoto("blue.jpg", "#4050a0")]);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
};

test("the admin adds pictures, describes them, and a shopper sees them", async ({
  allowConsoleErrors,
  page,
}) => {
  allowConsoleErrors();
  const id = await openPictures(page, "Rose gown");
  await addTwo(page);
  await expect(page.getByText("2 pictures have no description yet.")).toBeVisible();
  await expectAccessible(page, "picture editor");
  const description = page.getByLabel("Description of picture 1");
  await description.fill("Rose gown, front");
  await withFailure(page, { operation: "ChangeProductPicture", failure: "broken" }, async () => {
    await description.press("Enter");
    await expect(page.getByText("The picture could not be changed.")).toBeVisible();
  });
  await expect(description).toHaveValue("Rose gown, front");
  await waitForOperation(page, "ChangeProductPicture", () => description.press("Enter"));
  await waitForOperation(page, "ChangeProductPicture", () =>
    page.getByLabel("Colour of picture 1").selectOption("Rose"),
  );
  await expect(page.getByText("One picture has no description yet.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Description of picture 1")).toHaveValue("Rose gown, front");
  await expect(page.getByLabel("Colour of picture 1")).toHaveValue("Rose");
  // Without a click elsewhere the field is left by the browser's key only.
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await expect(page).toHaveURL("/admin/manage-products");
  await page.goBack();
  await page.getByLabel("Description of picture 2").fill("Rose gown, back");
  await waitForOperation(page, "ChangeProductPicture", () => page.goForward());
  await page.goBack();
  await expect(page.getByLabel("Description of picture 2")).toHaveValue("Rose gown, back");
  await page.goto(`/product/${id}`);
  const picture = page.getByRole("main").getByRole("img", { name: "Rose gown, front" }).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.clientWidth))
    .toBeGreaterThan(0.75);
});

test("the preview shows pictures that are added after its data was prefetched", async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, "A pointer that hovers prefetches.");
  await openPictures(page, "Prefetched gown");
  const preview = page.getByRole("link", { name: "Preview", exact: true });
  await waitForOperation(page, "ProductPage", () => preview.hover());
  await addTwo(page);
  await page.getByLabel("Description of picture 1").fill("Prefetched gown, front");
  await waitForOperation(page, "ChangeProductPicture", () => page.keyboard.press("Enter"));
  await preview.click();
  await expect(
    page.getByRole("main").getByRole("img", { name: "Prefetched gown, front" }).first(),
  ).toBeVisible();
});

test("pictures are moved by keyboard: the focus stays, and the new place is read out", async ({ page }) => {
  await openPictures(page, "Moved gown");
  await addTwo(page);
  const pictures = list(page).getByRole("listitem");
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

test("pictures are moved by drag and drop", async ({ page, viewport }) => {
  test.skip(
    (viewport?.width ?? 0) < 600,
    "The list of a phone shows one picture at a time: buttons move it.",
  );
  await openPictures(page, "Dragged gown");
  await addTwo(page);
  const pictures = list(page).getByRole("listitem");
  const before = await pictures.first().locator("img").getAttribute("src");
  await waitForOperation(page, "OrderProductPictures", () =>
    pictures.nth(1).getByText("picture 2", { exact: true }).dragTo(pictures.first().getByText("Cover")),
  );
  await expect(pictures.nth(1).locator("img")).toHaveAttribute("src", before ?? "");
});

test("a picture is removed after a question", async ({ page }) => {
  await openPictures(page, "Removed picture");
  await addTwo(page);
  await page.getByRole("button", { name: "Remove picture 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove this picture?" });
  await expect(dialog.getByRole("button", { name: "Keep it" })).toBeFocused();
  await expectAccessible(page, "removal of a picture");
  await dialog.getByRole("button", { name: "Remove picture" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
});

test("a photograph of 20 megapixels is added; a file that is none, and a failed upload, are explained @phone", async ({
  page,
  allowConsoleErrors,
}, testInfo) => {
  allowConsoleErrors();
  await openPictures(page, "Large gown");
  const photo = await aPhoto("large.jpg", "#b06040", 3900);
  expect(photo.buffer.length).toBeGreaterThan(1_500_000);
  // As a path: the trace would contain the bytes.
  const path = testInfo.outputPath(photo.name);
  await writeFile(path, photo.buffer);
  await choose(page, path);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await choose(page, [{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") }]);
  await expect(page.getByText("Please choose a picture: JPEG, PNG, WebP or AVIF.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notes.txt" }).click();

  await page.route(graphqlUrl, (route) =>
    isOperation(route.request(), "AddProductPicture") ||
    route.request().postDataBuffer()?.includes("AddProductPicture")
      ? route.abort()
      : route.continue(),
  );
  await choose(page, [await aPhoto("second.jpg", "#40a060")]);
  await expect(page.getByText("Network error. Please try again.")).toBeVisible();
  await page.unroute(graphqlUrl);
  await page.getByRole("button", { name: "Retry second.jpg" }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Uploads" })).toHaveCount(0);
});

test("a busy shop: the upload is tried again, visibly, and the picture is added once @phone", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await openPictures(page, "Busy gown");
  let requests = 0;
  let release: () => void = () => undefined;
  const isRetrySeen = new Promise<void>((resolve) => {
    release = resolve;
  });
  const busy = { message: "The shop is busy.", extensions: { code: "NOT_READY" } };
  await page.route("**/graphql", async (route) => {
    if (!route.request().postDataBuffer()?.includes("AddProductPicture")) return route.fallback();
    requests += 1;
    if (requests > 1) {
      await isRetrySeen;
      return route.continue();
    }
    // The shop adds the picture, and its response comes too late.
    await route.fetch();
    return route.fulfill({ status: 503, json: { errors: [busy] } });
  });
  await choose(page, [await aPhoto("rose.jpg", "#c05070", 300)]);
  await expect(page.getByRole("list", { name: "Uploads" }).getByText("Trying again")).toBeVisible();
  release();
  await expect(page.getByRole("list", { name: "Uploads" })).toHaveCount(0);
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  expect(requests).toBe(2);
});

test("a URL that is not public is refused in the page @phone", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  await openPictures(page, "URL gown");
  await page.getByLabel("Picture by URL").fill("https://127.0.0.1/a.jpg");
  await page.getByLabel("Picture by URL").press("Enter");
  await expect(page.getByText("The shop reads pictures from public addresses only.")).toBeVisible();
  await expect(page.getByLabel("Picture by URL")).toHaveValue("https://127.0.0.1/a.jpg");
});
