import type { FastifyBaseLogger } from "fastify";
import { pino, stdSerializers, type Logger } from "pino";

/** The logger of the process or of one request. */
export type Log = FastifyBaseLogger;

/** What a line says of an error that needs no stack: a broken connection, say. */
export const errorSummary = (error: unknown): { code?: unknown; reason: string } =>
  error instanceof Error
    ? { ...("code" in error ? { code: error.code } : {}), reason: error.message }
    : { reason: String(error) };

/** Objects that libraries hang on their errors, and that would fill a line with kilobytes. */
const bulkyProperties = ["client", "ctx", "worker", "workerPool", "job"];

/** An error as it is logged: with its own facts, without the connection or the worker that it came from. */
export const loggedError = (error: Error): unknown => {
  const logged: unknown = stdSerializers.err(error);
  if (typeof logged === "object" && logged !== null)
    for (const name of bulkyProperties) Reflect.deleteProperty(logged, name);
  return logged;
};

/** One JSON line an event, written in batches; nothing that opens a door is ever written. */
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
