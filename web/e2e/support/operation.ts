import { expect, type Page, type Request } from "@playwright/test";

/** Whether a request is one of these operations. */
export const isOperation = (request: Request, ...operations: string[]): boolean => {
  const body = request.postData() ?? "";
  return operations.some((operation) => body.includes(`"operationName":"${operation}"`));
};

/**
 * Runs `run` and waits for the responses to one operation. An optimistic update is visible before it is saved, and
 * leaving the page too early would cancel the request.
 */
export const waitForOperation = async (
  page: Page,
  operation: string,
  run: () => Promise<unknown>,
  times = 1,
) => {
  let responses = 0;
  const count = (request: Request) => {
    if (isOperation(request, operation)) responses += 1;
  };
  page.on("requestfinished", count);
  await run();
  await expect.poll(() => responses, `responses to ${operation}`).toBe(times);
  page.off("requestfinished", count);
};

/** The variables of the next request of an operation. */
export const nextVariables = async (page: Page, operation: string): Promise<Record<string, unknown>> => {
  const request = await page.waitForRequest((each) => isOperation(each, operation));
  return (request.postDataJSON() as { variables: Record<string, unknown> }).variables;
};
