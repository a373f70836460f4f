import { expect, type Page, type Request } from "@playwright/test";

/** Whether the client asks the shop for one of these operations. */
export const isOf = (request: Request, ...operations: string[]): boolean => {
  const sent = request.postData() ?? "";
  return operations.some((operation) => sent.includes(`"operationName":"${operation}"`));
};

/**
 * Does something, and waits until the shop has answered the operation that comes of it, or so many of them: what a page
 * shows at once is not yet kept, and a page that is left too soon takes it along.
 */
export const answered = async (page: Page, operation: string, act: () => Promise<unknown>, times = 1) => {
  let answers = 0;
  const count = (request: Request) => {
    if (isOf(request, operation)) answers += 1;
  };
  page.on("requestfinished", count);
  await act();
  await expect.poll(() => answers, `answers to ${operation}`).toBe(times);
  page.off("requestfinished", count);
};
