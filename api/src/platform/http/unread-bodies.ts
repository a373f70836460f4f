import { IncomingMessage } from "node:http";
import { setImmediate as nextPhase } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";

/**
 * Milliseconds for which a connection with an unread body still discards what the client sends. If it closed at once, TCP would
 * reset it, and a client that is still sending would lose the response.
 */
const lingerMs = 1000;

/** Closes the connection after this response. */
const closeAfter = ({ request, raw }: FastifyReply): void => {
  const { socket } = request.raw;
  // Node calls this method when the response is sent.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
  raw.once("finish", () => setImmediate(() => request.raw.resume()));
};

/**
 * Closes the connection of a request that is answered before its body has arrived, such as after a refusal or at the deadline:
 * the rest of the body is not read. A short body that came with the headers leaves the connection open.
 */
export const closeUnreadBodies = (app: FastifyInstance): void => {
  app.addHook("onSend", async ({ raw, headers }, reply) => {
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    const isUnread = (): boolean => hasBody && raw instanceof IncomingMessage && !raw.complete;
    if (!isUnread()) return;
    // Node parses a body that came with the headers after it has announced the request.
    await nextPhase();
    if (!isUnread()) return;
    void reply.header("connection", "close");
    closeAfter(reply);
  });
};
