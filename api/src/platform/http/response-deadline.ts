import type { FastifyInstance, FastifyReply } from "fastify";
import { sendError } from "./error-responses.ts";
import { Refusal } from "../errors/errors.ts";

/** How often open requests are looked over, in milliseconds. */
const checkIntervalMs = 250;

/** What a late look and the way of the answer may take, in milliseconds. */
const reserveMs = 250;

/** The requests that are not answered yet. */
export type OpenResponses = {
  count: () => number;
  /** From now on the answers that are not sent yet end their connections. */
  closeConnections: () => void;
};

/**
 * Gives up on a request that is not answered in time: the client waits 10 s and never for an answer that still
 * comes (decision 47). The connection ends with that answer, so that a body that never ends holds nothing. One look
 * over all open requests instead of a timer for each.
 */
export const addResponseDeadline = (app: FastifyInstance, milliseconds: number): OpenResponses => {
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
    void reply.header("connection", "close");
    sendError(reply.request, reply, new Refusal("NOT_READY"));
  };
  const timer = setInterval(() => {
    const since = Date.now() - (milliseconds - checkIntervalMs - reserveMs);
    for (const [reply, arrived] of open) {
      if (arrived > since) return;
      giveUp(reply);
    }
  }, checkIntervalMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return {
    count: () => open.size,
    closeConnections: () => {
      for (const reply of open.keys()) if (!reply.raw.headersSent) void reply.header("connection", "close");
    },
  };
};
