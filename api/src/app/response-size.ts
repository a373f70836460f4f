import type { FastifyInstance } from "fastify";
import { describeError } from "../platform/errors/describe-error.ts";
import { errorBody } from "../platform/http/error-responses.ts";
import { Refusal } from "../platform/errors/errors.ts";

/**
 * Maximum length of a text response, in characters. A documented list of 1,000 orders with some lines each has about half of
 * that. Files are streams or buffers, with limits of their own.
 */
const maxResponseLength = 10_000_000;

/** Replaces a response that is too long by ANSWER_TOO_LARGE, on every route. */
export const limitResponseSize = (app: FastifyInstance, maxLength = maxResponseLength): void => {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (typeof payload !== "string" || payload.length <= maxLength) return done(null, payload);
    const refusal = describeError(new Refusal("ANSWER_TOO_LARGE"));
    request.log.warn({ characters: payload.length }, "a response was too large to be sent");
    void reply.removeHeader("link").code(refusal.status).type("application/json; charset=utf-8");
    done(null, JSON.stringify(errorBody(request, refusal)));
  });
};
