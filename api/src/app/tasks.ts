import type { Services } from "../features/shop/services.ts";
import { purgeEdgeTask } from "../platform/edge/purge-edge.ts";
import type { GroupedJobs } from "../platform/jobs/job-groups.ts";
import type { JobName, Tasks } from "../platform/jobs/jobs.ts";
import { deleteFailedJobs } from "../platform/jobs/queue/queue-rows.ts";
import type { ScheduledJob } from "../platform/jobs/worker.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { features, featureTasks } from "./features.ts";

export const moneyJobs: ReadonlySet<JobName> = new Set(
  features.flatMap((feature) => feature.moneyJobs ?? []),
);

export const pictureJobs: ReadonlySet<JobName> = new Set(
  features.flatMap((feature) => feature.pictureJobs ?? []),
);

/** Jobs of the edge cache: a worker of their own, so that a purge never waits for a mail server. */
export const edgeJobs: ReadonlySet<JobName> = new Set<JobName>(["purge-edge"]);

/** The jobs of each group in this shop. Without an edge cache nothing is purged. */
export const groupedJobs = ({ settings }: Pick<Services, "settings">): GroupedJobs => ({
  moneyJobs,
  pictureJobs,
  edgeJobs: settings.edge.purge && edgeJobs,
});

/** The jobs at a time of day, in UTC, or each minute. */
export const timetable: readonly ScheduledJob[] = [
  ...features.flatMap((feature) => feature.timetable ?? []),
  { task: "tidy-jobs", match: "50 21 * * *" },
];

/** The task of every job. */
export const shopTasks = (services: Services, mailer: Mailer): Tasks => ({
  ...featureTasks(services, mailer),
  "purge-edge": purgeEdgeTask(
    services.settings.edge.purge,
    services.database.source.manager,
    services.settings,
  ),
  "tidy-jobs": () => deleteFailedJobs(services.database.writes),
});
