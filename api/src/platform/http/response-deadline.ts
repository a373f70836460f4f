import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { allowLongerRequests, countedFrom, isArriving } from "./arriving-body.ts";
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

/** For a body that stalls: the shop is not busy. */
const interrupted = (): Refusal =>
  new Refusal("NOT_READY", { message: "The upload was interrupted. Check your connection and try again." });

/** The time of a request. */
type Timing = {
  arrivedAt: number;
  /** From when its time counts: its arrival, or what `countedFrom` made of it; its last byte once its body is there. */
  from: number;
  isArriving: boolean;
  /** Bytes of its connection until the last check. */
  bytesRead: number;
};

/** The requests that have no response yet. */
export type OpenResponses = {
  count: () => number;
  /** The number of them that one caller has sent. */
  countOf: (callerKey: string) => number;
  /** Whether a request was late, or lost its connection before its turn. Its handler may still run. */
  isGivenUp: (reply: FastifyReply) => boolean;
  /** Makes the responses that are not sent yet end their connections. */
  closeConnections: () => void;
  /** Without room, a body has no more time than a response. */
  waitForBodiesWhile: (hasRoom: (request: FastifyRequest) => boolean) => void;
  /** From now on no request gets more time by its body. */
  stopWaitingForBodies: () => void;
};

/**
 * Responds NOT_READY to a request that has no response in time: the client gives up after 10 s (decision 47). The connection
 * ends with that response, so that a request body that never ends occupies nothing. One timer checks all open requests.
 *
 * The time begins with the last byte of the request: on a slow line a photograph takes longer than a response may. A body that
 * stalls, or falls so much behind the slowest line, has the time of a response, and so has every body while there is no room.
 *
 * Node reports no end of a response that waits behind others on a connection that closes: such a request is given up at the
 * next check. Otherwise a packet of many requests, sent and cut, counts as open requests until the deadline.
 */
export const addResponseDeadline = (app: FastifyInstance, milliseconds: number): OpenResponses => {
  const open = new Map<FastifyReply, Timing>();
  const givenUp = new WeakSet<FastifyReply>();
  let hasRoom: (request: FastifyRequest) => boolean = () => true;
  let isWaitingForBodies = true;
  app.addHook("onRequest", ({ raw: { socket } }, reply, done) => {
    const now = Date.now();
    open.set(reply, { arrivedAt: now, from: now, isArriving: true, bytesRead: socket.bytesRead });
    done();
  });
  app.addHook("onResponse", (_request, reply, done) => {
    open.delete(reply);
    done();
  });
  allowLongerRequests(app, (socket) => {
    for (const { request, sent } of open.keys())
      if (request.raw.socket === socket && isArriving(request)) return !sent;
    return false;
  });
  const giveUp = (reply: FastifyReply, isStalled: boolean): void => {
    open.delete(reply);
    if (reply.sent || reply.raw.headersSent) return;
    givenUp.add(reply);
    if (reply.request.raw.socket.destroyed) return;
    void reply.header("connection", "close");
    countOverload("late");
    const refusal = isStalled ? interrupted : () => new Refusal("NOT_READY");
    sendError(reply.request, reply, open.size > crowd ? crowdRefusal() : refusal());
    // What the handler still sends is dropped. Fastify would log each as a mistake of the code.
    reply.send = () => reply;
  };
  let previousCheck = 0;
  /** Notes what of the body has come since the last check. */
  const follow = ({ request }: FastifyReply, timing: Timing, now: number): void => {
    const { bytesRead } = request.raw.socket;
    const received = bytesRead - timing.bytesRead;
    timing.bytesRead = bytesRead;
    timing.isArriving = isArriving(request);
    if (!isWaitingForBodies) return;
    // The last byte came after the previous check.
    timing.from = timing.isArriving
      ? countedFrom(timing.from, received, now)
      : Math.max(timing.arrivedAt, previousCheck);
  };
  const timer = setInterval(() => {
    const now = Date.now();
    const since = now - (milliseconds - checkIntervalMs - reserveMs);
    for (const [reply, timing] of open) {
      if (timing.isArriving) follow(reply, timing, now);
      const isLate = timing.from <= since;
      const isTooLong = timing.isArriving && timing.arrivedAt <= since && !hasRoom(reply.request);
      if (isLate || isTooLong || reply.request.raw.socket.destroyed)
        giveUp(reply, timing.isArriving && !isTooLong);
    }
    previousCheck = now;
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
    waitForBodiesWhile: (condition) => {
      hasRoom = condition;
    },
    stopWaitingForBodies: () => {
      isWaitingForBodies = false;
    },
  };
};
