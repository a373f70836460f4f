import { readFileSync } from "node:fs";

/** Linux counts CPU time in ticks of 10 ms. */
const microsecondsOfTick = 10_000;

/** User and system time of a process so far, in microseconds; 0 if it has exited. */
export const cpuOf = (pid: number): number => {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return 0;
  }
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * microsecondsOfTick;
};

/** The peak memory of a process in megabytes. */
export const peakMemoryOf = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(status.match(/^VmHWM:\s+(\d+) kB$/m)?.[1]) / 1024;
};
