import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Cleanup } from "../bench/cleanup.ts";
import { runCommand } from "../bench/command.ts";
import { root, typescriptArgs } from "../bench/node-process.ts";
import { BadArguments, parseClusterArguments, type ClusterArguments } from "./arguments.ts";
import { runBattery } from "./battery.ts";
import { clusterCases } from "./cases.ts";
import { openCluster } from "./open-cluster.ts";
import { openPlace } from "./place.ts";
import { debianPrograms, MissingPrograms, requirePrograms, type ProgramName } from "./programs.ts";
import { serveCluster } from "./serve.ts";
import { refuseStarts } from "./service.ts";

const log = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the fault tests with pgbouncer between the shop and its database. */
const runFaults = async (only: readonly string[] | undefined, cleaning: Cleanup): Promise<boolean> => {
  const args = [
    ...typescriptArgs("api/tools/faults/faults.ts"),
    "--pooler",
    ...(only ? ["--only", only.join(",")] : []),
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
  const exited = once(child, "exit");
  cleaning.add(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  const [code] = (await exited) as [number | null];
  return code === 0;
};

const checkCaseNames = (only: readonly string[] | undefined): void => {
  const names = clusterCases.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown) throw new BadArguments(`There is no case "${unknown}". Cases: ${names.join(", ")}.`);
};

const main = async (args: ClusterArguments, cleaning: Cleanup): Promise<boolean> => {
  if (args.battery === "faults") {
    await requirePrograms(["pgbouncer"]);
    return runFaults(args.only, cleaning);
  }
  checkCaseNames(args.only);
  await requirePrograms(Object.keys(debianPrograms) as ProgramName[]);
  const place = await openPlace(cleaning, args.data);
  if (args.isServed) return serveCluster(place, log);
  return runBattery(await openCluster({ place, log }), args.only, log);
};

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, refuseStarts);
await runCommand(
  "The cluster",
  async (cleaning) => main(parseClusterArguments(process.argv.slice(2)), cleaning),
  (error) => error instanceof BadArguments || error instanceof MissingPrograms,
);
