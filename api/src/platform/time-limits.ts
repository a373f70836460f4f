/**
 * The limits of a request and of what it waits for, in milliseconds. What a request waits for ends before the request does, so that
 * the caller reads what failed: the client gives up after 10 s (decision 47). They are read when they apply, so tests on a
 * busy machine lengthen them.
 */
export const timeLimits = {
  /** From the last byte of a request to its response. */
  response: 9000,
  /** In a queue of the shop: the result of a task that starts later would come after the response. */
  queue: 8000,
  /** Without any answer of the database, after which its connection counts as lost. TCP keepalive detects a lost host. */
  silentConnection: 6000,
  /** One SQL statement. */
  statement: 5000,
  /** A transaction that waits for the shop. */
  idleTransaction: 10_000,
  /** Until a connection to the database is open. */
  connect: 4000,
  /** The same for a replica: the primary is tried after it. */
  replicaConnect: 1500,
  /** `/health/ready`: a load balancer probes every few seconds. */
  ready: 2000,
};
