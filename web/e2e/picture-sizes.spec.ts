import type { Page } from "@playwright/test";
import { graphqlUrl, isOperation } from "./support/operation.ts";
import { withoutPreloadedQueries } from "./support/preloaded-queries.ts";
import { expect, test } from "./support/test.ts";

test.use({ hasOwnContext: true, hasPictures: true, hasMotion: true });

/** `a product` stands for the newest one. */
const pages = ["/", "/shop", "/shop?view=list", "/search?term=kurta", "/about", "a product"] as const;

const pathOf = async (page: Page, name: string): Promise<string> => {
  if (name !== "a product") return name;
  const response = await page.request.post("/graphql", {
    data: { query: "{ products(first: 1) { nodes { id } } }" },
  });
  const { data } = (await response.json()) as { data: { products: { nodes: { id: string }[] } } };
  return `/product/${data.products.nodes[0]?.id}`;
};

type Sized = { name: string; declared: number; shown: number };

/** For each visible product picture, the width that `sizes` declares and the width of its place. */
const readSizes = (): Sized[] => {
  const ruler = document.createElement("div");
  ruler.style.position = "absolute";
  // With reduced motion each change of a style is a short transition, which would be measured at its begin.
  ruler.style.setProperty("transition", "none", "important");
  document.body.append(ruler);
  const declaredWidth = (sizes: string): number => {
    for (const entry of sizes.split(/,\s*(?![^(]*\))/)) {
      const [, media, length] = /^(?:(\(min-width:[^)]*\))\s+)?(.+)$/.exec(entry.trim()) ?? [];
      if (media && !matchMedia(media).matches) continue;
      ruler.style.width = length ?? "";
      return ruler.getBoundingClientRect().width;
    }
    return 0;
  };
  const visible = [...document.images].filter((image) => image.sizes && image.clientWidth > 0);
  const read = visible.map((image) => ({
    name: `${image.sizes} of ${image.alt || image.closest("a")?.textContent}`,
    declared: declaredWidth(image.sizes),
    shown: image.clientWidth,
  }));
  ruler.remove();
  return read;
};

for (const name of pages)
  test(`${name}: pictures declare the width of their place for at most one to load first`, async ({
    page,
  }) => {
    await page.goto(await pathOf(page, name));
    await expect(page.locator("main img").first()).toBeAttached();
    for (const width of [360, 412, 700, 800, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await page.evaluate(readSizes);
      expect(sizes.length).toBeGreaterThan(0);
      const wrong = sizes.filter(
        ({ declared, shown }) => Math.abs(declared - shown) > Math.max(10, shown * 0.04),
      );
      expect(wrong, `${width} px`).toEqual([]);
      await expect(page.locator("img[fetchpriority=high]")).toHaveCount(1);
    }
  });

test("a product's only picture is as large as the first one of others", async ({ page }) => {
  await withoutPreloadedQueries(page);
  await page.route(graphqlUrl, async (route) => {
    if (!isOperation(route.request(), "ProductPage")) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { product: { pictures: { height: number }[] } } };
    const [picture] = answer.data.product.pictures;
    answer.data.product.pictures = picture ? [{ ...picture, height: 720 }] : [];
    return route.fulfill({ response, json: answer });
  });
  await page.goto(await pathOf(page, "a product"));
  const picture = page.getByRole("region", { name: "Gallery" }).locator("img");
  await expect(picture).toHaveCSS("object-fit", "contain");
  for (const width of [360, 700, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [size] = (await page.evaluate(readSizes)).filter(({ shown }) => shown > 300);
    expect(size?.shown, `${width} px`).toBeGreaterThan(300);
    expect(Math.abs((size?.declared ?? 0) - (size?.shown ?? 0)), `${width} px`).toBeLessThan(20);
  }
});

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });

  test("home shows a garment in the first viewport, in a small file", async ({ page }) => {
    await page.goto("/");
    const figure = page.getByRole("img", { name: /teal ikat wrap dress/ });
    await expect(figure).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const { src, height } = await figure.evaluate((image: HTMLImageElement) => ({
      src: image.currentSrc,
      height: image.clientHeight,
    }));
    expect(height).toBeGreaterThan(140);
    const { length } = await (await page.request.get(src)).body();
    expect(length).toBeLessThan(17_000);
  });
});

for (const [ratio, path, width] of [
  [1.75, "a product", 720],
  [1.75, "/shop", 320],
  [1.75, "/search?term=kurta", 320],
  [2.625, "/shop", 480],
] as const)
  test.describe(`on a phone of 412 px with ${ratio} device pixels per CSS pixel`, () => {
    test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: ratio });

    test(`the first picture of ${path} has ${width} px, as the screen needs`, async ({ page }) => {
      await page.goto(await pathOf(page, path));
      const first = page.locator("img[fetchpriority=high]");
      await expect
        .poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(new RegExp(`/${width}\\.avif(\\?1)?$`));
    });
  });
