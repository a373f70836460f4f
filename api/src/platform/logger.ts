import { pino, type Logger } from "pino";

/** One JSON line an event, written in batches; nothing that opens a door is ever written. */
export const buildLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
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
