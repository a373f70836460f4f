import type { FastifyBaseLogger } from "fastify";
import type { Loaders } from "../async/loader.ts";
import type { Viewer } from "../viewer.ts";

/** What GraphQL execution needs to know of a request. The context of the features extends it. */
export type RequestContext = {
  requestId: string;
  log: FastifyBaseLogger;
  /** `null` for a visitor, and for a token whose session has ended. */
  viewer: Viewer | null;
  /** Network of the request in the form of `networkOf`; limits count by it. */
  network: string;
  /** The batched reads of this request. */
  loaders: Loaders;
};
