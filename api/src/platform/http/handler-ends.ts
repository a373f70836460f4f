import type { FastifyInstance, FastifyReply } from "fastify";
import { afterClose } from "./after-close.ts";

export type HandlerEnds = {
  /** Calls `onEnd` when the handler of any route has ended, also if its client is gone and nothing is sent. */
  each: (onEnd: (reply: FastifyReply) => void) => void;
  /** Calls `onEnd` once: when the connection has done with the request, and its handler has ended as well. */
  afterWork: (reply: FastifyReply, onEnd: () => void) => void;
};

/** Follows the handlers of the routes that are added from now on. */
export const followHandlers = (app: FastifyInstance): HandlerEnds => {
  const running = new Set<FastifyReply>();
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
        result.then(
          () => end(reply),
          () => end(reply),
        );
      }
      return result;
    };
  });
  return {
    each: (onEnd) => void listeners.push(onEnd),
    afterWork: (reply, onEnd) =>
      afterClose(reply, () => {
        if (running.has(reply)) afterHandler.set(reply, onEnd);
        else onEnd();
      }),
  };
};
