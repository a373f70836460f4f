import { randomBytes } from "node:crypto";
import { startSmtpTestServer, type SmtpTestServer } from "../../test/support/smtp-test-server.ts";
import { productionSettings } from "../faults/production-settings.ts";
import { shopProcess, type ShopProcess } from "../faults/shop-process.ts";
import type { CheckedShop } from "../faults/stage.ts";
import { openStandIn } from "../faults/stand-in-process.ts";
import { createShopDatabase, openSql, shopUrl } from "./cluster-database.ts";
import { openEtcd, type Etcd } from "./etcd.ts";
import { openHaproxy } from "./haproxy.ts";
import { openObjectStorage } from "./object-storage.ts";
import { openPatroni, type Patroni } from "./patroni.ts";
import { openPgbouncer, type Pgbouncer } from "./pgbouncer.ts";
import type { Place } from "./place.ts";
import { waitUntil } from "./wait-until.ts";

/** The whole shop on one machine. The checks of the fault tests take it as their shop. */
export type Cluster = CheckedShop & {
  /** The address of the shop, at HAProxy. */
  url: string;
  etcd: Etcd;
  patroni: Patroni;
  pgbouncer: Pgbouncer;
  shops: [ShopProcess, ShopProcess];
  mails: SmtpTestServer;
  /** URLs of the database: through pgbouncer, on the primary, on the replicas. */
  databases: { pooled: string; primary: string; replicas: string };
  /** Waits until every part of the cluster runs, and the shop serves. */
  untilComplete: () => Promise<void>;
};

/** Longer than a failover, so that an online order can be paid after it. */
const orderExpiresSeconds = 90;
const readySeconds = 60;

const randomSecret = (): string => randomBytes(24).toString("hex");

export type ClusterOptions = { place: Place; log: (line: string) => void; more?: Record<string, string> };

export const openCluster = async ({ place, log, more = {} }: ClusterOptions): Promise<Cluster> => {
  const { cleaning } = place;
  const passwords = {
    superuser: randomSecret(),
    replication: randomSecret(),
    rewind: randomSecret(),
    shop: randomSecret(),
  };
  log("etcd: three members");
  const etcd = await openEtcd(place);
  log("PostgreSQL under Patroni: three members");
  const patroni = await openPatroni(place, etcd.hosts, passwords);

  const fronts = { http: await place.port(), primary: await place.port(), replicas: await place.port() };
  const url = `http://127.0.0.1:${fronts.http}`;
  const [mails, razorpay] = await Promise.all([startSmtpTestServer(), openStandIn()]);
  cleaning.add(mails.stop);
  cleaning.add(razorpay.stop);
  const databases = {
    pooled: "",
    primary: shopUrl(fronts.primary, passwords),
    replicas: shopUrl(fronts.replicas, passwords),
  };
  const pgbouncer = await openPgbouncer(place, databases.primary);
  databases.pooled = pgbouncer.url;
  const jwtSecret = randomSecret();
  const settings = {
    ...productionSettings(
      {
        database: databases.pooled,
        direct: databases.primary,
        // The primary of the moment is in the list too: the shop leaves it out, and reads it again when it is a replica.
        replica: patroni.members.map(({ ports }) => shopUrl(ports.postgres, passwords)).join(","),
        mails: mails.url,
      },
      jwtSecret,
    ),
    ...razorpay.settings,
    ...(await openObjectStorage(place)),
    ORDER_EXPIRES_SECONDS: String(orderExpiresSeconds),
    TRUST_PROXY: "1",
    PUBLIC_URL: url,
    ...more,
  };
  const shops: [ShopProcess, ShopProcess] = [
    await shopProcess(settings, undefined, place.log("shop1")),
    await shopProcess(settings, undefined, place.log("shop2")),
  ];
  log("HAProxy and pgbouncer");
  await openHaproxy(place, {
    fronts,
    members: patroni.members.map(({ name, ports }) => ({ name, ...ports })),
    shops: shops.map((shop) => new URL(shop.url).host),
  });
  await createShopDatabase(fronts.primary, passwords);
  const sql = openSql(databases.primary, cleaning);
  log("the shop: two processes");
  for (const shop of shops) {
    cleaning.add(shop.stop);
    await shop.start();
  }
  await razorpay.sendWebhooksTo(url);
  const untilComplete = async (): Promise<void> => {
    await etcd.untilHealthy();
    await patroni.untilComplete();
    await waitUntil("the shop is ready behind HAProxy", readySeconds, async () => {
      const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5000) });
      return response.ok;
    });
  };
  await untilComplete();
  return {
    url,
    etcd,
    patroni,
    pgbouncer,
    shops,
    mails,
    razorpay,
    databases,
    jwtSecret,
    sql,
    initialPieces: new Map(),
    // The result of a job may be lost with its primary.
    wasKilled: () => true,
    restores: () => 0,
    untilComplete,
  };
};
