import { setImmediate as nextPhase, setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { OpenResponses } from "./response-deadline.ts";

/** How often, in milliseconds, a stop looks at what is still open. */
const checkIntervalMs = 10;

/** Longest time, in milliseconds, for which requests are held back before the port closes. */
const maxHoldMs = 4000;

/** Looks without a new request after which all clients wait: when every open request is held, and when some are slow. */
const quietChecks = { allHeld: 5, someSlow: 30 };

/** After the port is closed: how long, in milliseconds, a connection without a request may still bring one. */
const lastRequestsMs = 1000;

export type GracefulShutdown = {
  isStopping: () => boolean;
  /**
   * Drains, then closes. While it drains, the shop says that it is not ready and goes on serving, and each answer
   * ends its connection: balancers and clients turn away before the port closes. Then what is under way is answered.
   */
  stop: (drainSeconds: number, close: () => Promise<void>) => Promise<void>;
};

/** The way a server stops without cutting off a request. */
export const gracefulShutdown = (app: FastifyInstance, answers: OpenResponses): GracefulShutdown => {
  let isStopping = false;
  let held: (() => void)[] | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    if (isStopping) void reply.header("connection", "close");
    if (held) held.push(done);
    else done();
  });

  /**
   * A port that closes resets the connections that wait to be accepted. So requests are held back before: a client that
   * waits for its answer opens no connection. They go on when the port is closed.
   */
  const closePort = async (): Promise<{ ended: Promise<void> }> => {
    const waiting: (() => void)[] = [];
    held = waiting;
    const until = Date.now() + maxHoldMs;
    let quiet = 0;
    let before = 0;
    while (Date.now() < until) {
      await pause(checkIntervalMs);
      quiet = waiting.length === before ? quiet + 1 : 0;
      before = waiting.length;
      const isAllHeld = answers.count() === waiting.length;
      if (quiet >= (isAllHeld ? quietChecks.allHeld : quietChecks.someSlow)) break;
    }
    // After the timers of this turn of the event loop the waiting connections are accepted, and then comes this.
    await nextPhase();
    const ended = new Promise<void>((resolve) => app.server.close(() => resolve()));
    held = undefined;
    for (const goOn of waiting) goOn();
    return { ended };
  };

  /** Waits until all connections have ended; the quiet ones would stay until their keep-alive ends. */
  const endConnections = async (ended: Promise<void>): Promise<void> => {
    const since = Date.now();
    const quiet = setInterval(() => {
      app.server.closeIdleConnections();
      if (answers.count() === 0 && Date.now() - since > lastRequestsMs) app.server.closeAllConnections();
    }, checkIntervalMs);
    await ended.finally(() => clearInterval(quiet));
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
