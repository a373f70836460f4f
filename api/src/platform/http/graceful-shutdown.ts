import { setImmediate as nextPhase, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { OpenResponses } from "./response-deadline.ts";

// Before the port closes, new requests are paused in `onRequest`; they continue when the listening socket is closed.

/** Interval of the checks during a shutdown, in milliseconds. */
const checkIntervalMs = 10;

/** Longest time for which requests are paused before the port closes, in milliseconds. */
const maxPauseMs = 4000;

/**
 * The port closes after this many checks in a row without a new request: soon if all open requests are paused, later while some
 * still run, since their clients open new connections when they are answered.
 */
const checksWithoutRequest = { allPaused: 5, someRunning: 30 };

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
export const gracefulShutdown = (app: FastifyInstance, openResponses: OpenResponses): GracefulShutdown => {
  let isStopping = false;
  /** The paused requests; `undefined` while requests are not paused. */
  let pausedRequests: (() => void)[] | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    if (isStopping) void reply.header("connection", "close");
    if (pausedRequests) pausedRequests.push(done);
    else done();
  });

  /**
   * Closing a port resets the connections that wait to be accepted. So requests are paused before: a client that waits for a
   * response opens no connection.
   */
  const closePort = async (): Promise<{ ended: Promise<void> }> => {
    const paused: (() => void)[] = [];
    pausedRequests = paused;
    const pauseUntil = Date.now() + maxPauseMs;
    let unchangedChecks = 0;
    let previousCount = 0;
    while (Date.now() < pauseUntil) {
      await pause(checkIntervalMs);
      unchangedChecks = paused.length === previousCount ? unchangedChecks + 1 : 0;
      previousCount = paused.length;
      const { allPaused, someRunning } = checksWithoutRequest;
      const isAllPaused = openResponses.count() === paused.length;
      if (unchangedChecks >= (isAllPaused ? allPaused : someRunning)) break;
    }
    // The event loop accepts waiting connections after its timers, and runs this afterwards.
    await nextPhase();
    const ended = new Promise<void>((resolve) => app.server.close(() => resolve()));
    pausedRequests = undefined;
    for (const resume of paused) resume();
    return { ended };
  };

  /** Waits until all connections have ended. Idle connections are closed: they would stay until their keep-alive ends. */
  const endConnections = async (ended: Promise<void>): Promise<void> => {
    const since = Date.now();
    const timer = setInterval(() => {
      app.server.closeIdleConnections();
      if (openResponses.count() === 0 && Date.now() - since > lastRequestsMs)
        app.server.closeAllConnections();
    }, checkIntervalMs);
    await ended.finally(() => clearInterval(timer));
  };

  return {
    isStopping: () => isStopping,
    stop: async (drainSeconds, close) => {
      isStopping = true;
      openResponses.closeConnections();
      await pause(drainSeconds * 1000);
      openResponses.stopWaitingForBodies();
      const { ended } = await closePort();
      await endConnections(ended);
      await close();
    },
  };
};
