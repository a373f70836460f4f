import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import type { ClientOnServer } from "../../src/app/web-client/client-on-server.ts";

const web = new URL("../../../web/", import.meta.url);

/** The server part of the client, from its source. The computed path keeps web's types out of the api's type check. */
export const clientOnServer = async (): Promise<ClientOnServer> => {
  const source = fileURLToPath(new URL("src/app/entry-server.ts", web));
  return (await import(source)) as ClientOnServer;
};

/** A folder with the client's page before its script is built. This is all that server rendering needs. */
export const clientFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-client-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await cp(new URL("index.html", web), join(folder, "index.html"));
  return folder;
};
