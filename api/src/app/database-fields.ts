import { z } from "zod";
import { defaultAdminConnections, defaultMaxLagSeconds } from "../platform/database/pool-limits.ts";

/** The settings of the database, of the queue of jobs in it, and of what waits for its connections. */
export const databaseFields = {
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform((text) => [...new Set(text.split(",").map((url) => url.trim()))])
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })).max(16))
    .default([]),
  REPLICA_MAX_LAG_SECONDS: z.coerce.number().int().min(1).max(60).default(defaultMaxLagSeconds),
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  PAGE_WAIT_SECONDS: z.coerce.number().int().min(1).max(8).default(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  ADMIN_POOL: z.coerce.number().int().min(1).max(20).default(defaultAdminConnections),
  STOREFRONT_REQUESTS: z.coerce.number().int().min(10).max(10_000).default(1000),
  RUN_JOBS: z.enum(["on", "off"]).default("on"),
  QUEUE_STUCK_SECONDS: z.coerce.number().int().min(5).max(3600).default(60),
};
