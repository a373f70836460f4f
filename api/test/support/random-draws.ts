import fc from "fast-check";

/** Random whole numbers of a seed, which `SEED=...` sets again. What fails has to name the seed. */
export const randomDraws = (count: number) => {
  const seed = Number(process.env["SEED"] ?? Date.now());
  const draws = fc.sample(fc.nat(), { seed, numRuns: count });
  return {
    /** One of the round that fails. */
    where: (round: number): string => `SEED=${seed}, round ${round}`,
    draw: (below: number): number => (draws.pop() ?? 0) % below,
  };
};

/** Runs a step. Its error names where it was. */
export const runStep = (where: string, step: (() => Promise<unknown>) | undefined): Promise<unknown> =>
  (step?.() ?? Promise.resolve()).catch((cause: unknown) => {
    throw new Error(where, { cause });
  });
