import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildServer } from "../../src/app/server.ts";
import type { ServerEntry } from "../../src/app/web-client/server-entry.ts";
import { callsTo } from "../support/calls.ts";
import { openS3 } from "../support/s3.ts";
import { openTestShop } from "../support/test-shop.ts";
import { loadServerEntry } from "../support/web-client.ts";

const serverEntry = await loadServerEntry();
const standIn = await openS3();
const testShop = await openTestShop(standIn.env);
const { shop: services, complaints, aProduct } = testShop;
await aProduct({ title: "Rolling dress" });

const idOf = (text: string): string => `sha256:${createHash("sha256").update(text).digest("hex")}`;

/** A query that only one version of the client has. */
const oldQuery = "query Old { __typename products(first: 1) { __typename totalCount } }";
const newQuery = "query New { __typename products(first: 1, sort: NEWEST) { __typename totalCount } }";
const outdatedQuery = "query Outdated { __typename fieldOfAnEarlierSchema }";

/** A server of another version of the client, over the same database and storage. */
const startVersion = async (name: string, queries: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), "shop-version-"));
  await mkdir(join(folder, "assets"));
  await writeFile(
    join(folder, "index.html"),
    '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(folder, "assets", `page-${name}.js`), `export const version = "${name}";`);
  const documents = Object.fromEntries(queries.map((text) => [idOf(text), text]));
  const entry: ServerEntry = { ...serverEntry, trustedDocuments: documents };
  const server = await buildServer({
    services,
    tools: undefined,
    log: services.log,
    clientFolder: folder,
    serverEntry: entry,
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const get = (url: string) => server.app.inject({ url });
  const byId = (text: string) => get(`/graphql?documentId=${idOf(text)}`);
  return { get, byId, ...callsTo(server.app) };
};

const oldServer = await startVersion("old", [oldQuery, outdatedQuery]);
const newServer = await startVersion("new", [newQuery]);

it("an old tab finds its scripts and its queries on a new server", async () => {
  expect((await newServer.get("/assets/page-old.js")).body).toBe('export const version = "old";');
  const { statusCode, body, headers } = await newServer.byId(oldQuery);
  expect([statusCode, JSON.parse(body)]).toMatchObject([200, { data: { products: { totalCount: 1 } } }]);
  expect(headers["cache-control"]).toMatch(/^public/);
});

it("a new tab finds its scripts on an old server, which asks for the text of a new query", async () => {
  expect((await oldServer.get("/assets/page-new.js")).body).toBe('export const version = "new";');
  const unknown = await oldServer.byId(newQuery);
  expect([unknown.statusCode, unknown.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(unknown.json()).toMatchObject({ errors: [{ extensions: { code: "DOCUMENT_UNKNOWN" } }] });
  expect((await oldServer.gql<{ products: { totalCount: number } }>(newQuery)).data.products.totalCount).toBe(
    1,
  );
});

it("a query that the new schema cannot answer is unknown, with its name in the log", async () => {
  expect((await newServer.byId(outdatedQuery)).statusCode).toBe(404);
  expect(complaints().join("\n")).toContain(idOf(outdatedQuery));
});
