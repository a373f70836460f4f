import { expect, type Page, type Request } from "@playwright/test";

/** Requests of GraphQL operations: by POST, and public queries by GET. */
export const graphqlUrl = /\/graphql(\?|$)/;

type OperationBody = { operationName: string; variables: Record<string, unknown> };

/** The name and variables of a request's operation; empty for a form with a file. */
export const operationOf = (request: Request): OperationBody => {
  const parameters = new URL(request.url()).searchParams;
  if (!parameters.has("documentId"))
    return request.headers()["content-type"]?.startsWith("multipart/")
      ? { operationName: "", variables: {} }
      : (request.postDataJSON() as OperationBody);
  const variables = JSON.parse(parameters.get("variables") ?? "{}") as OperationBody["variables"];
  return { operationName: parameters.get("operationName") ?? "", variables };
};

/** Whether a request is one of these operations. */
export const isOperation = (request: Request, ...operations: string[]): boolean => {
  const body = request.postData() ?? "";
  const inUrl = new URL(request.url()).searchParams.get("operationName") ?? "";
  return operations.some(
    (operation) => inUrl === operation || body.includes(`"operationName":"${operation}"`),
  );
};

/**
 * Runs `run` and waits for a number of responses to one operation, not counting those to earlier requests. An optimistic update is visible before
 * it is saved, and leaving the page too early would cancel the request.
 */
export const waitForOperation = async (
  page: Page,
  operation: string,
  run: () => Promise<unknown>,
  times = 1,
) => {
  const sent = new Set<Request>();
  let responses = 0;
  const onRequest = (request: Request) => isOperation(request, operation) && sent.add(request);
  const onFinished = (request: Request) => {
    if (sent.has(request)) responses += 1;
  };
  page.on("request", onRequest);
  page.on("requestfinished", onFinished);
  await run();
  await expect.poll(() => responses, `responses to ${operation}`).toBeGreaterThanOrEqual(times);
  page.off("request", onRequest);
  page.off("requestfinished", onFinished);
};

/** The variables of the next request of an operation. */
export const nextVariables = async (page: Page, operation: string): Promise<Record<string, unknown>> => {
  const request = await page.waitForRequest((each) => isOperation(each, operation));
  return operationOf(request).variables;
};
