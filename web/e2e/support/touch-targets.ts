import { expect, type Page } from "@playwright/test";

/** WCAG 2.5.5 and the design of the shop, in pixels. */
const SMALLEST_TARGET = 44;

/** The visible controls that are smaller than a fingertip, with their sizes. Links within a sentence are exempt. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const controls = "a[href], button, input, select, textarea, summary, [role=tab], [role=menuitem]";
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // A link that is for keyboards only, and a hidden input whose label is pressed, have one pixel.
    const isHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => isShown(element) && !isHidden(element.getBoundingClientRect()))
      .filter((element) => !(element.matches("p a") && getComputedStyle(element).display === "inline"))
      .map((element) => {
        const label = element.matches("[type=checkbox], [type=radio]") ? element.closest("label") : null;
        const { width, height } = (label ?? element).getBoundingClientRect();
        return { element, width, height };
      })
      .filter(({ element }) => !element.matches(".skip-link, [href='#main']"))
      .filter(({ width, height }) => Math.min(width, height) < smallest - 0.5)
      .map(({ element, width, height }) => {
        const name = element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? "";
        return `${element.tagName.toLowerCase()} “${name}” ${Math.round(width)} x ${Math.round(height)}`;
      });
  }, SMALLEST_TARGET);

/** Expects that every control can be touched and that the page does not scroll sideways. */
export const expectTouchable = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => smallTargets(page), `small targets: ${name}`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, `width: ${name}`).toBe(page.viewportSize()?.width);
};
