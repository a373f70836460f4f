import type { FastifyBaseLogger } from "fastify";
import type { CategoryCounts, PriceCensus } from "./catalogue/product-count.rules.ts";
import type { Database } from "./gateways/database.ts";
import type { Razorpay } from "./gateways/razorpay/razorpay.ts";
import type { MediaFiles } from "./gateways/files.ts";
import type { Throttles } from "./gateways/throttles.ts";
import type { ShortMemory } from "./shared/short-memory.ts";
import type { Settings } from "./settings.ts";

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
