import type { Cleanup } from "../bench/cleanup.ts";
import { runCommand } from "../bench/command.ts";
import { findViolations, shopChecks, type Violation } from "./shop-checks.ts";
import { faults } from "./cases.ts";
import type { Fault } from "./fault.ts";
import { plants } from "./plants-table.mjs";
import { waitForJobs } from "./wait-for-jobs.ts";
import { openStage, type Stage } from "./stage.ts";

const printLine = (text: string): boolean => process.stdout.write(`${text}\n`);

type Outcome = { fault: string; summary: string; violations: Violation[]; seconds: number };

const runFault = async (stage: Stage, fault: Fault): Promise<Outcome> => {
  const startedAt = Date.now();
  const violations: Violation[] = [];
  let summary = "";
  try {
    summary = await fault.run(stage);
  } catch (error) {
    violations.push({
      check: "the fault itself",
      message: error instanceof Error ? error.message : String(error),
    });
  }
  await stage.recoverAll();
  violations.push(...(await waitForJobs(stage)), ...(await findViolations(stage, shopChecks)));
  return { fault: fault.name, summary, violations, seconds: (Date.now() - startedAt) / 1000 };
};

const reportLineOf = ({ fault, summary, violations, seconds }: Outcome): string => {
  const verdict = violations.length === 0 ? "ok  " : "FAIL";
  const violationLines = violations.map(({ check, message }) => `\n       ${check}: ${message}`).join("");
  return `${verdict} ${fault} (${seconds.toFixed(1)} s): ${summary}${violationLines}`;
};

/** Runs the faults one after the other on one shop, whose data is never reset. Stops at the first catch of a planted bug. */
const runFaults = async (selectedFaults: readonly Fault[], plant: string | undefined, cleaning: Cleanup) => {
  const stage = await openStage(cleaning, plant, process.argv.includes("--pooler"));
  const outcomes: Outcome[] = [];
  for (const fault of selectedFaults) {
    const outcome = await runFault(stage, fault);
    outcomes.push(outcome);
    printLine(reportLineOf(outcome));
    if (plant && outcome.violations.length > 0) break;
  }
  return outcomes;
};

const optionValue = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const faultsNamed = (only: string | undefined): Fault[] =>
  faults.filter(({ name }) => !only || only.split(",").includes(name));

/** Runs the faults of one planted bug. Returns whether the check of `plants-table.mjs` reported it. */
const runWithPlant = async (name: string, cleaning: Cleanup): Promise<boolean> => {
  printLine(`\nPlanted bug: ${name} (${plants[name]?.description})`);
  const outcomes = await runFaults(faultsNamed(plants[name]?.faults.join(",")), name, cleaning);
  await cleaning.run();
  const checks = new Set(outcomes.flatMap(({ violations }) => violations.map(({ check }) => check)));
  const isCaught = checks.has(plants[name]?.check ?? "");
  printLine(isCaught ? `caught by: ${[...checks].join("; ")}` : `NOT caught by "${plants[name]?.check}"`);
  return isCaught;
};

const main = async (cleaning: Cleanup): Promise<boolean> => {
  const plant = optionValue("plant");
  if (plant) {
    const results: boolean[] = [];
    for (const name of plant === "all" ? Object.keys(plants) : [plant])
      results.push(await runWithPlant(name, cleaning));
    return results.every(Boolean);
  }
  const outcomes = await runFaults(faultsNamed(optionValue("only")), undefined, cleaning);
  const failed = outcomes.filter(({ violations }) => violations.length > 0);
  printLine(`\n${outcomes.length - failed.length} faults passed, ${failed.length} failed`);
  return outcomes.length > 0 && failed.length === 0;
};

await runCommand("The fault run", main);
