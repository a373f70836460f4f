import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import type { ServerEntry } from "../../src/app/web-client/server-entry.ts";

const web = new URL("../../../web/", import.meta.url);

/** The server part of the client, from its source. The computed path keeps web's types out of the api's type check. */
export const loadServerEntry = async (): Promise<ServerEntry> => {
  const source = fileURLToPath(new URL("src/app/entry-server.ts", web));
  return (await import(source)) as ServerEntry;
};

/** A folder with the client's page before its script is built. This is all that server rendering needs. */
export const clientFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-client-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await cp(new URL("index.html", web), join(folder, "index.html"));
  return folder;
};
