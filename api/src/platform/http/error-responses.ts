import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  describeError,
  retryAfter,
  type ErrorDescription,
  withoutSuggestions,
} from "../errors/describe-error.ts";
import { Refusal, type RefusalCode } from "../errors/errors.ts";

/** Refusals that Fastify itself makes before any handler runs. */
const fastifyRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: "BAD_JSON",
  FST_ERR_CTP_EMPTY_JSON_BODY: "BAD_JSON",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BAD_INPUT",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_BAD_URL: "BAD_INPUT",
  FST_ERR_MAX_PARAM_LENGTH: "PATH_UNKNOWN",
  FST_ERR_ASYNC_CONSTRAINT: "BAD_INPUT",
};

const frameworkCodeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";

const describeRequestError = (error: unknown): ErrorDescription => {
  const refusalCode = fastifyRefusals[frameworkCodeOf(error)];
  if (refusalCode) return describeError(new Refusal(refusalCode));
  const isBadJson = error instanceof SyntaxError && "statusCode" in error && error.statusCode === 400;
  return describeError(isBadJson ? new Refusal("BAD_JSON") : error);
};

/** The body of a refusal: GraphQL clients find it under `errors`, all others under `error`. */
export const errorBody = (
  request: FastifyRequest,
  description: ErrorDescription,
): Record<string, unknown> => {
  const { message, code, field, facts } = description;
  const more = {
    ...(field ? { field } : {}),
    ...facts,
    ...(description.status >= 500 ? { requestId: request.id } : {}),
  };
  const isGraphql = request.url === "/graphql" || request.url.startsWith("/graphql?");
  return isGraphql
    ? { errors: [{ message, extensions: { code, ...more } }] }
    : { error: withoutSuggestions(message), code, ...more };
};

/** Answers a request with what the outside may know of an error. */
export const sendError = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
  const description = describeRequestError(error);
  if (description.hidden) request.log.error({ err: description.hidden }, "a request failed");
  const wait = retryAfter(description);
  if (wait) void reply.header("retry-after", wait);
  // What a route had said of its own answer does not hold for this one: neither its kind nor how long it may be kept.
  return reply
    .code(description.status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(errorBody(request, description));
};

/** Every answer that is not a success has a code and a sentence, and tells nothing of the inside. */
export const addErrorHandlers = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  app.setNotFoundHandler((request, reply) => sendError(request, reply, new Refusal("PATH_UNKNOWN")));
};
