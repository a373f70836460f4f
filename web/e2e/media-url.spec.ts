import { freePort } from "../../api/tools/bench/node-process.ts";
import { startShop } from "./support/start-shop.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true, hasPictures: true });

test("pictures of another origin are loaded once and made sharp", async ({ page }) => {
  test.setTimeout(180_000);
  const port = await freePort();
  // Another name of the same server is another origin.
  const pictures = `http://localhost:${port}`;
  const shop = await startShop({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MEDIA_URL: pictures,
  });
  try {
    const loaded: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "image") loaded.push(response.url());
    });
    await page.goto(`http://127.0.0.1:${port}/shop`);
    await page.getByRole("article").first().getByRole("link").first().click();
    const gallery = page.getByRole("region", { name: "Gallery" }).locator("img").first();
    await expect(gallery).toBeVisible();
    await expect
      .poll(
        () =>
          gallery.evaluate(
            (image: HTMLImageElement) => image.complete && image.naturalWidth / image.clientWidth,
          ),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0.75);
    await expect
      .poll(() => gallery.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`${pictures}/media/`);
    const media = loaded.filter((url) => url.includes("/media/"));
    expect(media.length).toBeGreaterThan(0);
    expect(media.filter((url) => !url.startsWith(`${pictures}/`))).toEqual([]);
  } finally {
    // The page may still load parts of itself: without it no request meets a closed shop.
    await page.close();
    await shop.close();
  }
});
