import { execFileSync } from "node:child_process";
import { constants, setPriority } from "node:os";

/**
 * Works only while nobody else wants the core: Linux's idle policy, which gives way at once to whoever wakes up. Where
 * `chrt` is not to be had, the lowest priority.
 */
try {
  execFileSync("chrt", ["--idle", "--all-tasks", "--pid", "0", String(process.pid)], { stdio: "ignore" });
} catch {
  setPriority(constants.priority.PRIORITY_LOW);
}

export { hashOf, isHashOf } from "./argon2-work.ts";
