import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { refuse } from "../../shared/errors.ts";

/** Hashes at work at once: each takes a core and 19 MiB, and one core is left to go on serving. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Hashes that may wait for their turn: with more, the last would be answered after everybody gave up. */
const longestQueue = 200;

/** As it was built; from its sources, in tests and `npm run dev`, it needs what reads TypeScript. */
const isSource = import.meta.url.endsWith(".ts");
const program = new URL(isSource ? "hash-process.ts" : "hash-process.js", import.meta.url);

export type Hasher = {
  /** An argon2id hash with a salt of its own. Throws NOT_READY when too many wait already. */
  hashOf: (text: string) => Promise<string>;
  /** Whether a hash was made of this text. Throws NOT_READY when too many wait already. */
  isHashOf: (hash: string, text: string) => Promise<boolean>;
};

/** Its processes open with the first hash, keep no program from ending, and are replaced when they die. */
export const hasher = (limits: { longestQueue: number }): Hasher => {
  let processes: Tinypool | undefined;
  const open = (): Tinypool => {
    if (processes) return processes;
    processes = new Tinypool({
      filename: program.href,
      runtime: "child_process",
      execArgv: isSource ? ["--import", "@oxc-node/core/register"] : [],
      // One is always there: those who wait when a process dies are answered by the one that replaces it.
      minThreads: 1,
      maxThreads: atOnce,
    });
    // Whose process died is told by the promise; without a listener its end would end the shop.
    processes.on("error", () => undefined);
    return processes;
  };
  const inTurn = async <Result>(name: string, task: unknown): Promise<Result> => {
    if (open().queueSize >= limits.longestQueue) refuse("NOT_READY");
    const work = () => open().run(task, { name }) as Promise<Result>;
    // A hash changes nothing, so one whose process died under it is simply made again, once.
    return work().catch(work);
  };
  return {
    hashOf: (text) => inTurn("hashOf", text),
    isHashOf: (hash, text) => inTurn("isHashOf", { hash, text }),
  };
};

/** The shop's own. */
export const { hashOf, isHashOf } = hasher({ longestQueue });
