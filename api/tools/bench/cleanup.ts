/** What has to be ended and taken away, whatever happens: last come, first gone. */
export type Cleanup = {
  add: (work: () => Promise<void>) => void;
  run: () => Promise<void>;
};

export const cleanup = (): Cleanup => {
  const works: (() => Promise<void>)[] = [];
  const run = async (): Promise<void> => {
    for (let work = works.pop(); work; work = works.pop())
      await work().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  };
  return { add: (work) => works.push(work), run };
};
