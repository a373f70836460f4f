import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openPostgres } from "../../tools/faults/postgres.ts";
import { openStandby } from "../../tools/faults/standby.ts";
import { tables } from "../../src/app/tables.ts";
import { openDatabase, type DatabaseOptions } from "../../src/platform/database/database.ts";
import { openReplicatedShop, runOn, SOON } from "../support/replicated-shop.ts";

vi.setConfig({ testTimeout: 60_000 });

const {
  testShop,
  dataDir,
  postgres,
  standbys,
  primaryProxy,
  proxies,
  whenUsed,
  portsRead,
  readCatalogue,
  complaintsOf,
} = await openReplicatedShop();
const { rest } = testShop;

beforeEach(() => whenUsed(true, true));

const databaseOptions = (replicaUrl: string): DatabaseOptions => ({
  tables,
  url: postgres.url,
  replicaUrls: [replicaUrl],
  pool: 2,
});

describe("a replica that cannot be read", () => {
  it("is left out without a failed read when it refuses connections", async () => {
    await proxies[0].cut();
    const responses = await Promise.all(Array.from({ length: 20 }, readCatalogue));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    await whenUsed(false, true);
    expect((await rest("GET", "/health/ready")).status).toBe(200);
    await proxies[0].mend();
    await whenUsed(true, true);
  });

  it("is left out when it is killed, while the catalogue is read", async () => {
    let isOver = false;
    const statuses = new Set<number>();
    const reading = (async () => {
      while (!isOver) statuses.add((await readCatalogue()).status);
    })();
    await standbys[1].cut();
    await whenUsed(true, false);
    await standbys[1].start();
    await whenUsed(true, true);
    isOver = true;
    await reading;
    expect([...statuses]).toEqual([200]);
  });

  it("that stops responding delays the reads that wait for it once, without a failed request", async () => {
    for (const proxy of proxies) proxy.fallSilent();
    const responses = await Promise.all(Array.from({ length: 20 }, readCatalogue));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    await whenUsed(false, false);
    expect(await portsRead()).toEqual([postgres.port]);
    expect(complaintsOf("it does not answer")).toBeGreaterThan(0);
    for (const proxy of proxies) proxy.heal();
  });

  it("does not keep a new process from starting", async () => {
    await proxies[0].cut();
    const problems: unknown[] = [];
    const database = await openDatabase({
      ...databaseOptions(proxies[0].url),
      onReplica: ({ problem }) => problems.push(problem),
    });
    const { rows } = await database.catalogue.query({ text: "select 1 as one" });
    expect(rows).toEqual([{ one: 1 }]);
    await vi.waitFor(() => expect(problems).toEqual(["silent"]), SOON);
    await database.close();
    await proxies[0].mend();
  });
});

describe("a server that is no replica of the primary", () => {
  it("is left out if it is a primary: the same one, or a replica that was promoted", async () => {
    const problems: unknown[] = [];
    const database = await openDatabase({
      ...databaseOptions(postgres.url),
      onReplica: ({ problem }) => problems.push(problem),
    });
    await vi.waitFor(() => expect(problems).toEqual(["primary"]), SOON);
    expect(database.catalogue.replicas()).toEqual([{ isUsed: false, lagSeconds: expect.anything() }]);
    await database.close();
  });

  it("is left out if it follows another primary", async () => {
    const otherDir = join(dataDir, "other");
    const other = await openPostgres(otherDir);
    const otherStandby = await openStandby(other, join(otherDir, "standby"));
    const problems: unknown[] = [];
    const database = await openDatabase({
      ...databaseOptions(otherStandby.url),
      onReplica: ({ problem }) => problems.push(problem),
    });
    await vi.waitFor(() => expect(problems).toEqual(["other cluster"]), SOON);
    await database.close();
    await otherStandby.stop();
    await other.stop();
  });
});

describe("a primary that is down", () => {
  it("leaves the catalogue readable from the replicas while the readiness check fails", async () => {
    const before = complaintsOf("behind the primary");
    await primaryProxy.cut();
    // Longer than the limit of lag: nothing is committed that the replicas could lack.
    const until = Date.now() + 4000;
    while (Date.now() < until) expect((await readCatalogue()).status).toBe(200);
    expect(complaintsOf("behind the primary")).toBe(before);
    expect((await rest("GET", "/health/ready")).status).toBe(503);
    expect((await rest("GET", "/health/serving")).status).toBe(200);
    await primaryProxy.mend();
    await vi.waitFor(async () => expect((await rest("GET", "/health/ready")).status).toBe(200), SOON);
  });

  it("is left out with a line in the log: the other replica is read", async () => {
    await runOn(standbys[1], "select pg_promote()");
    await whenUsed(true, false);
    // It may be left out before, because it does not answer while it is promoted.
    await vi.waitFor(() => expect(complaintsOf("it is a primary, not a replica")).toBe(1), SOON);
    await vi.waitFor(async () => expect(await portsRead()).toEqual([standbys[0].port]), SOON);
  });
});
