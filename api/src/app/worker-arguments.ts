import { parseArgs } from "node:util";
import { SettingsError } from "../platform/errors/settings-error.ts";
import { jobGroups, type JobGroup } from "../platform/jobs/job-groups.ts";

const usage = `Usage: npm run worker [-- --tasks GROUP[,GROUP]]; the groups are ${jobGroups.join(", ")}. Without --tasks all of them.`;

const isGroup = (name: string): name is JobGroup => (jobGroups as readonly string[]).includes(name);

/** The groups of jobs that the command line names. Throws `SettingsError` with the names of all groups if it is invalid. */
export const workerArguments = (args: string[]): ReadonlySet<JobGroup> => {
  const read = () => {
    try {
      return parseArgs({ args, options: { tasks: { type: "string" } } }).values.tasks;
    } catch {
      throw new SettingsError(usage);
    }
  };
  const tasks = read();
  if (tasks === undefined) return new Set(jobGroups);
  const names = tasks.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !isGroup(name));
  if (unknown !== undefined) throw new SettingsError(`"${unknown}" is no group of jobs. ${usage}`);
  return new Set(names.filter(isGroup));
};
