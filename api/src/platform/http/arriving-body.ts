import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The slowest line of which a body is waited for: half of what Indian plans leave after the data of a day, 64 kbit/s. */
export const minBytesPerSecond = 4000;

/** Whether a part of the body is still to come. An injected request is there at once. */
export const isArriving = ({ raw }: FastifyRequest): boolean =>
  raw instanceof IncomingMessage && !raw.complete;

/**
 * The instant from which the time of a request counts, in milliseconds. Received bytes move it on, as much as they take on the
 * slowest line, and never beyond now: bytes that came quickly are no credit for a pause.
 */
export const countedFrom = (from: number, receivedBytes: number, now: number): number =>
  Math.min(now, from + (receivedBytes * 1000) / minBytesPerSecond);

/**
 * Node ends a request that is not whole after `requestTimeout`, and reports it once for each request. A body that is followed here
 * ends by its own time.
 */
export const allowLongerRequests = (
  { server }: FastifyInstance,
  isFollowed: (socket: Socket) => boolean,
): void => {
  const listeners = server.listeners("clientError");
  server.removeAllListeners("clientError");
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && isFollowed(socket)) return;
    for (const listener of listeners) listener.call(server, error, socket);
  });
};
