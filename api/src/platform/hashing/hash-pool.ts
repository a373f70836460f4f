import { Tinypool } from "tinypool";

export type HashPool = {
  /** Does what `argon2-work.ts` exports by this name. */
  run: <Result>(name: string, task: unknown) => Promise<Result>;
};

/** As it was built; from its sources, in tests and `npm run dev`, it needs what reads TypeScript. */
const isSource = import.meta.url.endsWith(".ts");

/** Processes open with the first hash, keep no program from ending, and are replaced when they die. */
export const hashPool = (program: string, atOnce: number): HashPool => {
  let opened: Tinypool | undefined;
  const open = (): Tinypool => {
    if (opened) return opened;
    opened = new Tinypool({
      filename: new URL(`${program}.${isSource ? "ts" : "js"}`, import.meta.url).href,
      runtime: "child_process",
      execArgv: isSource ? ["--import", "@oxc-node/core/register"] : [],
      // One is always there: those who wait when a process dies are answered by the one that replaces it.
      minThreads: 1,
      maxThreads: atOnce,
    });
    // Whose process died is told by the promise; without a listener its end would end the shop.
    opened.on("error", () => undefined);
    return opened;
  };
  return {
    run: <Result>(name: string, task: unknown) => {
      const work = () => open().run(task, { name }) as Promise<Result>;
      // A hash changes nothing, so one whose process died under it is simply made again, once.
      return work().catch(work);
    },
  };
};
