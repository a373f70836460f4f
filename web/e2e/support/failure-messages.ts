import { expect, type Page } from "@playwright/test";
import { withFailure, type Failure } from "./failures.ts";

/** Expects a whole sentence of the page. */
export const expectMessage = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible();

/** Expects the message of a button's operation for each failure. */
export const expectFailureMessages = async (
  page: Page,
  { operation, press }: { operation: string; press: () => Promise<void> },
  sentences: [Failure, string][],
) => {
  for (const [failure, sentence] of sentences)
    await withFailure(page, { operation, failure }, async (whenFailed) => {
      await press();
      await whenFailed();
      await expectMessage(page, sentence);
    });
};
