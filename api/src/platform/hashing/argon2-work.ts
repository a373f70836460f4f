import { hash, verify } from "argon2";

/** argon2id, 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashOf = (text: string): Promise<string> => hash(text, cost);

export const isHashOf = ({ hash: known, text }: { hash: string; text: string }): Promise<boolean> =>
  verify(known, text);

// Ctrl+C in a terminal reaches this process too: the shop still answers who is logging in, and ends it by leaving.
process.on("SIGINT", () => undefined);
