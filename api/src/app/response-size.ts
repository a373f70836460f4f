import type { FastifyInstance } from "fastify";
import { describeError } from "../platform/errors/describe-error.ts";
import { errorBody } from "../platform/http/error-responses.ts";
import { Refusal } from "../platform/errors/errors.ts";

/**
 * Largest answer as text, in characters: a documented list of 1,000 orders with some lines each has about half of
 * that. Files are streams or buffers, and have limits of their own.
 */
export const maxResponseLength = 10_000_000;

/** Refuses to send an answer that no client asks for in good faith, by whichever door and execution it came. */
export const limitResponseSize = (app: FastifyInstance, maxLength = maxResponseLength): void => {
  app.addHook("onSend", (request, reply, payload, done) => {
    if (typeof payload !== "string" || payload.length <= maxLength) return done(null, payload);
    const refusal = describeError(new Refusal("ANSWER_TOO_LARGE"));
    request.log.warn({ characters: payload.length }, "an answer was too large to be sent");
    void reply.removeHeader("link").code(refusal.status).type("application/json; charset=utf-8");
    done(null, JSON.stringify(errorBody(request, refusal)));
  });
};
