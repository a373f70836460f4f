import { setImmediate as nextPhase, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { OpenResponses } from "./response-deadline.ts";

/** Interval of the checks during a shutdown, in milliseconds. */
const checkIntervalMs = 10;

/** Longest time for which requests are held back before the port closes, in milliseconds. */
const maxHoldMs = 4000;

/** Checks in a row without a new request after which the port closes: if every open request is held, and if some are slow. */
const quietChecks = { allHeld: 5, someSlow: 30 };

/** Milliseconds after the port is closed during which an idle connection may still send a request. */
const lastRequestsMs = 1000;

export type GracefulShutdown = {
  isStopping: () => boolean;
  /**
   * Drains, then closes. While it drains, the shop reports that it is not ready, goes on serving, and ends each connection
   * with its response: load balancers and clients leave before the port closes. Then the open requests are answered.
   */
  stop: (drainSeconds: number, close: () => Promise<void>) => Promise<void>;
};

/** A shutdown that interrupts no request. */
export const gracefulShutdown = (app: FastifyInstance, answers: OpenResponses): GracefulShutdown => {
  let isStopping = false;
  let held: (() => void)[] | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    if (isStopping) void reply.header("connection", "close");
    if (held) held.push(done);
    else done();
  });

  /**
   * Closing a port resets the connections that wait to be accepted. So requests are held back before: a client that waits
   * for a response opens no connection. The held requests continue when the port is closed.
   */
  const closePort = async (): Promise<{ ended: Promise<void> }> => {
    const heldRequests: (() => void)[] = [];
    held = heldRequests;
    const holdUntil = Date.now() + maxHoldMs;
    let quietCount = 0;
    let before = 0;
    while (Date.now() < holdUntil) {
      await pause(checkIntervalMs);
      quietCount = heldRequests.length === before ? quietCount + 1 : 0;
      before = heldRequests.length;
      const isAllHeld = answers.count() === heldRequests.length;
      if (quietCount >= (isAllHeld ? quietChecks.allHeld : quietChecks.someSlow)) break;
    }
    // The event loop accepts waiting connections after its timers, and runs this afterwards.
    await nextPhase();
    const ended = new Promise<void>((resolve) => app.server.close(() => resolve()));
    held = undefined;
    for (const resume of heldRequests) resume();
    return { ended };
  };

  /** Waits until all connections have ended. Idle connections are closed: they would stay until their keep-alive ends. */
  const endConnections = async (ended: Promise<void>): Promise<void> => {
    const since = Date.now();
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      if (answers.count() === 0 && Date.now() - since > lastRequestsMs) app.server.closeAllConnections();
    }, checkIntervalMs);
    await ended.finally(() => clearInterval(timer));
  };

  return {
    isStopping: () => isStopping,
    stop: async (drainSeconds, close) => {
      isStopping = true;
      answers.closeConnections();
      await pause(drainSeconds * 1000);
      const { ended } = await closePort();
      await endConnections(ended);
      await close();
    },
  };
};
