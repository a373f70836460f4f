import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  describeError,
  retryAfter,
  type ErrorDescription,
  withoutSuggestions,
} from "../errors/describe-error.ts";
import { Refusal, type CommonCode } from "../errors/errors.ts";
import { countRefusal } from "../metrics.ts";
import { addShopName, sendPlainPage } from "./plain-page.ts";

/** Errors of Fastify itself, before any handler runs. */
const fastifyRefusals: Record<string, CommonCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "BAD_JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BAD_INPUT",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_BAD_URL: "BAD_INPUT",
  FST_ERR_MAX_PARAM_LENGTH: "PATH_UNKNOWN",
  FST_ERR_ASYNC_CONSTRAINT: "BAD_INPUT",
};

const frameworkCodeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

/** What a client may know of an error of a request. */
export const describeRequestError = (error: unknown): ErrorDescription => {
  const refusalCode = fastifyRefusals[frameworkCodeOf(error)];
  if (refusalCode) return describeError(new Refusal(refusalCode));
  const isBadJson = error instanceof SyntaxError && "statusCode" in error && error.statusCode === 400;
  return describeError(isBadJson ? new Refusal("BAD_JSON") : error);
};

/** The body of an error response: GraphQL clients find the error under `errors`, all others under `error`. */
export const errorBody = (
  request: FastifyRequest,
  description: ErrorDescription,
): Record<string, unknown> => {
  const { message, code, status, field, facts } = description;
  const more = {
    ...(field ? { field } : {}),
    ...facts,
    ...(status >= 500 ? { requestId: request.id } : {}),
  };
  const isGraphql = request.url === "/graphql" || request.url.startsWith("/graphql?");
  return isGraphql
    ? { errors: [{ message, extensions: { code, status, ...more } }] }
    : { error: withoutSuggestions(message), code, ...more };
};

/** Paths of APIs and files. Their errors are always JSON. */
const apiPath = /^\/(api|graphql|assets|media|webhooks|health|metrics)\b/;

/** Whether a browser is to show the response as a page: it says so when it follows a link, unlike a script. */
const isPageRequest = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") &&
  (headers.accept ?? "").includes("text/html") &&
  !apiPath.test(url);

const pageTitles: Record<number, string> = { 404: "Page not found", 503: "The shop is busy" };

/** Sends the error as a page. Of the request it contains only what the sentence quotes. */
const sendErrorPage = (reply: FastifyReply, { status, message }: ErrorDescription): FastifyReply => {
  const again = status >= 500 || status === 429 ? [{ label: "Load again", href: "" }] : [];
  return sendPlainPage(reply, {
    title: pageTitles[status] ?? "The page could not be shown",
    heading: withoutSuggestions(message),
    links: [...again, { label: "To the shop", href: "/" }],
  });
};

/** Codes of what fails when a client closes its connection before its request or the response is complete. */
const closedConnection = /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE)$/;

/** Logs an internal error. A client that has left is none of the shop's errors. */
const logHidden = (request: FastifyRequest, error: unknown): void => {
  const hasLeft = request.raw.socket.destroyed && closedConnection.test(frameworkCodeOf(error));
  if (hasLeft) request.log.info("the client has closed the connection");
  else request.log.error({ err: error }, "a request failed");
};

/** Sends an error response with what the client may know of the error: a page to a browser that follows a link, else JSON. */
export const sendError = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  const description = describeRequestError(error);
  countRefusal(description.code);
  if (description.hidden) logHidden(request, description.hidden);
  const wait = retryAfter(description);
  if (wait) void reply.header("retry-after", wait);
  // Replaces the content type and caching that the route may have set for its own response.
  void reply.code(description.status).header("cache-control", "no-store");
  return isPageRequest(request)
    ? sendErrorPage(reply, description)
    : reply.type("application/json; charset=utf-8").send(errorBody(request, description));
};

/**
 * Responds that the path is unknown. A handler calls this instead of `reply.callNotFound()`, which runs the hooks of the request a
 * second time.
 */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendError(request, reply, new Refusal("PATH_UNKNOWN"));

/** Gives every error response a code and a message without internal details. Pages of errors have the name of the shop. */
export const addErrorHandlers = (app: FastifyInstance, shopName: () => string): void => {
  addShopName(app, shopName);
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  app.setNotFoundHandler(sendNotFound);
};
