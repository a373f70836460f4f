import { readFile } from "node:fs/promises";
import { expectAccessibleStates } from "./support/accessible-states.ts";
import { addTestProduct } from "./support/admin-product.ts";
import { choosePictures, openPictures, pictureList } from "./support/picture-editor.ts";
import { aPhoto } from "./support/pictures.ts";
import { adminOutsideBrowser, demoAdmin, newShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

test.beforeEach(({ allowConsoleErrors }) => allowConsoleErrors());

/** A busy machine prepares pictures slowly. */
const uploadTime = { timeout: 60_000 };

test("the pictures and the video of a product are accessible", async ({ page }) => {
  test.slow();
  const id = await openPictures(page, "Twirling gown, accessible");
  const dialog = page.getByRole("dialog", { name: "Focus of picture 1" });
  await expectAccessibleStates(page, "pictures of a product", [
    [
      "the list with a refused video",
      async () => {
        const files = [await aPhoto("rose.jpg", "#c05070"), await aPhoto("blue.jpg", "#4050a0")];
        await choosePictures(page, files);
        await expect(pictureList(page).getByRole("listitem")).toHaveCount(2, uploadTime);
        await page.getByLabel("Choose a video").setInputFiles({
          name: "page.mp4",
          mimeType: "video/mp4",
          buffer: Buffer.from("<html>"),
        });
        await expect(page.getByText("Please choose a video: MP4 (H.264) or WebM.")).toBeVisible();
      },
    ],
    [
      "the focus of a picture",
      async () => {
        await page.getByRole("button", { name: "Focus of picture 1" }).click();
        await dialog.getByRole("button", { name: /^No focus is set/ }).press("ArrowDown");
        await expect(dialog.getByText("Saved")).toBeVisible();
      },
      "own width",
    ],
    [
      "the poster of the video in the shop",
      async () => {
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        const webm = await readFile(new URL("../../api/test/fixtures/example.webm", import.meta.url));
        await page
          .getByLabel("Choose a video")
          .setInputFiles({ name: "twirl.webm", mimeType: "video/webm", buffer: webm });
        await expect(page.getByLabel("Video of the product")).toBeVisible();
        await page.goto(`/product/${id}`);
        await page.getByRole("link", { name: /^Video of Twirling gown/ }).click();
        await expect(page.getByRole("button", { name: /^Play: Video of Twirling gown/ })).toBeInViewport();
      },
      "own width",
    ],
  ]);
});

test("the import of pictures is accessible: chosen ones and their preview", async ({ page }) => {
  const admin = await demoAdmin(page);
  const { id } = await addTestProduct(admin, { title: "Rose gown, imported" });
  await page.goto("/admin/manage-products/import");
  const list = page.getByRole("list", { name: "Pictures to upload" });
  await expectAccessibleStates(page, "import of pictures", [
    [
      "chosen pictures and a file that is none",
      async () => {
        await page
          .getByLabel("Choose pictures")
          .setInputFiles([
            await aPhoto("rose.jpg", "#c05070", 300),
            { name: "notes.txt", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
          ]);
        await expect(list.getByText("Please choose a picture: JPEG, PNG, WebP or AVIF.")).toBeVisible();
      },
      "own width",
    ],
    [
      "the preview of pictures",
      async () => {
        await page.getByRole("button", { name: "Dismiss notes.txt" }).click();
        await page.getByLabel("Choose a CSV file").setInputFiles({
          name: "pictures.csv",
          mimeType: "text/csv",
          buffer: Buffer.from(`id,images\n${id},rose.jpg\n`),
        });
        await expect(page.getByText("Nothing has been saved yet.")).toBeVisible(uploadTime);
      },
    ],
  ]);
});

test("a review is accessible with the viewer of its photographs", async ({ page }) => {
  await newShopper(page);
  const { id } = await addTestProduct(await adminOutsideBrowser(page.request), { title: "Reviewed Skirt" });
  await page.goto(`/product/${id}`);
  const dialog = page.getByRole("dialog", { name: "Write a Review" });
  await expectAccessibleStates(page, "review", [
    [
      "the refused dialog with photographs",
      async () => {
        await page.getByRole("tab", { name: /^Reviews/ }).click();
        await page.getByRole("button", { name: "Write a Review" }).click();
        await dialog.getByLabel("Size worn").selectOption("M");
        await dialog.getByLabel("How it fits").selectOption("Runs small");
        await dialog
          .getByLabel("Choose photographs")
          .setInputFiles([
            await aPhoto("front.jpg", "#a03050", 300),
            { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") },
          ]);
        const chosen = dialog.getByRole("list", { name: "Chosen photographs" });
        await expect(chosen.getByRole("listitem")).toHaveCount(2);
        await dialog.getByRole("button", { name: "Submit Review" }).click();
        await expect(dialog.getByText("Please write a comment.")).toBeVisible();
      },
    ],
    [
      "the viewer of photographs",
      async () => {
        await dialog.getByRole("button", { name: "Remove photograph 2" }).click();
        await dialog.getByLabel("Your review").fill("Falls well");
        await dialog.getByRole("button", { name: "Submit Review" }).click();
        const photos = page
          .getByRole("article")
          .filter({ hasText: "Falls well" })
          .getByRole("list", { name: /^Photographs by/ })
          .getByRole("img");
        await expect(photos).toHaveCount(1, uploadTime);
        await photos.first().click();
        await expect(page.getByRole("dialog", { name: /^Photographs by/ }).getByRole("img")).toBeVisible();
      },
      "own width",
    ],
  ]);
});
