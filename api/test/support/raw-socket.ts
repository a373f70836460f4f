import { once } from "node:events";
import { connect } from "node:net";

/** A connection that sends any bytes at any pace. */
export type RawSocket = {
  send: (text: string) => void;
  /** Sends a text repeatedly until the connection is closed. */
  drip: (text: string, everyMilliseconds: number) => void;
  /** Sends these bytes as a slow line does, until they are sent or the connection is closed. */
  pace: (bytes: Buffer, bytesPerSecond: number) => void;
  /** What was received until now. */
  received: () => string;
  /** Everything that was received before the other side closed the connection. */
  closed: Promise<{ text: string; milliseconds: number }>;
  end: () => void;
};

/** Milliseconds between two pieces of a body that is sent at a pace. */
const paceMs = 100;

/** Opens a connection to a server of this machine. */
export const rawSocket = async (url: string): Promise<RawSocket> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = "";
  let dripTimer: NodeJS.Timeout | undefined;
  socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
  // The server may reset the connection. Tests check when that happens, and what was received before.
  socket.on("error", () => undefined);
  const openedAt = performance.now();
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve())).then(() => {
    clearInterval(dripTimer);
    return { text, milliseconds: performance.now() - openedAt };
  });
  await once(socket, "connect");
  return {
    send: (bytes) => socket.write(bytes),
    drip: (bytes, every) => {
      dripTimer = setInterval(() => socket.writable && socket.write(bytes), every);
    },
    pace: (bytes, bytesPerSecond) => {
      const piece = Math.ceil((bytesPerSecond * paceMs) / 1000);
      let sent = 0;
      dripTimer = setInterval(() => {
        if (socket.writable) socket.write(bytes.subarray(sent, sent + piece));
        sent += piece;
        if (sent >= bytes.length) clearInterval(dripTimer);
      }, paceMs);
    },
    received: () => text,
    closed,
    end: () => socket.destroy(),
  };
};
