import { pino } from "pino";

/** A log without output. */
export const quietLog = pino({ level: "silent" });
