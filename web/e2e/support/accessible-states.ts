import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtBothWidths } from "./accessibility.ts";
import { takeOffline } from "./offline.ts";
import { expect, test } from "./test.ts";

/**
 * The name of a state, and how it is reached from the state before. "own width" is for a state that another width closes, and for one that
 * adds a message to a page that is checked at both.
 */
export type State = readonly [name: string, reach: () => Promise<unknown>, width?: "own width"];

/** Expects that each state of a page, reached one after the other, is accessible. A failure names the page and the state. */
export const expectAccessibleStates = async (
  page: Page,
  pageName: string,
  states: readonly State[],
): Promise<void> => {
  for (const [state, reach, width] of states) {
    const name = `${pageName}: ${state}`;
    await test.step(name, async () => {
      try {
        await reach();
      } catch (error) {
        if (error instanceof Error) error.message = `Not reached: ${name}. ${error.message}`;
        throw error;
      }
      const check = width === "own width" ? expectAccessible : expectAccessibleAtBothWidths;
      await check(page, name);
    });
  }
};

/** The operation of a page whose load fails, and the message beside Retry. */
type FailedLoad = readonly [pageName: string, path: string, operation: string, says: string];

/** A state for each page that could not be loaded. */
export const failedLoads = (page: Page, loads: readonly FailedLoad[]): State[] =>
  loads.map(([name, path, operation, says]) => [
    name,
    async () => {
      await takeOffline(page, operation);
      await page.goto(path);
      await expect(page.getByText(says).first()).toBeVisible();
    },
    "own width",
  ]);

/** Closes the open dialog. */
export const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};
