/**
 * Time limits for slow clients, in milliseconds. A request ends by `timeLimits.response`, as `response-deadline.ts` counts it.
 * These limits cover the other cases: a connection without a request, headers that never end, a body that continues after
 * its response, a response that the client does not read.
 */
export const connectionLimits = {
  http: {
    /** From the opening of a connection, or the first byte of a further request, to the end of the headers. */
    headersTimeout: 10_000,
    /** Interval at which Node checks for requests beyond the limits. */
    connectionsCheckingInterval: 1000,
  },
  /**
   * From the first byte of a request to its last: after the headers there is still time for `timeLimits.response`. A body that
   * arrives may take longer (`arriving-body.ts`).
   */
  requestTimeout: 20_000,
  /** Without any byte on a connection with a request. */
  connectionTimeout: 30_000,
  /** Between two requests: longer than balancers keep their connections (60 s is common), so that they close first. */
  keepAliveTimeout: 72_000,
};
