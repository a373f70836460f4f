import type { RequestContext } from "../../platform/graphql/request-context.ts";
import type { Cookies } from "../../platform/http/cookies.ts";
import type { Services } from "./services.ts";

/** The GraphQL context of one request. */
export type Context = RequestContext & {
  services: Services;
  /** The User-Agent header; stored with a new session. */
  device: string;
  /** Whether the client keeps its session by a cookie, as the web client does. */
  keepsSessionByCookie: boolean;
  /** Cookies of the request and of its response. */
  cookies: Cookies;
  /** Largest page of a list: 100 for GraphQL, 1000 for the documented lists of REST. */
  longestPage: number;
  /** Whether the operation runs for a documented REST path. */
  isRest: boolean;
};
