import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, vi } from "vitest";
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

/** The HTML of a page with its head. On a busy machine a page can be sent without it: it waits a second for its queries. */
export const pageWithHead = (app: FastifyInstance, url: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { body } = await app.inject({ url, headers: { accept: "text/html" } });
      expect(body).toContain('property="og:title"');
      return body;
    },
    { timeout: 15_000 },
  );
