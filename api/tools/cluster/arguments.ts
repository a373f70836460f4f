import { parseArgs } from "node:util";

const batteries = ["cluster", "faults"] as const;

export type ClusterArguments = {
  battery: (typeof batteries)[number];
  /** Build the cluster and keep it up. */
  isServed: boolean;
  /** The folder of all data; a temporary one without it. */
  data: string | undefined;
  /** Names of the cases to run; all without it. */
  only: string[] | undefined;
};

export const usage = `npm run cluster                      builds the cluster and runs its battery
npm run cluster -- --only a,b        runs some cases
npm run cluster -- --battery faults  runs the cases of "npm run faults" through pgbouncer
npm run cluster -- --serve           keeps the cluster up until Ctrl-C
npm run cluster -- --data DIR        a new folder for all data and logs, which is not removed`;

export class BadArguments extends Error {
  constructor(reason: string) {
    super(`${reason}\n${usage}`);
  }
}

/** Throws `BadArguments` with the usage. */
export const parseClusterArguments = (args: string[]): ClusterArguments => {
  const option = { type: "string" } as const;
  const parse = () =>
    parseArgs({ args, options: { battery: option, data: option, only: option, serve: { type: "boolean" } } });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
  const { battery: name = "cluster", serve: isServed = false, data, only } = parsed.values;
  const battery = batteries.find((candidate) => candidate === name);
  if (!battery) throw new BadArguments(`There is no battery "${name}".`);
  if (isServed && (only || parsed.values.battery))
    throw new BadArguments("--serve runs no cases: leave out --battery and --only.");
  if (battery === "faults" && data)
    throw new BadArguments("--data belongs to the cluster, not to --battery faults.");
  return { battery, isServed, data, only: only?.split(",") };
};
