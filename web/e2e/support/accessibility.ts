import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects no axe violations on the page, no frame and no horizontal scroll. */
export const expectAccessible = async (page: Page, pageName: string): Promise<void> => {
  // Wait for finite animations: a dialog that fades in has no contrast yet.
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
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
