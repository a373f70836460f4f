import { hostile, largest, ownDocument, problemsOf } from "./hostile-documents.ts";

/*
 * Prints the CPU time of validating each kind of hostile document, in times that of an ordinary one. It is a process of its own:
 * the time counts all threads of a process, and other tests fill its memory.
 */

const cpuOf = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

/** The least of several runs: what the work costs without the compiler and the garbage collector. */
const leastCpuOf = (work: () => unknown): number => Math.min(...Array.from({ length: 6 }, () => cpuOf(work)));

const own = leastCpuOf(() => problemsOf(ownDocument));
const costs = Object.entries(hostile).map(([kind, documentOf]) => {
  const text = largest(documentOf);
  return { kind, times: leastCpuOf(() => problemsOf(text)) / own };
});
process.stdout.write(JSON.stringify(costs));
