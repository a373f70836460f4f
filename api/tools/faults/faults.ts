import type { Cleanup } from "../bench/cleanup.ts";
import { runCommand } from "../bench/command.ts";
import { booksOf, type Offence } from "./books.ts";
import { faults } from "./cases.ts";
import type { Fault } from "./fault.ts";
import { plants } from "./plants-table.mjs";
import { settled } from "./settled.ts";
import { openStage, type Stage } from "./stage.ts";

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

type Outcome = { fault: string; happened: string; offences: Offence[]; seconds: number };

const runOne = async (stage: Stage, fault: Fault): Promise<Outcome> => {
  const since = Date.now();
  const offences: Offence[] = [];
  let happened = "";
  try {
    happened = await fault.run(stage);
  } catch (error) {
    offences.push({
      check: "the fault itself",
      what: error instanceof Error ? error.message : String(error),
    });
  }
  await stage.allUp();
  offences.push(...(await settled(stage)), ...(await booksOf(stage)));
  return { fault: fault.name, happened, offences, seconds: (Date.now() - since) / 1000 };
};

const lineOf = ({ fault, happened, offences, seconds }: Outcome): string => {
  const verdict = offences.length === 0 ? "ok  " : "FAIL";
  const complaints = offences.map(({ check, what }) => `\n       ${check}: ${what}`).join("");
  return `${verdict} ${fault} (${seconds.toFixed(1)} s): ${happened}${complaints}`;
};

/** Runs the faults one after another on one shop that is never set back; answers with what was found. */
const battery = async (wanted: readonly Fault[], plant: string | undefined, cleaning: Cleanup) => {
  const stage = await openStage(cleaning, plant);
  const outcomes: Outcome[] = [];
  for (const fault of wanted) {
    const outcome = await runOne(stage, fault);
    outcomes.push(outcome);
    say(lineOf(outcome));
    if (plant && outcome.offences.length > 0) break;
  }
  return outcomes;
};

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const named = (only: string | undefined): Fault[] =>
  faults.filter(({ name }) => !only || only.split(",").includes(name));

/** Plants one bug, and tells which check caught it; false when none did. */
const tryPlant = async (name: string, cleaning: Cleanup): Promise<boolean> => {
  say(`\nPlanted: ${name} (${plants[name]?.description})`);
  const outcomes = await battery(named(plants[name]?.faults.join(",")), name, cleaning);
  await cleaning.run();
  const checks = new Set(outcomes.flatMap(({ offences }) => offences.map(({ check }) => check)));
  const isCaught = checks.has(plants[name]?.check ?? "");
  say(isCaught ? `caught by: ${[...checks].join("; ")}` : `NOT caught by "${plants[name]?.check}"`);
  return isCaught;
};

const main = async (cleaning: Cleanup): Promise<boolean> => {
  const plant = argument("plant");
  if (plant) {
    const results: boolean[] = [];
    for (const name of plant === "all" ? Object.keys(plants) : [plant])
      results.push(await tryPlant(name, cleaning));
    return results.every(Boolean);
  }
  const outcomes = await battery(named(argument("only")), undefined, cleaning);
  const failed = outcomes.filter(({ offences }) => offences.length > 0);
  say(`\n${outcomes.length - failed.length} faults survived, ${failed.length} failed`);
  return outcomes.length > 0 && failed.length === 0;
};

await runCommand("The battery", main);
