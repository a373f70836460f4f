import type { FastifyInstance, FastifyReply } from "fastify";
import { afterClose } from "./after-close.ts";
import type { OpenResponses } from "./response-deadline.ts";

export type HandlerEnds = {
  /** Calls `onEnd` when the handler of any route has ended, also if its client is gone and nothing is sent. */
  each: (onEnd: (reply: FastifyReply) => void) => void;
  /** Calls `onEnd` once: when the connection has done with the request, and its handler has ended as well. */
  afterWork: (reply: FastifyReply, onEnd: () => void) => void;
  /** The handlers that run. */
  count: () => number;
};

/**
 * Follows the handlers of the routes that are added from now on. A handler that returns its reply ends with the response. Node
 * reports no end of a response that waits behind others on a connection that closes: such a handler ends when it has sent its
 * response and the connection is closed.
 */
export const followHandlers = (
  app: FastifyInstance,
  openResponses: Pick<OpenResponses, "isGivenUp">,
): HandlerEnds => {
  const running = new Set<FastifyReply>();
  const hasSent = new WeakSet<FastifyReply>();
  const listeners: ((reply: FastifyReply) => void)[] = [];
  const afterHandler = new WeakMap<FastifyReply, () => void>();
  const end = (reply: FastifyReply): void => {
    running.delete(reply);
    afterHandler.get(reply)?.();
    for (const listener of listeners) listener(reply);
  };
  app.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (result instanceof Promise) {
        running.add(reply);
        afterClose(reply, () => {
          if (hasSent.has(reply)) end(reply);
        });
        result.then(
          () => end(reply),
          () => end(reply),
        );
      }
      return result;
    };
  });
  app.addHook("onSend", ({ raw: { socket } }, reply, _payload, done) => {
    // The response at the deadline is not the handler's.
    if (!openResponses.isGivenUp(reply)) hasSent.add(reply);
    if (socket.destroyed) end(reply);
    done();
  });
  // Each of the requests that a client sends in one packet listens to their socket.
  app.server.on("connection", (socket) => socket.setMaxListeners(0));
  return {
    each: (onEnd) => void listeners.push(onEnd),
    afterWork: (reply, onEnd) =>
      afterClose(reply, () => {
        if (running.has(reply)) afterHandler.set(reply, onEnd);
        else onEnd();
      }),
    count: () => running.size,
  };
};
