import type { Page } from "@playwright/test";
import { addTestProduct } from "./support/admin-product.ts";
import { aPhoto, type PictureFile } from "./support/pictures.ts";
import { demoAdmin } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

const openImport = async (page: Page) => {
  const admin = await demoAdmin(page);
  const product = await addTestProduct(admin, { title: "Rose gown" });
  await page.goto("/admin/manage-products/import");
  await expect(page.getByRole("heading", { name: "Import and undo" })).toBeVisible();
  return { id: product.id };
};

const choosePictures = (page: Page, files: PictureFile[]) =>
  page.getByLabel("Choose pictures").setInputFiles(files);

const chooseFile = (page: Page, text: string) =>
  page
    .getByLabel("Choose a CSV file")
    .setInputFiles({ name: "pictures.csv", mimeType: "text/csv", buffer: Buffer.from(text) });

/** A busy machine prepares pictures slowly; the page tries each three times. */
const uploadTime = { timeout: 60_000 };

test("the shop shows pictures that the admin imports by name", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors();
  const { id } = await openImport(page);
  const notes = { name: "notes.txt", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  await choosePictures(page, [
    await aPhoto("rose.jpg", "#c05070", 300),
    await aPhoto("blue.jpg", "#4050a0", 300),
    notes,
  ]);
  await choosePictures(page, [await aPhoto("Rose.JPG", "#205070", 300)]);
  const list = page.getByRole("list", { name: "Pictures to upload" });
  await expect(page.getByText("4 pictures chosen")).toBeVisible();
  await expect(list.getByText("Please choose a picture: JPEG, PNG, WebP or AVIF.")).toBeVisible();
  await expect(list.getByText("Another picture has this name. Please rename one.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notes.txt" }).click();

  // The connection breaks at each try of the first picture.
  let failures = 0;
  await page.route("**/graphql*", (route) => {
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    const isRose = body.includes("UploadImportPicture") && body.includes('"rose.jpg"');
    if (!isRose || failures >= 3) return route.fallback();
    failures += 1;
    return route.abort();
  });
  await chooseFile(page, `id,images\n${id},"blue.jpg, rose.jpg"\n`);
  await page.getByRole("button", { name: "Retry rose.jpg" }).click(uploadTime);
  await expect(page.getByText("Some pictures are not uploaded.")).toBeVisible(uploadTime);
  await expect(page.getByText("2 of 3 pictures uploaded")).toBeVisible(uploadTime);
  await page.getByRole("button", { name: "Dismiss Rose.JPG" }).click();
  await page.getByRole("button", { name: "Check the file" }).click();

  await expect(page.getByText("2 pictures: 2 new")).toBeVisible();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("Done: 1 changed.")).toBeVisible();
  await page.goto(`/product/${id}`);
  await expect(page.getByRole("main").locator("img[src*='/media/']").first()).toBeVisible();
});
