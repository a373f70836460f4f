import type { Page } from "@playwright/test";
import { touchGesturesOn } from "./support/touch-gestures.ts";
import { largePicture, openProduct } from "./support/open-product.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasPictures: true, hasMotion: true });

const openCulottes = async (page: Page) => {
  await openProduct(page, "Slub Khadi Drawstring Culottes");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const large = largePicture(page);
  await expect(large.picture).toBeInViewport();
  const own = await large.box();
  const touch = await touchGesturesOn(page);
  /** A point of the picture, as fractions of its size. */
  const at = (x: number, y: number) => ({ x: own.x + own.width * x, y: own.y + own.height * y });
  /** Expects the picture's scale after the animation. */
  const expectScale = (scale: number) =>
    expect.poll(async () => (await large.box()).width / own.width).toBeCloseTo(scale, 2);
  const thumbnails = page.getByRole("list", { name: "Pictures" }).getByRole("link");
  const strip = page.getByRole("region", { name: "Gallery" });
  /** Expects a picture, and the strip at rest: a swipe during the snap begins between two pictures. */
  const expectPicture = async (index: number) => {
    await expect(thumbnails.nth(index)).toHaveAttribute("aria-current", "true");
    await expect
      .poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
      .toBe(index);
  };
  return { ...large, own, touch, at, expectScale, expectPicture, thumbnails };
};

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("a double tap zooms the picture twofold at the tapped point until the next one", async ({ page }) => {
  const { touch, at, expectScale, box, own, zoom, thumbnails } = await openCulottes(page);
  await touch.tap(at(0.5, 0.5));
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
  await touch.doubleTap(at(0.25, 0.75));
  await expectScale(2);
  const grown = await box();
  expect(grown.x + grown.width * 0.25).toBeCloseTo(at(0.25, 0.75).x, 0);
  expect(grown.y + grown.height * 0.75).toBeCloseTo(at(0.25, 0.75).y, 0);
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  await touch.doubleTap(at(0.6, 0.4));
  await expectScale(1);
  expect(await box()).toEqual(own);

  await touch.doubleTap(at(0.5, 0.5));
  await expectScale(2);
  const before = await box();
  await touch.swipe(at(0.5, 0.5), at(0.6, 0.4));
  await expect.poll(async () => (await box()).x).toBeCloseTo(before.x + own.width * 0.1, 0);
  expect((await box()).y).toBeCloseTo(before.y - own.height * 0.1, 0);
  await touch.swipe(at(0.1, 0.5), at(0.95, 0.5));
  await expect.poll(async () => (await box()).x).toBeCloseTo(own.x, 0);
  expect(await scrolled(page)).toBe(0);
  await expect(thumbnails.first()).toHaveAttribute("aria-current", "true");
});

test("a pinch zooms the picture around the fingers up to threefold", async ({ page }) => {
  const { touch, at, expectScale, box, zoom } = await openCulottes(page);
  const around = at(0.4, 0.5);
  await touch.pinch(around, 80, 200);
  await expectScale(2.5);
  const grown = await box();
  expect(grown.x + grown.width * 0.4).toBeCloseTo(around.x, 0);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await touch.pinch(around, 80, 250);
  await expectScale(3);
  await touch.pinch(around, 280, 60);
  await expectScale(1);
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
});

test("a swipe shows the next or the previous picture up to the first", async ({ page }) => {
  const { touch, at, expectScale, expectPicture, thumbnails, zoom } = await openCulottes(page);
  await touch.swipe(at(0.8, 0.5), at(0.3, 0.52));
  await expectPicture(1);
  await expect(zoom).toHaveAttribute(
    "aria-label",
    `Zoom: ${await thumbnails.nth(1).getAttribute("aria-label")}`,
  );
  await touch.swipe(at(0.3, 0.5), at(0.8, 0.52));
  await expectPicture(0);
  await touch.swipe(at(0.3, 0.5), at(0.8, 0.5));
  await expectScale(1);
  await expectPicture(0);
});

test("a vertical drag over the picture scrolls the page", async ({ page }) => {
  const { touch, at, expectScale, thumbnails } = await openCulottes(page);
  await touch.swipe(at(0.5, 0.8), at(0.45, 0.2));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(150);
  await expectScale(1);
  await expect(thumbnails.first()).toHaveAttribute("aria-current", "true");
});

test("the button in the corner zooms at once for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { zoom, touch, expectScale, picture } = await openCulottes(page);
  const corner = (await zoom.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(Math.min(corner.width, corner.height)).toBeGreaterThanOrEqual(44);
  await touch.tap({ x: corner.x + 22, y: corner.y + 22 });
  await expect(zoom).toHaveAttribute("title", "Zoom out");
  await expectScale(2);
  const transitionSeconds = await picture.evaluate((img) => {
    const cloth = img.closest("div");
    return cloth ? Number.parseFloat(getComputedStyle(cloth).transitionDuration) : 1;
  });
  expect(transitionSeconds).toBeLessThan(0.001);
  await touch.tap({ x: corner.x + 22, y: corner.y + 22 });
  await expectScale(1);
});
