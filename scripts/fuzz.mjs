import { parseArgs } from "node:util";
import { spawnSync } from "node:child_process";
import { install, root } from "./setup.mjs";

const sentence = "npm run fuzz -- --minutes 60 (how long, 2 when absent) --seed 1 (of a run to repeat)";

const numberOf = (text, fallback) => {
  const number = text === undefined ? fallback : Number(text);
  if (number === undefined || number > 0) return number;
  console.error(sentence);
  process.exit(2);
};

const wanted = () => {
  try {
    const { values } = parseArgs({ options: { minutes: { type: "string" }, seed: { type: "string" } } });
    return { seconds: numberOf(values.minutes, 2) * 60, seed: numberOf(values.seed) };
  } catch {
    console.error(sentence);
    return process.exit(2);
  }
};

const { seconds, seed } = wanted();
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
      ...(seed === undefined ? {} : { FUZZ_SEED: String(seed) }),
    },
  },
);
process.exit(status ?? 1);
