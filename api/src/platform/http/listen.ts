import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { SettingsError } from "../errors/settings-error.ts";

type Place = { host: string; port: number };

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is in use. End the program that listens there, or set another PORT.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}. Set a PORT from 1024.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST: ${host} cannot be resolved.`,
  EAI_AGAIN: ({ host }) => `HOST: ${host} cannot be resolved.`,
};

/** An error of a port or a host that cannot be used, as one of a wrong setting. */
const explained = (error: unknown, place: Place): unknown => {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = reasons[code];
  return reason ? new SettingsError(`${reason(place)} (${code})`) : error;
};

/**
 * Opens and closes the port: a start that cannot succeed fails before its database, its migrations and its demo. The port stays
 * closed until the shop can serve.
 */
export const checkPort = async (place: Place): Promise<void> => {
  const server = createServer().listen(place);
  try {
    await once(server, "listening");
  } catch (error) {
    throw explained(error, place);
  }
  server.close();
  await once(server, "close");
};

/** Opens the port and returns its address. A port or host that cannot be used is reported as a wrong setting. */
export const listen = async (app: FastifyInstance, place: Place): Promise<string> => {
  try {
    return await app.listen(place);
  } catch (error) {
    throw explained(error, place);
  }
};
