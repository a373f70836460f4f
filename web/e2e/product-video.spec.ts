import { readFile } from "node:fs/promises";
import { waitForOperation } from "./support/operation.ts";
import { choosePictures, openPictures, pictureList } from "./support/picture-editor.ts";
import { aPhoto } from "./support/pictures.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true });

test("the admin adds a video and a focus", async ({ allowConsoleErrors, page }) => {
  allowConsoleErrors();
  const id = await openPictures(page, "Twirling gown");
  await choosePictures(page, [await aPhoto("rose.jpg", "#c05070"), await aPhoto("blue.jpg", "#4050a0")]);
  await expect(pictureList(page).getByRole("listitem")).toHaveCount(2);

  const chooser = page.getByLabel("Choose a video");
  await chooser.setInputFiles({ name: "page.mp4", mimeType: "video/mp4", buffer: Buffer.from("<html>") });
  const uploads = page.getByRole("list", { name: "Upload of the video" });
  await expect(uploads.getByRole("alert")).toContainText("Please choose a video: MP4 (H.264) or WebM.");
  const webm = await readFile(new URL("../../api/test/fixtures/example.webm", import.meta.url));
  await chooser.setInputFiles({ name: "twirl.webm", mimeType: "video/webm", buffer: webm });
  await expect(page.getByLabel("Video of the product")).toBeVisible();
  await expect(uploads).toHaveCount(0);
  await waitForOperation(page, "UpdateVideoPoster", () =>
    page.getByRole("button", { name: "Picture 2", exact: true }).click(),
  );
  await expect(page.getByRole("button", { name: "Picture 2", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await page.getByRole("button", { name: "Focus of picture 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Focus of picture 1" });
  const point = dialog.getByRole("button", { name: "No focus is set" });
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) * 0.2, y: (box?.height ?? 0) * 0.8 } });
  await expect(dialog.getByText("Saved")).toBeVisible();
  await waitForOperation(page, "UpdateProductPicture", () =>
    dialog.getByRole("button", { name: "20% from the left, 80% from the top" }).press("ArrowRight"),
  );
  await expect(dialog.getByRole("button", { name: "25% from the left, 80% from the top" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Focus of picture 1" })).toBeFocused();

  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/media/videos/")) statuses.push(response.status());
  });
  await page.goto(`/product/${id}`);
  const gallery = page.getByRole("region", { name: "Gallery" });
  await expect(gallery.locator("img").first()).toHaveCSS("object-position", "25% 80%");
  await page.getByRole("link", { name: "Video of Twirling gown" }).click();
  const play = page.getByRole("button", { name: "Play: Video of Twirling gown, 0:02, 0.1 MB" });
  await expect(play).toBeInViewport();
  expect(statuses).toEqual([]);
  await play.press("Enter");
  const video = gallery.getByLabel("Video of Twirling gown");
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.every((status) => status === 206)).toBe(true);

  await page.route("**/media/videos/**", (route) => route.abort());
  await page.reload();
  await page.getByRole("link", { name: "Video of Twirling gown" }).click();
  await page.getByRole("button", { name: "Play: Video of Twirling gown" }).click();
  await expect(page.getByText("The video could not be played.")).toBeVisible();
  await page.unroute("**/media/videos/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(video).toBeFocused();
});
