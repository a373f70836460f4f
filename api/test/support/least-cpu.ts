const cpuOf = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

/** The least of several runs, in microseconds of CPU: what the work costs without the compiler and the garbage collector. */
export const leastCpuOf = (work: () => unknown): number =>
  Math.min(...Array.from({ length: 6 }, () => cpuOf(work)));
