import { expect, type Page, type Request } from "@playwright/test";

/** Whether the client asks the shop for one of these operations. */
export const isOperation = (request: Request, ...operations: string[]): boolean => {
  const body = request.postData() ?? "";
  return operations.some((operation) => body.includes(`"operationName":"${operation}"`));
};

/**
 * Does something, and waits until the shop has answered the operation that comes of it, or so many of them: what a page
 * shows at once is not yet kept, and a page that is left too soon takes it along.
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
  await expect.poll(() => responses, `answers to ${operation}`).toBe(times);
  page.off("requestfinished", count);
};
