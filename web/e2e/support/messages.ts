import type { Locator, Page } from "@playwright/test";
import { withFailure, type Failure } from "./failures.ts";
import { expect } from "./test.ts";

/** A refusal by a throttle. */
export const busy = { refused: "Too many attempts. Please wait a little and try again." };

/** Expects exactly this message of the specification, section 8, to be visible. */
export const expectMessage = (where: Page | Locator, message: string) =>
  expect(where.getByText(message, { exact: true })).toBeVisible();

/** Expects the message of a button's operation for each failure. */
export const expectFailureMessages = async (
  page: Page,
  { operation, button, where = page }: { operation: string; button: Locator; where?: Page | Locator },
  messages: [Failure, string][],
) => {
  for (const [failure, message] of messages)
    await withFailure(page, { operation, failure }, async (whenFailed) => {
      await button.click();
      await whenFailed();
      await expectMessage(where, message);
    });
};
