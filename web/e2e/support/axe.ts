import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Axe knows no barrier in the page as it stands, once what moves has come to rest. */
export const hasNoBarrier = async (page: Page, where: string) => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${where}: ${id} at ${nodes[0]?.target.join(" ")}`)).toEqual([]);
};
