import { hash, verify } from "argon2";
import { lowerPriority } from "../lower-priority.ts";

/** Steps of `nice` below the shop's own process: requests of the catalogue are served first. */
const niceSteps = 2;

lowerPriority(niceSteps);

// Ctrl+C in a terminal reaches this process too. It ends with the shop, which still answers pending logins.
process.on("SIGINT", () => undefined);

/** argon2id, 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashOf = (text: string): Promise<string> => hash(text, cost);

export const isHashOf = ({ hash: stored, text }: { hash: string; text: string }): Promise<boolean> =>
  verify(stored, text);
