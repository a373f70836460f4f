import { availableParallelism } from "node:os";
import { hash, verify } from "argon2";

/** argon2id, 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes at work at once: each takes a core and 19 MiB, and one core is left to go on serving. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

const waiting: (() => void)[] = [];
let working = 0;

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
};

/** One password has one spelling, whatever keyboard typed it. */
const spelled = (password: string): string => password.normalize("NFKC");

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(spelled(password), cost));

/** A hash of no password: an unknown address takes as long as a known one. */
let nobody: Promise<string> | undefined;

/** Whether the password is the one of the hash; takes the same time for an account that is not there. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const against = passwordHash || (await (nobody ??= hashPassword("nobody has this password")));
  const fits = await inTurn(() => verify(against, spelled(password)));
  return fits && Boolean(passwordHash);
};
