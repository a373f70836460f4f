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

const megabytesOf = (pid: number, field: "VmHWM" | "VmRSS"): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(status)?.[1]) / 1024;
};

/** The peak memory of a process in megabytes. */
export const peakMemoryOf = (pid: number): number => megabytesOf(pid, "VmHWM");

/** The memory of a process at this moment, in megabytes. */
export const memoryOf = (pid: number): number => megabytesOf(pid, "VmRSS");
