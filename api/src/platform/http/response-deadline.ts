import type { FastifyInstance, FastifyReply } from "fastify";
import { sendError } from "./error-responses.ts";
import { crowdRefusal } from "../errors/crowd-refusal.ts";
import { Refusal } from "../errors/errors.ts";
import { countOverload } from "../metrics.ts";

/** Interval of the check for late requests, in milliseconds. */
const checkIntervalMs = 250;

/** Reserve for a delayed check and for sending the response, in milliseconds. */
const reserveMs = 250;

/** Open requests from which on late ones are a crowd. */
const crowd = 100;

/** The requests that have no response yet. */
export type OpenResponses = {
  count: () => number;
  /** The number of them that one caller has sent. */
  countOf: (callerKey: string) => number;
  /** Whether a request was late, or lost its connection before its turn. Its handler may still run. */
  isGivenUp: (reply: FastifyReply) => boolean;
  /** Makes the responses that are not sent yet end their connections. */
  closeConnections: () => void;
};

/**
 * Responds NOT_READY to a request that has no response in time: the client gives up after 10 s (decision 47). The connection
 * ends with that response, so that a request body that never ends occupies nothing. One timer checks all open requests.
 *
 * Node reports no end of a response that waits behind others on a connection that closes: such a request is given up at the
 * next check. Otherwise a packet of many requests, sent and cut, counts as open requests until the deadline.
 */
export const addResponseDeadline = (app: FastifyInstance, milliseconds: number): OpenResponses => {
  const open = new Map<FastifyReply, number>();
  const givenUp = new WeakSet<FastifyReply>();
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
    givenUp.add(reply);
    if (reply.request.raw.socket.destroyed) return;
    void reply.header("connection", "close");
    countOverload("late");
    sendError(reply.request, reply, open.size > crowd ? crowdRefusal() : new Refusal("NOT_READY"));
    // What the handler still sends is dropped. Fastify would log each as a mistake of the code.
    reply.send = () => reply;
  };
  const timer = setInterval(() => {
    const since = Date.now() - (milliseconds - checkIntervalMs - reserveMs);
    for (const [reply, arrived] of open)
      if (arrived <= since || reply.request.raw.socket.destroyed) giveUp(reply);
  }, checkIntervalMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
  return {
    count: () => open.size,
    countOf: (callerKey) => {
      let count = 0;
      for (const { request } of open.keys()) if (request.caller.key === callerKey) count += 1;
      return count;
    },
    isGivenUp: (reply) => givenUp.has(reply),
    closeConnections: () => {
      for (const reply of open.keys()) if (!reply.raw.headersSent) void reply.header("connection", "close");
    },
  };
};
