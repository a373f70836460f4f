import { hostile, largest, ownDocument, problemsOf } from "./hostile-documents.ts";
import { leastCpuOf } from "./least-cpu.ts";

/*
 * Prints the CPU time of validating each kind of hostile document, in times that of an ordinary one. It is a process of its own:
 * the time counts all threads of a process, and other tests fill its memory.
 */

const own = leastCpuOf(() => problemsOf(ownDocument));
const costs = Object.entries(hostile).map(([kind, documentOf]) => {
  const text = largest(documentOf);
  return { kind, times: leastCpuOf(() => problemsOf(text)) / own };
});
process.stdout.write(JSON.stringify(costs));
