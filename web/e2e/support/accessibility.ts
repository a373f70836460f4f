import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/** The short form has half the bytes, which each page parses. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * The ids of the violated rules, each with the selector of its first element. Axe collects no passed checks: with them an analysis
 * takes two to five times the time.
 */
const violationsOn = async (page: Page, hasContrast: boolean): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const options: RunOptions = {
    resultTypes: ["violations"],
    iframes: false,
    rules: { "color-contrast": { enabled: hasContrast } },
  };
  return page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, runOptions);
    return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}`);
  }, options);
};

/** Expects no axe violations on the page, no frame and no horizontal scroll. */
export const expectAccessible = async (page: Page, pageName: string, hasContrast = true): Promise<void> => {
  // The code of a page may still be loading. Each page has a heading of the first level.
  await expect(page.locator("h1"), `${pageName} has a heading`).not.toHaveCount(0);
  // A dialog that fades in has no contrast yet. Asked again in each frame: the promise `finished` of an animation may never settle.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  expect(page.frames(), `${pageName} has no frame`).toHaveLength(1);
  expect(await violationsOn(page, hasContrast), pageName).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${pageName} scrolls horizontally`).toBe(0);
};

/**
 * Expects the same of the page at its own width and at the other of a phone's and a desktop's; its own is restored. The contrast of
 * colours, more than half of an analysis, is checked at its own; `accessibility.spec.ts` checks that of the pages at both.
 */
export const expectAccessibleAtBothWidths = async (
  page: Page,
  pageName: string,
  hasContrastAtBoth = false,
): Promise<void> => {
  await expectAccessible(page, pageName);
  const own = page.viewportSize() ?? { width: 390, height: 844 };
  const other = own.width < 1024 ? { width: 1280, height: 800 } : { width: 390, height: 844 };
  await page.setViewportSize(other);
  await expectAccessible(page, `${pageName} at ${other.width} px`, hasContrastAtBoth);
  await page.setViewportSize(own);
};
