import { randomInt } from "node:crypto";
import { Refusal } from "./errors.ts";

/** Seconds after which a refused caller of a crowd comes back. */
const retrySeconds = { min: 5, max: 30 };

/** NOT_READY for one caller of a crowd: each has a time of its own to come back, so that not all come back at once. */
export const crowdRefusal = (): Refusal =>
  new Refusal("NOT_READY", { facts: { retryAfter: randomInt(retrySeconds.min, retrySeconds.max + 1) } });
