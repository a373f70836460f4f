import type { FastifyReply } from "fastify";

/**
 * Calls `onClose` once: when the response was sent, or when its connection has closed before. Node reports no end of a response
 * that waits behind others on a connection that closes, but the end of the connection.
 */
export const afterClose = ({ raw, request }: FastifyReply, onClose: () => void): void => {
  const { socket } = request.raw;
  const close = (): void => {
    raw.off("close", close);
    socket.off("close", close);
    onClose();
  };
  raw.on("close", close);
  socket.on("close", close);
};
