import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Nothing on the page that axe knows as a barrier, and nothing that makes it scroll sideways. */
export const expectAccessible = async (page: Page, pageName: string): Promise<void> => {
  // A dialog that is still fading in has no contrast yet. What turns for ever is not waited for.
  await page.evaluate(() => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(finite.map((animation) => animation.finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${pageName}: ${id} at ${nodes[0]?.target.join(" ")}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${pageName} scrolls sideways`).toBe(0);
};
