import type { Locator } from "@playwright/test";
import { openFilters } from "./support/filters.ts";
import { openLoaded } from "./support/open-loaded.ts";
import { productPath } from "./support/product-path.ts";
import { demoShopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});

const backgroundOf = (element: Locator): Promise<string> =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** The background of a text that has the system's colours of a selection. */
const selectionColor = (element: Locator): Promise<string> =>
  element.evaluate((node) => {
    const sample = node.ownerDocument.createElement("span");
    sample.style.cssText = "forced-color-adjust: none; background: Highlight";
    node.ownerDocument.body.append(sample);
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return backgroundColor;
  });

test("forced colours leave the marks of a choice and the colours of swatches", async ({ page }) => {
  await openLoaded(page, await productPath(page, "Kota Doria Checks Kurta"));
  for (const name of ["Colour", "Size"]) {
    const group = page
      .getByRole("main")
      .getByRole("group", { name: new RegExp(`^${name}`) })
      .first();
    const chips = group.locator("label:has(input:enabled)");
    await chips.last().click();
    const chosen = group.locator("label:has(:checked)");
    const selection = await selectionColor(chosen);
    // The colour of a choice changes in a short transition.
    await expect.poll(() => backgroundOf(chosen)).toBe(selection);
    const other = group.locator("label:not(:has(:checked))").first();
    if ((await chips.count()) > 1) await expect.poll(() => backgroundOf(other)).not.toBe(selection);
  }
  const swatches = page
    .getByRole("main")
    .getByRole("group", { name: /^Colour/ })
    .first()
    .locator("svg");
  const fills = await swatches.evaluateAll((elements) =>
    elements.map((element) => {
      const { fill } = getComputedStyle(element.querySelector("rect") ?? element);
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return { fill, borderTopWidth, isEdgeVisible: borderTopColor !== fill };
    }),
  );
  expect(new Set(fills.map(({ fill }) => fill)).size).toBe(fills.length);
  for (const { borderTopWidth, isEdgeVisible } of fills)
    expect({ borderTopWidth, isEdgeVisible }).toEqual({ borderTopWidth: "1px", isEdgeVisible: true });
});

test("with forced colours a chosen size of the filters differs from the others", async ({ page }) => {
  await openLoaded(page, "/shop?size=M");
  const sizes = (await openFilters(page)).getByRole("group", { name: "Size in stock" });
  const chosen = sizes.locator("label:has(:checked)");
  const selection = await selectionColor(chosen);
  expect(await backgroundOf(chosen)).toBe(selection);
  expect(await backgroundOf(sizes.locator("label:not(:has(:checked))").first())).not.toBe(selection);
});

test("with forced colours every button with a text on it has an edge", async ({ page }) => {
  await openLoaded(page, await productPath(page, "Kota Doria Checks Kurta"));
  for (const name of ["Add to Cart", "Buy Now"])
    for (const button of await page.getByRole("button", { name, exact: true }).all())
      await expect(button).toHaveCSS("border-top-width", "1px");
  await openLoaded(page, "/");
  await expect(page.getByRole("link", { name: "Shop Now" }).first()).toHaveCSS("border-top-width", "1px");
});

test("with forced colours a switch shows whether it is on, by its position and its ground", async ({
  page,
}) => {
  await demoShopper(page);
  await openLoaded(page, "/user/dashboard/settings/notifications");
  const tracks = page.locator("[role=switch] + span");
  const looks = await tracks.evaluateAll((elements) =>
    elements.map((track) => {
      const thumb = track.firstElementChild as HTMLElement;
      const [trackColor, thumbColor] = [track, thumb].map((part) => getComputedStyle(part).backgroundColor);
      return {
        isOn: (track.previousElementSibling as HTMLInputElement).checked,
        ground: trackColor,
        isThumbVisible: trackColor !== thumbColor,
        edge: getComputedStyle(track).borderTopWidth,
      };
    }),
  );
  expect(new Set(looks.map(({ isOn }) => isOn)).size).toBe(2);
  for (const { isThumbVisible, edge } of looks)
    expect({ isThumbVisible, edge }).toEqual({ isThumbVisible: true, edge: "1px" });
  expect(new Set(looks.map(({ isOn, ground }) => `${isOn} ${ground}`)).size).toBe(2);
});

test("with forced colours the view of the list and the ends of the price slider are visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLoaded(page, "/shop");
  const pressed = page.getByRole("main").locator("fieldset button[aria-pressed=true]").first();
  expect(await backgroundOf(pressed)).toBe(await selectionColor(pressed));
  const track = page.locator("[data-orientation=horizontal]:has(> [class*=border-ink])").first();
  await expect(track).toBeVisible();
  const canvas = await backgroundOf(page.locator("body"));
  expect(await backgroundOf(track)).not.toBe(canvas);
});
