import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { graphqlUrl, isOperation } from "./support/operation.ts";
import { choosePictures, openPictures, pictureList, uploadList } from "./support/picture-editor.ts";
import { aPhoto } from "./support/pictures.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

test("a photograph of 20 megapixels is added", async ({ page, allowConsoleErrors }, testInfo) => {
  allowConsoleErrors();
  await openPictures(page, "Large gown");
  const photo = await aPhoto("large.jpg", "#b06040", 3900);
  expect(photo.buffer.length).toBeGreaterThan(1_500_000);
  // As a path: the trace would contain the bytes.
  const path = testInfo.outputPath(photo.name);
  await writeFile(path, photo.buffer);
  await choosePictures(page, path);
  await expect(pictureList(page).getByRole("listitem")).toHaveCount(1);
  await choosePictures(page, [
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") },
  ]);
  await expect(page.getByText("Please choose a picture: JPEG, PNG, WebP or AVIF.")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notes.txt" }).click();

  await page.route(graphqlUrl, (route) =>
    isOperation(route.request(), "AddProductPicture") ||
    route.request().postDataBuffer()?.includes("AddProductPicture")
      ? route.abort()
      : route.continue(),
  );
  await choosePictures(page, [await aPhoto("second.jpg", "#40a060")]);
  await expect(page.getByText("Network error. Please try again.")).toBeVisible();
  await page.unroute(graphqlUrl);
  await page.getByRole("button", { name: "Retry second.jpg" }).click();
  await expect(pictureList(page).getByRole("listitem")).toHaveCount(2);
  await expect(uploadList(page)).toHaveCount(0);
});

/** Holds every upload back until the returned function is called. */
const holdUploads = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(graphqlUrl, async (route) => {
    if (route.request().postDataBuffer()?.includes("AddProductPicture")) await isReleased;
    return route.fallback();
  });
  return release;
};

/** Whether the browser asks before it closes the page. The page stays open. */
const asksBeforeClose = async (page: Page): Promise<boolean> => {
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await question;
  await dialog.dismiss();
  return dialog.type() === "beforeunload";
};

const aBrokenPhoto = async (name: string) => {
  const photo = await aPhoto(name, "#806040", 600);
  return { ...photo, buffer: photo.buffer.subarray(0, 2000) };
};

test("an editor that opens again shows the uploads that went on while it was closed", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors();
  await openPictures(page, "Left gown");
  const release = await holdUploads(page);
  await choosePictures(page, [
    await aPhoto("rose.jpg", "#c05070", 300),
    await aBrokenPhoto("broken.jpg"),
    await aPhoto("blue.jpg", "#4050a0", 300),
  ]);
  const uploads = uploadList(page).getByRole("listitem");
  await expect(uploads).toHaveCount(3);
  const editor = page.getByRole("dialog", { name: "Edit product" });
  await editor.getByRole("tab", { name: "Stock" }).click();
  await editor.getByRole("tab", { name: "Details (uploading)" }).click();
  await expect(uploads).toHaveCount(3);
  const closeEditor = () => editor.getByRole("button", { name: "Close" }).click();
  await closeEditor();
  await expect(page).toHaveURL("/admin/manage-products");
  expect(await asksBeforeClose(page)).toBe(true);
  await page.getByRole("link", { name: "Edit Left gown" }).click();
  await expect(uploads).toHaveCount(3);

  await closeEditor();
  await expect(editor).toHaveCount(0);
  release();
  await expect(page.getByText("broken.jpg could not be added to “Left gown”.")).toBeVisible();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(pictureList(page).getByRole("listitem")).toHaveCount(2);
  await expect(uploads).toHaveCount(1);
  await expect(uploads.getByText("broken.jpg")).toBeVisible();
  await editor.getByRole("tab", { name: "Stock" }).click();
  await editor.getByRole("tab", { name: "Details (upload failed)" }).click();
  await expect(uploads.getByText("broken.jpg")).toBeVisible();
  expect(await asksBeforeClose(page)).toBe(true);
  await page.getByRole("button", { name: "Dismiss broken.jpg" }).click();
  await expect(uploadList(page)).toHaveCount(0);
  await page.reload();
  await expect(pictureList(page).getByRole("listitem")).toHaveCount(2);
});
