import { beforeEach, describe, expect, it, vi } from "vitest";
import { sourcesOf } from "../support/imports.ts";
import { ALL_ORDERS, CART, MY_ORDERS, ORDER } from "../support/operations.ts";
import { openReplicatedShop, runOn, SOON } from "../support/replicated-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const { testShop, postgres, standbys, whenUsed, portsRead, readCatalogue, complaintsOf } =
  await openReplicatedShop();
const { gql, rest, sql } = testShop;
const { database } = testShop.shop;

const onReplicas = (statement: string) => Promise.all(standbys.map((standby) => runOn(standby, statement)));

beforeEach(() => whenUsed(true, true));

describe("replicas", () => {
  it("share all reads of the catalogue without the primary", async () => {
    const ports = standbys.map(({ port }) => port).sort((a, b) => a - b);
    // The connection for notices has just begun to listen, after which only complete replicas are read.
    await vi.waitFor(async () => expect(await portsRead()).toEqual(ports), SOON);
  });

  it("are not behind on an idle primary", async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    for (const { isUsed, lagSeconds } of database.catalogue.replicas()) {
      expect(isUsed).toBe(true);
      expect(lagSeconds).toBeLessThan(1);
    }
    const ready = await rest<{ replicas: unknown[] }>("GET", "/health/ready");
    const well = { isUsed: true, lagSeconds: expect.any(Number) };
    expect(ready.body.replicas).toEqual([well, well]);
  });

  it("are never read for a shopper's own data or for the admin", async () => {
    await onReplicas("select pg_wal_replay_pause()");
    const [shopper, admin, dress] = await Promise.all([
      testShop.aShopper(),
      testShop.anAdmin(),
      testShop.aProduct(),
    ]);
    const order = await testShop.anOrder({ shopper, lines: [{ productId: dress.id, quantity: 1 }] });
    const ownOrders = await gql<{
      myOrders: { totalCount: number; nodes: { lines: { product: unknown }[] }[] };
    }>(MY_ORDERS, {}, shopper.token);
    expect(ownOrders.data.myOrders.totalCount).toBe(1);
    expect(ownOrders.data.myOrders.nodes[0]?.lines[0]?.product).toEqual({ id: dress.id });
    expect((await gql(ORDER, { id: order.id }, shopper.token)).status).toBe(200);
    const documented = await rest<unknown[]>("GET", "/api/orders/my-orders", undefined, shopper.token);
    expect(documented.text).toContain(order.orderNumber);
    const allOrders = await gql(ALL_ORDERS, {}, admin.token);
    expect(allOrders.text).toContain(order.orderNumber);
    const toggled = await rest("POST", "/api/wishlist/toggle", { productId: dress.id }, shopper.token);
    expect(toggled.status).toBe(200);
    const wishlist = await rest("GET", "/api/wishlist", undefined, shopper.token);
    expect(wishlist.text).toContain(dress.id);
    expect((await gql(CART, {}, shopper.token)).status).toBe(200);
    const data = await gql<{ exportMyData: { json: string } }>(
      "{ exportMyData { json } }",
      {},
      shopper.token,
    );
    expect(data.data.exportMyData.json).toContain(order.orderNumber);
    await onReplicas("select pg_wal_replay_resume()");
  });

  it("are read only by the stores of the catalogue, collections, the search, best sellers and reviews", () => {
    const readers = [...sourcesOf("api/src", ".ts")]
      .filter(
        ([path, text]) => /\bcatalogueRows\b|\.catalogue\.query\b/.test(text) && !path.endsWith(".test.ts"),
      )
      .map(([path]) => path);
    expect(readers.sort()).toEqual([
      "features/catalogue/product-columns.store.ts",
      "features/collections/collection.store.ts",
      "features/orders/best-seller.store.ts",
      "features/reviews/photographed-review.store.ts",
      "features/reviews/review.store.ts",
      "features/search/collections/collection-count.store.ts",
      "features/search/facets/near-kinds.store.ts",
      "features/search/origins.store.ts",
      "features/search/product-count.store.ts",
      "features/search/search-word.store.ts",
      "features/search/sitemap/sitemap.store.ts",
      "platform/database/database.ts",
    ]);
  });
});

describe("a replica that is behind", () => {
  it("is left out beyond the limit until it has caught up, with one line in the log", async () => {
    const before = complaintsOf("behind the primary");
    await runOn(standbys[0], "select pg_wal_replay_pause()");
    const writing = setInterval(() => void sql("select pg_current_xact_id()").catch(() => undefined), 100);
    await whenUsed(false, true);
    clearInterval(writing);
    expect(await portsRead()).toEqual([standbys[1].port]);
    expect(complaintsOf("behind the primary") - before).toBe(1);
    await runOn(standbys[0], "select pg_wal_replay_resume()");
    await whenUsed(true, true);
  });

  it("is not read for a product that was changed, although its lag is within the limit", async () => {
    const admin = await testShop.anAdmin();
    const dress = await testShop.aProduct({ title: "Dress before" });
    database.catalogue.requireCommitted();
    await vi.waitFor(async () => expect((await readCatalogue()).titles).toContain("Dress before"), SOON);
    await onReplicas("select pg_wal_replay_pause()");
    const changed = await rest(
      "PUT",
      `/api/admin/products/${dress.id}`,
      { title: "Dress after" },
      admin.token,
    );
    expect(changed.status).toBe(200);
    // The notice of the change arrives after its answer.
    await vi.waitFor(async () => expect((await readCatalogue()).titles).toContain("Dress after"), SOON);
    expect(await portsRead()).toEqual([postgres.port]);
    await onReplicas("select pg_wal_replay_resume()");
    await vi.waitFor(async () => expect(await portsRead()).not.toContain(postgres.port), SOON);
    expect((await readCatalogue()).titles).toContain("Dress after");
  });
});
