/** Tasks that must run at the end of a command, in reverse order. A failed task does not stop the others. */
export type Cleanup = {
  add: (task: () => Promise<void>) => void;
  run: () => Promise<void>;
};

export const createCleanup = (): Cleanup => {
  const tasks: (() => Promise<void>)[] = [];
  const run = async (): Promise<void> => {
    for (let task = tasks.pop(); task; task = tasks.pop())
      await task().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  };
  return { add: (task) => tasks.push(task), run };
};
