import type { FastifyBaseLogger } from "fastify";
import { pino, stdSerializers, type Logger } from "pino";

/** The logger of the process or of one request. */
export type Log = FastifyBaseLogger;

/** Code and message of an error that needs no stack, such as a broken connection. */
export const errorSummary = (error: unknown): { code?: unknown; reason: string } =>
  error instanceof Error
    ? { ...("code" in error ? { code: error.code } : {}), reason: error.message }
    : { reason: String(error) };

/** Properties that libraries add to their errors, with kilobytes of text. */
const bulkyProperties = ["client", "ctx", "worker", "workerPool", "job"];

/** An error as it is logged: without the connection or the worker that it came from. */
export const loggedError = (error: Error): unknown => {
  const logged: unknown = stdSerializers.err(error);
  if (typeof logged === "object" && logged !== null)
    for (const name of bulkyProperties) Reflect.deleteProperty(logged, name);
  return logged;
};

/** Logs one JSON line per event, written in batches. Passwords and tokens are removed. */
export const buildLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: loggedError },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          "authorization",
          "password",
          "token",
          "*.authorization",
          "*.password",
          "*.passwordHash",
          "*.token",
          "req.headers.authorization",
          "err.parameters",
          "err.query",
          "err.driverError",
        ],
        remove: true,
      },
    },
    pino.destination({ dest: 1, minLength: 4096, periodicFlush: 200, sync: false }),
  );
