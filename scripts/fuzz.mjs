import { parseArgs } from "node:util";
import { spawnSync } from "node:child_process";
import { install, root } from "./setup.mjs";

const usage = "npm run fuzz -- --minutes 60 (default: 2) --seed 1 (repeats the run with this seed)";

const numberOf = (text, fallback) => {
  const number = text === undefined ? fallback : Number(text);
  if (number === undefined || number > 0) return number;
  console.error(usage);
  process.exit(2);
};

const readOptions = () => {
  try {
    const { values } = parseArgs({ options: { minutes: { type: "string" }, seed: { type: "string" } } });
    return { seconds: numberOf(values.minutes, 2) * 60, seed: numberOf(values.seed) };
  } catch {
    console.error(usage);
    return process.exit(2);
  }
};

const { seconds, seed } = readOptions();
install();
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project", "api", "api/tools/fuzz/fuzz.test.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      FUZZ_SECONDS: String(seconds),
      FUZZ_SEED: String(seed ?? Date.now() % 2 ** 31),
    },
  },
);
process.exit(status ?? 1);
