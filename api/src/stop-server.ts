import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { OpenAnswers } from "./answer-within.ts";

/**
 * How often, in milliseconds, a stop closes the connections that have become quiet since: browsers keep theirs open,
 * and one that was busy when the stop began would else hold it up until its keep-alive ends.
 */
const closeQuietEvery = 50;

export type Stopping = {
  isStopping: () => boolean;
  /**
   * Drains, then closes. While it drains, the shop says that it is not ready and goes on serving, and each answer
   * ends its connection: balancers and clients turn away before the port closes. Then what is under way is answered.
   */
  stop: (drainSeconds: number, close: () => Promise<void>) => Promise<void>;
};

/** The way a server stops without cutting off a request. */
export const stoppingOf = (app: FastifyInstance, answers: OpenAnswers): Stopping => {
  let isStopping = false;
  app.addHook("onRequest", (_request, reply, done) => {
    if (isStopping) void reply.header("connection", "close");
    done();
  });
  return {
    isStopping: () => isStopping,
    stop: async (drainSeconds, close) => {
      isStopping = true;
      answers.closeConnections();
      await pause(drainSeconds * 1000);
      const quiet = setInterval(() => app.server.closeIdleConnections(), closeQuietEvery);
      await close().finally(() => clearInterval(quiet));
    },
  };
};
