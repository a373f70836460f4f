import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects no axe violations on the page, no frame and no horizontal scroll. */
export const expectAccessible = async (page: Page, pageName: string): Promise<void> => {
  // The code of a page may still be loading. Each page has a heading of the first level.
  await expect(page.locator("h1")).not.toHaveCount(0);
  // A dialog that fades in has no contrast yet. Asked again in each frame: the promise `finished` of an animation may never settle.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  // The legacy mode leaves frames out, and opens no second page for each analysis.
  expect(page.frames(), `${pageName} has no frame`).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${pageName}: ${id} at ${nodes[0]?.target.join(" ")}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${pageName} scrolls horizontally`).toBe(0);
};

/** Expects the same of the page at its own width and at the other of a phone's and a desktop's; its own is restored. */
export const expectAccessibleAtBothWidths = async (page: Page, pageName: string): Promise<void> => {
  await expectAccessible(page, pageName);
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  const other = own.width < 1024 ? { width: 1280, height: 800 } : { width: 390, height: 844 };
  await page.setViewportSize(other);
  await expectAccessible(page, `${pageName} at ${other.width} px`);
  await page.setViewportSize(own);
};
