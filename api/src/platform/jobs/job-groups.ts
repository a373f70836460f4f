import type { JobName } from "./jobs.ts";

/** The groups of jobs. Each has workers of its own, so that none waits for another. */
export const jobGroups = ["money", "mails", "pictures", "edge", "webhooks", "others"] as const;

export type JobGroup = (typeof jobGroups)[number];

export type GroupedJobs = {
  /** Jobs about money: they are always added with a key. */
  moneyJobs: ReadonlySet<JobName>;
  /** Jobs that make pictures: one at a time; they may wait for long. */
  pictureJobs: ReadonlySet<JobName>;
  /** Jobs of the edge cache, if there is one. */
  edgeJobs?: ReadonlySet<JobName> | undefined;
};

/**
 * The group whose workers run a job. Mails, SMS and webhooks are recognized by the start of their names; what fits nowhere is in
 * `others`.
 */
export const jobGroupOf = (name: JobName, { moneyJobs, pictureJobs, edgeJobs }: GroupedJobs): JobGroup => {
  if (moneyJobs.has(name)) return "money";
  if (edgeJobs?.has(name)) return "edge";
  if (pictureJobs.has(name)) return "pictures";
  if (name.startsWith("webhook-")) return "webhooks";
  return name.startsWith("mail-") || name.startsWith("sms-") ? "mails" : "others";
};
