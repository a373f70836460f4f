import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, vi } from "vitest";
import { openPostgres, type Postgres } from "../../tools/faults/postgres.ts";
import { openStandby, type Standby } from "../../tools/faults/standby.ts";
import { silentProxy, type SilentProxy } from "./silent-proxy.ts";
import { openTestShop, type TestShop } from "./test-shop.ts";

export const SOON = { timeout: 30_000, interval: 50 };

const CATALOGUE = "query Catalogue { products(first: 5) { totalCount nodes { id title } } }";
type Catalogue = { products: { nodes: { id: string; title: string }[] } };

/** A shop on a primary with two replicas by streaming replication. The shop reaches each of them through a proxy. */
export type ReplicatedShop = {
  testShop: TestShop;
  dataDir: string;
  postgres: Postgres;
  standbys: readonly [Standby, Standby];
  primaryProxy: SilentProxy;
  proxies: readonly [SilentProxy, SilentProxy];
  /** Waits until exactly these replicas are used. */
  whenUsed: (...expected: boolean[]) => Promise<void>;
  /** The ports of the servers that answer some reads of the catalogue. */
  portsRead: () => Promise<number[]>;
  readCatalogue: () => Promise<{ status: number; titles: string[] }>;
  /** The number of log lines of level warning or above with this text. */
  complaintsOf: (text: string) => number;
};

/** Runs a statement on a server, past its proxy. */
export const runOn = async ({ url }: { url: string }, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** To be awaited at the top of a test file. */
export const openReplicatedShop = async (): Promise<ReplicatedShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-replicas-"));
  const postgres = await openPostgres(dataDir);
  const standbys = [
    await openStandby(postgres, join(dataDir, "first")),
    await openStandby(postgres, join(dataDir, "second")),
  ] as const;
  const primaryProxy = await silentProxy(postgres.url);
  const proxies = [await silentProxy(standbys[0].url), await silentProxy(standbys[1].url)] as const;
  afterAll(async () => {
    await Promise.all([...proxies, primaryProxy].map((proxy) => proxy.close()));
    for (const server of [...standbys, postgres]) await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  const testShop = await openTestShop({
    DATABASE_URL: primaryProxy.url,
    DATABASE_REPLICA_URL: proxies.map(({ url }) => url).join(", "),
    REPLICA_MAX_LAG_SECONDS: "2",
  });
  const { catalogue } = testShop.shop.database;
  return {
    testShop,
    dataDir,
    postgres,
    standbys,
    primaryProxy,
    proxies,
    whenUsed: (...expected) =>
      vi.waitFor(() => expect(catalogue.replicas().map(({ isUsed }) => isUsed)).toEqual(expected), SOON),
    portsRead: async () => {
      const ports = new Set<number>();
      for (let read = 0; read < 8; read += 1) {
        const { rows } = await catalogue.query<{ port: number }>({
          text: "select inet_server_port() as port",
        });
        ports.add(rows[0]?.port ?? 0);
      }
      return [...ports].sort((a, b) => a - b);
    },
    readCatalogue: async () => {
      const { status, data } = await testShop.gql<Catalogue>(CATALOGUE);
      return { status, titles: data.products.nodes.map(({ title }) => title) };
    },
    complaintsOf: (text) => testShop.complaints().filter((line) => line.includes(text)).length,
  };
};
