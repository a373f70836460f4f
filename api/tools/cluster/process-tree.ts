import { readdir, readFile } from "node:fs/promises";

/** The parent in a line of /proc/PID/stat. The command's name is in parentheses and may have spaces itself. */
export const parentOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);

/** The ids of a process and of all its descendants, parents first. */
export const processTree = (root: number, parents: ReadonlyMap<number, number>): number[] => {
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
};

const readParents = async (): Promise<Map<number, number>> => {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const parents = new Map<number, number>();
  await Promise.all(
    pids.map(async (pid) => {
      // A process may end between the listing and the reading.
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      if (stat) parents.set(Number(pid), parentOf(stat));
    }),
  );
  return parents;
};

/** Sends a signal to a process and all its descendants, parents first, so that no parent replaces a killed child. */
export const signalTree = async (root: number, signal: NodeJS.Signals): Promise<void> => {
  for (const pid of processTree(root, await readParents())) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
};
