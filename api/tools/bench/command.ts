import { createCleanup, type Cleanup } from "./cleanup.ts";

/**
 * Runs a command and its cleanup, also after SIGINT or SIGTERM. Then ends the process, with code 0 if `work` resolves
 * with true. `needsNoStack` selects the errors whose message is enough.
 */
export const runCommand = async (
  title: string,
  work: (cleaning: Cleanup) => Promise<boolean>,
  needsNoStack: (error: unknown) => boolean = () => false,
): Promise<void> => {
  const cleaning = createCleanup();
  const exit = async (code: number): Promise<void> => {
    await cleaning.run();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void exit(1));
  const startedAt = Date.now();
  try {
    const hasSucceeded = await work(cleaning);
    process.stdout.write(`\n${title} took ${((Date.now() - startedAt) / 1000).toFixed(0)} s.\n`);
    await exit(hasSucceeded ? 0 : 1);
  } catch (error) {
    const message =
      error instanceof Error ? (needsNoStack(error) ? error.message : error.stack) : String(error);
    process.stderr.write(`${message}\n`);
    await exit(1);
  }
};
