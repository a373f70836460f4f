import type { Batches } from "../../platform/async/batch.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Shop } from "./shop.ts";
import type { Viewer } from "./viewer.ts";

/** What one request knows. */
export type Context = {
  shop: Shop;
  /** Null for a visitor, and for a token whose session has ended. */
  viewer: Viewer | null;
  requestId: string;
  /** What the browser calls itself; kept with a new session. */
  device: string;
  /** Network that the request comes from, as `networkOf` tells; throttles count by it. */
  address: string;
  /** Cookies of the request; one that is set goes out with its answer. */
  cookies: Cookies;
  /** Most entries of a page: 100 for GraphQL, 1000 for the documented lists of REST. */
  longestPage: number;
  /** The batched reads of this request. */
  batches: Batches;
};
