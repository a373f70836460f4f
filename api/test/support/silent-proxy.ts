import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A TCP proxy in front of PostgreSQL. It can stop forwarding, like a vanished host, or close all connections. */
export type SilentProxy = {
  /** The database's URL through the proxy. */
  url: string;
  /** From now on nothing is forwarded in either direction, on any connection, old or new; nothing is closed. */
  fallSilent: () => void;
  /** New connections work again; those that were silenced stay silent. */
  heal: () => void;
  /** Closes every connection and the port. */
  cut: () => Promise<void>;
  /** Listens again on the same port after `cut`. */
  mend: () => Promise<void>;
  /** Number of chunks from clients that were swallowed so far. */
  swallowed: () => number;
  close: () => Promise<void>;
};

type Pair = { client: Socket; server: Socket; isSilent: boolean };

/** Opens a proxy in front of the PostgreSQL at this URL. */
export const silentProxy = async (databaseUrl: string): Promise<SilentProxy> => {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let isSilent = false;
  let swallowed = 0;
  const accept = (client: Socket): void => {
    const server = connect(Number(target.port || 5432), target.hostname);
    const pair: Pair = { client, server, isSilent };
    pairs.add(pair);
    const pass = (from: Socket, to: Socket): void => {
      from.on("data", (chunk) => {
        if (!pair.isSilent) to.write(chunk);
        else if (from === client) swallowed += 1;
      });
      from.on("error", () => from.destroy());
      from.on("close", () => {
        if (!pair.isSilent) to.destroy();
        if (client.destroyed && server.destroyed) pairs.delete(pair);
      });
    };
    pass(client, server);
    pass(server, client);
  };
  let listener = createServer(accept);
  const listen = async (port: number): Promise<void> => {
    listener = createServer(accept);
    listener.listen(port, "127.0.0.1");
    await once(listener, "listening");
  };
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const cut = async (): Promise<void> => {
    isSilent = false;
    if (!listener.listening) return;
    const closed = once(listener, "close");
    listener.close();
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
    await closed;
  };
  return {
    url: url.href,
    fallSilent: () => {
      isSilent = true;
      for (const pair of pairs) pair.isSilent = true;
    },
    heal: () => {
      isSilent = false;
    },
    cut,
    mend: async () => {
      if (!listener.listening) await listen(port);
    },
    swallowed: () => swallowed,
    close: cut,
  };
};
