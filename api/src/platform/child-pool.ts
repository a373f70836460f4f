import { Tinypool } from "tinypool";

/** A pool of child processes that run the exported functions of one module. */
export type ChildPool = {
  /** Runs the function of that name. The task and the result are copied between the processes. `signal` ends its process. */
  run: <Result>(name: string, task: unknown, signal?: AbortSignal) => Promise<Result>;
};

export type ChildPoolOptions = {
  processes: number;
  /** Milliseconds after which an idle process ends; without it one process stays open. */
  idleMs?: number;
};

/** Whether this is a source file: in tests and `npm run dev` the child processes read TypeScript too. */
const isSource = import.meta.url.endsWith(".ts");

/**
 * Opens a pool for the module at this URL, which has no file extension. The pool opens with the first task, does not keep the
 * program running, and replaces a dead process. The functions must have no side effect: a task whose process dies runs again.
 */
export const childPool = (module: URL, { processes, idleMs }: ChildPoolOptions): ChildPool => {
  let opened: Tinypool | undefined;
  const open = (): Tinypool => {
    if (opened) return opened;
    const pool = new Tinypool({
      filename: `${module.href}.${isSource ? "ts" : "js"}`,
      runtime: "child_process",
      serialization: "advanced",
      // With one arena, glibc returns the memory of pictures and hashes: 110 MB in place of 320 after 90 renderings.
      env: { ...process.env, MALLOC_ARENA_MAX: "1" },
      execArgv: isSource ? ["--import", "@oxc-node/core/register"] : [],
      // A process that stays open takes the waiting tasks of one that dies.
      minThreads: idleMs === undefined ? 1 : 0,
      maxThreads: processes,
      ...(idleMs === undefined ? {} : { idleTimeout: idleMs }),
    });
    // A process without a task died: without a listener the event would end the shop. If it died while it started, the task that
    // waits for it would wait for ever, so it is cancelled, and `run` tries again.
    pool.on("error", () => pool.cancelPendingTasks());
    return (opened = pool);
  };
  return {
    run: async <Result>(name: string, task: unknown, signal?: AbortSignal) => {
      const attempt = () => open().run(task, { name, signal: signal ?? null }) as Promise<Result>;
      return attempt().catch(async (error: unknown) => {
        if (signal?.aborted) throw error;
        return attempt();
      });
    },
  };
};
