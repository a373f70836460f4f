import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import type { ServerEntry } from "../../src/app/web-client/server-entry.ts";

const web = new URL("../../../web/", import.meta.url);

/** Loads the server entry from its source. The path is a variable, since the types of api and web are separate. */
export const loadServerEntry = async (): Promise<ServerEntry> => {
  const source = fileURLToPath(new URL("src/app/entry-server.ts", web));
  return (await import(source)) as ServerEntry;
};

/** A folder with the client's index.html before the build: enough for the server to insert content. */
export const clientFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-client-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await cp(new URL("index.html", web), join(folder, "index.html"));
  return folder;
};
