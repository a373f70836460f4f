import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";

const program = `
  const { setPriority, getPriority } = await import("node:os");
  const { lowerPriority } = await import(${JSON.stringify(new URL("./lower-priority.ts", import.meta.url).href)});
  setPriority(Number(process.argv[1]));
  lowerPriority(2);
  process.stdout.write(String(getPriority()));`;

const loweredFrom = (priority: number, mode = "production"): string => {
  const args = ["--import", "@oxc-node/core/register", "--input-type=module", "--eval", program];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, String(priority)], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: mode },
  });
  return stdout || stderr;
};

describe("a lower priority", () => {
  it.each([
    [10, "12"],
    [18, "19"],
    [19, "19"],
  ])("of a process at %i is %s", (priority, lowered) => {
    expect(loweredFrom(priority)).toBe(lowered);
  });

  it("is left out in tests", () => {
    expect(loweredFrom(10, "test")).toBe("10");
  });
});
