import { Tinypool } from "tinypool";

export type HashPool = {
  /** Runs a function that `argon2-process.ts` exports. */
  run: <Result>(name: "hashOf" | "isHashOf", task: unknown) => Promise<Result>;
};

/** Whether this is a source file: in tests and `npm run dev` the child processes read TypeScript too. */
const isSource = import.meta.url.endsWith(".ts");

/** A pool of child processes. It opens with the first hash, does not keep the program running, and replaces a dead process. */
export const hashPool = (processes: number): HashPool => {
  let opened: Tinypool | undefined;
  const open = (): Tinypool => {
    if (opened) return opened;
    opened = new Tinypool({
      filename: new URL(`argon2-process.${isSource ? "ts" : "js"}`, import.meta.url).href,
      runtime: "child_process",
      execArgv: isSource ? ["--import", "@oxc-node/core/register"] : [],
      // One process is always open: it takes the waiting tasks of one that dies.
      minThreads: 1,
      maxThreads: processes,
    });
    // The rejected promise reports a dead process. Without a listener the event would end the shop.
    opened.on("error", () => undefined);
    return opened;
  };
  return {
    run: <Result>(name: string, task: unknown) => {
      const attempt = () => open().run(task, { name }) as Promise<Result>;
      // A hash has no side effect, so it is retried once when its process dies.
      return attempt().catch(attempt);
    },
  };
};
