import type { TasksOf } from "../../../platform/jobs/jobs.ts";
import type { Shop } from "../../shop/shop.ts";
import { refreshFacets } from "./refresh-facets.command.ts";

type FacetJobs = {
  /** Computes the facets of products that were locked when their stock began or ended. */
  "refresh-facets": Record<string, never>;
};

declare module "../../../platform/jobs/jobs.ts" {
  interface JobPayloads extends FacetJobs {}
}

/** Maximum age of the sizes in stock, in seconds; they are older while another transaction has the product locked. */
export const facetIntervalSeconds = 10;

export const facetTasks = (shop: Shop): TasksOf<FacetJobs> => ({
  "refresh-facets": () => refreshFacets(shop),
});
