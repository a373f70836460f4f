import type { RequestContext } from "../../platform/graphql/request-context.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Shop } from "./shop.ts";

/** The GraphQL context of one request. */
export type Context = RequestContext & {
  shop: Shop;
  /** The User-Agent header; stored with a new session. */
  device: string;
  /** Cookies of the request and of its response. */
  cookies: Cookies;
  /** Largest page of a list: 100 for GraphQL, 1000 for the documented lists of REST. */
  longestPage: number;
  /** Whether the operation runs for a documented REST path. */
  isRest: boolean;
};
