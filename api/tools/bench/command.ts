import { cleanup, type Cleanup } from "./cleanup.ts";

/**
 * Runs the work of a command to its end, takes away what it left, and ends the process: with 0 when the work says that
 * all is well. Being interrupted takes away too. `isPlain` tells errors that need no stack.
 */
export const runCommand = async (
  title: string,
  work: (cleaning: Cleanup) => Promise<boolean>,
  isPlain: (error: unknown) => boolean = () => false,
): Promise<void> => {
  const cleaning = cleanup();
  const leave = async (code: number): Promise<void> => {
    await cleaning.run();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void leave(1));
  const since = Date.now();
  try {
    const isGood = await work(cleaning);
    process.stdout.write(`\n${title} took ${((Date.now() - since) / 1000).toFixed(0)} s.\n`);
    await leave(isGood ? 0 : 1);
  } catch (error) {
    const said = error instanceof Error ? (isPlain(error) ? error.message : error.stack) : String(error);
    process.stderr.write(`${said}\n`);
    await leave(1);
  }
};
