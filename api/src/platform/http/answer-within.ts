import type { FastifyInstance, FastifyReply } from "fastify";
import { answerWithError } from "./error-answers.ts";
import { Refusal } from "../errors/errors.ts";

/** How often open requests are looked over, in milliseconds. */
const lookEvery = 500;

/**
 * Gives up on a request that is not answered in time: the client waits 10 s and never for an answer that still
 * comes (decision 47). One look over all open requests instead of a timer for each.
 */
export const answerWithin = (app: FastifyInstance, milliseconds: number): void => {
  const open = new Map<FastifyReply, number>();
  app.addHook("onRequest", (_request, reply, done) => {
    open.set(reply, Date.now());
    done();
  });
  app.addHook("onResponse", (_request, reply, done) => {
    open.delete(reply);
    done();
  });
  const giveUp = (reply: FastifyReply): void => {
    open.delete(reply);
    if (reply.sent || reply.raw.headersSent) return;
    answerWithError(reply.request, reply, new Refusal("NOT_READY"));
  };
  const look = setInterval(() => {
    const since = Date.now() - milliseconds;
    for (const [reply, arrived] of open) {
      if (arrived > since) return;
      giveUp(reply);
    }
  }, lookEvery);
  look.unref();
  app.addHook("onClose", async () => clearInterval(look));
};
