/** Time limit of a response, in milliseconds: the client gives up after 10 s. Decision 47. */
export const responseDeadlineMs = 9000;

/**
 * What a slow client may take, in milliseconds. An upload over a slow line ends with `longestAnswer`, as every request
 * does. These limits are for what that one does not see: a connection that sends no request, headers that never end, a
 * body that goes on after its answer, an answer that is not read.
 */
export const connectionLimits = {
  http: {
    /** From the opening of a connection, or the first byte of a further request, to the end of the headers. */
    headersTimeout: 10_000,
    /** Interval at which Node checks for requests beyond the limits. */
    connectionsCheckingInterval: 1000,
  },
  /** From the first byte of a request to its last: after the headers there is still time for `longestAnswer`. */
  requestTimeout: 20_000,
  /** Without any byte on a connection with a request. */
  connectionTimeout: 30_000,
  /** Between two requests: longer than balancers keep their connections (60 s is common), so that they close first. */
  keepAliveTimeout: 72_000,
};
