import { afterAll, describe, expect, it, vi } from "vitest";
import { shopTasks, edgeJobs, moneyJobs, pictureJobs } from "../../src/app/tasks.ts";
import { startWorker } from "../../src/platform/jobs/worker.ts";
import { mailer } from "../../src/platform/mail/mailer.ts";
import { freePort } from "../../tools/bench/node-process.ts";
import { hasVarnish, openVarnish } from "../support/varnish.ts";
import { openTestShop } from "../support/test-shop.ts";
import { clientFolder, loadServerEntry } from "../support/web-client.ts";

vi.setConfig({ testTimeout: 60_000 });

/** Skipped without Varnish: `apt-get install varnish varnish-modules`. */
describe.skipIf(!hasVarnish())("the shop behind Varnish, with the documented configuration", async () => {
  if (!hasVarnish()) return;
  const token = "a-token-of-the-edge-cache";
  const port = await freePort();
  const testShop = await openTestShop(
    { EDGE_PURGE_URL: `http://127.0.0.1:${port}/purge-edge`, EDGE_PURGE_TOKEN: token },
    { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
  );
  const { shop, server, gql, aProduct, anAdmin, aShopper } = testShop;
  const edge = await openVarnish(port, Number(new URL(testShop.url).port), token);
  const shopMailer = mailer(shop.settings);
  const worker = await startWorker(shop.database, shopTasks(shop, shopMailer), shop.log, {
    moneyJobs,
    pictureJobs,
    edgeJobs,
    timetable: [],
    stuckSeconds: 60,
    onStuck: () => undefined,
  });
  afterAll(async () => {
    await worker.stop();
    shopMailer.close();
  });

  const get = async (path: string, headers: Record<string, string> = {}, origin = edge) => {
    const response = await fetch(`${origin}${path}`, { headers: { accept: "text/html", ...headers } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  /** Whether Varnish answered from its cache: then it names two requests. */
  const isHit = ({ headers }: { headers: Headers }): boolean => / /.test(headers.get("x-varnish") ?? "");

  const [documentId = ""] =
    Object.entries((await loadServerEntry()).trustedDocuments).find(([, text]) =>
      text.includes("query ProductPage("),
    ) ?? [];

  const documentPath = (id: string) =>
    `/graphql?${new URLSearchParams({ documentId, variables: JSON.stringify({ id }) }).toString()}`;

  /** Requests a path until it comes from the cache. The first page of a process may be sent without content. */
  const cached = (path: string, origin = edge) =>
    vi.waitFor(
      async () => {
        const response = await get(path, {}, origin);
        expect(isHit(response)).toBe(true);
        return response;
      },
      { timeout: 20_000 },
    );

  it("shows a changed price soon in the pages and public queries of the cache", async () => {
    const admin = await anAdmin();
    const { id } = await aProduct({ price: 1200, title: "Bandhani Skirt" });
    const paths = [`/product/${id}`, documentPath(id), "/shop"];
    for (const path of paths) {
      const response = await cached(path);
      expect(response.text).toMatch(/"price":1200\b/);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("surrogate-key")).toBeNull();
    }
    await gql(
      "mutation($id: ID!) { updateProduct(input: { id: $id, version: 1, changes: { price: 1350 } }) { id } }",
      { id },
      admin.token,
    );
    for (const path of paths)
      await vi.waitFor(async () => expect((await get(path)).text).toMatch(/"price":1350\b/), {
        timeout: 10_000,
        interval: 20,
      });
  });

  it("never stores what a session asks or answers it from the cache", async () => {
    const { token: shopperToken } = await aShopper();
    const { id } = await aProduct();
    const session = { authorization: `Bearer ${shopperToken}` };
    await cached(documentPath(id));
    for (const path of [documentPath(id), `/product/${id}`, "/user/dashboard", "/api/products"])
      for (let attempt = 0; attempt < 2; attempt += 1) {
        const response = await get(path, session);
        expect([path, response.status, isHit(response)]).toEqual([path, 200, false]);
        expect([path, response.headers.get("cache-control")]).toEqual([
          path,
          expect.stringMatching(/private|no-store/),
        ]);
      }
  });

  it("ignores the parameters of campaigns and cookies", async () => {
    const { id } = await aProduct();
    await cached(`/product/${id}`);
    for (const path of [`/product/${id}?utm_source=mail&utm_medium=x`, `/product/${id}?gclid=1`])
      expect([path, isHit(await get(path, { cookie: "any=1" }))]).toEqual([path, true]);
    expect(isHit(await get(`/product/${id}?color=Wine&utm_source=mail`))).toBe(false);
    expect(isHit(await get(`/product/${id}?color=Wine`))).toBe(true);
  });

  it("refuses a purge without the token", async () => {
    const path = "/about";
    await cached(path);
    for (const authorization of ["", "Bearer another"]) {
      const response = await fetch(`${edge}/purge-edge`, {
        method: "POST",
        headers: { authorization, "surrogate-key": "pages" },
      });
      expect(response.status).toBe(403);
    }
    expect(isHit(await get(path))).toBe(true);
  });

  it("still shows pages when the shop is down, although their time is over", async () => {
    const { id } = await aProduct({ title: "Ikat Coat" });
    const paths = [`/product/${id}`, documentPath(id), "/about"];
    const shortEdge = await openVarnish(await freePort(), Number(new URL(testShop.url).port), token, "0.01s");
    for (const path of paths) await cached(path, shortEdge);
    await server.stop();
    for (let attempt = 0; attempt < 5; attempt += 1)
      for (const path of paths) {
        const page = await get(path, {}, shortEdge);
        expect([path, page.status]).toEqual([path, 200]);
        expect([path, page.text]).toEqual([
          path,
          expect.stringContaining(path === "/about" ? "About" : "Ikat Coat"),
        ]);
      }
    expect((await get("/delivery", {}, shortEdge)).status).toBe(503);
  });
});
