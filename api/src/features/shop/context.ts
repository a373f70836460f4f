import type { Batches } from "../../platform/async/batch.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Shop } from "./shop.ts";
import type { Viewer } from "./viewer.ts";

/** The GraphQL context of one request. */
export type Context = {
  shop: Shop;
  /** `null` for a visitor and for a token whose session has ended. */
  viewer: Viewer | null;
  requestId: string;
  /** The User-Agent header; stored with a new session. */
  device: string;
  /** The network of the request, from `networkOf`. Throttles count by it. */
  network: string;
  /** Cookies of the request. A cookie that is set is sent with the response. */
  cookies: Cookies;
  /** Maximum entries of a page: 100 for GraphQL, 1000 for the lists of REST. */
  longestPage: number;
  /** Batched reads of this request. */
  batches: Batches;
};
