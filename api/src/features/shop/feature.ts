import type { FastifyInstance } from "fastify";
import type { RefusalRow } from "../../platform/errors/errors.ts";
import type { JobName, Tasks } from "../../platform/jobs/jobs.ts";
import type { Repeat } from "../../platform/jobs/repeats.ts";
import type { ScheduledJob } from "../../platform/jobs/worker.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { RestRow } from "../../platform/rest/rest-row.ts";
import type { Services } from "./services.ts";

type Class = abstract new (...parameters: never[]) => object;

/** SQL expressions by their names in the export of an account: JSON of what a feature stores about the user `$1`. */
export type PersonalData = Record<string, string>;

/** What a feature adds to the shop, in its `NAME.feature.ts`. `api/src/app/features.ts` joins them in the order of the features. */
export type Feature = {
  /** Its tables. */
  entities?: readonly Class[];
  resolvers?: readonly Class[];
  /** Its refusals by their codes. */
  refusals?: Readonly<Record<string, RefusalRow>>;
  /** The queries with one argument `id` by which `nodes` finds its objects, by the names of their types. */
  nodes?: Readonly<Record<string, string>>;
  /** The file of its functions and triggers, below api/src. */
  sql?: string;
  /** What the workers of the queue do for its jobs. */
  tasks?: (services: Services, mailer: Mailer) => Partial<Tasks>;
  /** Jobs about money: their workers run nothing else, so they never wait for a mail server. Each job is added with a key. */
  moneyJobs?: readonly JobName[];
  /**
   * Jobs that make pictures: one at a time, in a process of a low priority, so that nothing else waits for them. Each has a key.
   */
  pictureJobs?: readonly JobName[];
  /** Jobs at a time of day, in UTC. */
  timetable?: readonly ScheduledJob[];
  /** Jobs that are due again and again. */
  repeats?: (services: Services) => readonly Repeat[];
  /** Its documented REST paths. */
  restRows?: readonly RestRow[];
  /** Adds routes outside of GraphQL and REST, such as files and webhooks. */
  addRoutes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  /** Forgets what the process caches when another process changes it. Returns a function that stops it. */
  listen?: (services: Services) => () => void;
  /** Its part of the export of an account. */
  personalData?: PersonalData;
};
