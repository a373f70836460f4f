import type { FastifyBaseLogger } from "fastify";
import type { CategoryCounts, PriceCensus } from "../catalogue/product-count.rules.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Razorpay } from "../../platform/razorpay/razorpay.ts";
import type { MediaFiles } from "../../platform/files/files.ts";
import type { Throttles } from "../../platform/throttles.ts";
import type { ShortMemory } from "../../platform/async/stale-while-revalidate.ts";
import type { Settings } from "../../app/settings.ts";

/** What every command and store works with: one of it a process. */
export type Shop = {
  settings: Settings;
  database: Database;
  log: FastifyBaseLogger;
  /** Products by category for each selection; may be a few seconds old. */
  categoryCounts: ShortMemory<CategoryCounts>;
  /** All products by category and price; may be a few seconds old too. */
  priceCensus: ShortMemory<PriceCensus>;
  jwtSecret: string;
  throttles: Throttles;
  files: MediaFiles;
  razorpay: Razorpay;
};
