import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Cleanup } from "../bench/cleanup.ts";
import { startSmtpTestServer, type SmtpTestServer } from "../../test/support/smtp-test-server.ts";
import { silentProxy, type SilentProxy } from "../../test/support/silent-proxy.ts";
import { openPostgres, type Postgres } from "./postgres.ts";
import { openPgbouncer } from "../cluster/pgbouncer.ts";
import { openPlace } from "../cluster/place.ts";
import { requirePrograms } from "../cluster/programs.ts";
import { productionSettings } from "./production-settings.ts";
import { openStandby } from "./standby.ts";
import { plants } from "./plants-table.mjs";
import { shopProcess, type ShopProcess } from "./shop-process.ts";
import { openStandIn, type StandIn } from "./stand-in-process.ts";

/** The test environment: two processes of the built shop, and the services that they use. */
export type Stage = {
  shops: [ShopProcess, ShopProcess];
  postgres: Postgres;
  /** A proxy to the PostgreSQL server, and one to its replica. */
  database: SilentProxy;
  replica: SilentProxy;
  razorpay: StandIn;
  mails: SmtpTestServer;
  jwtSecret: string;
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Copies the database. Returns a function that kills both processes and restores the copy. */
  backUp: () => Promise<() => Promise<void>>;
  /** Ends every fault and starts all services and processes again. */
  recoverAll: () => Promise<void>;
  /** Whether a process was killed, or lost the result of a job: a mail may then be sent twice. */
  wasKilled: () => boolean;
  /** Records that the results of jobs were lost with the database. */
  noteLostJobResults: () => void;
  /** How often a backup was restored. */
  restores: () => number;
  /** Initial stock by id of the stock unit. */
  initialPieces: Map<string, number>;
};

/** What buyers and checks need of a shop. */
export type CheckedShop = Pick<
  Stage,
  "sql" | "jwtSecret" | "initialPieces" | "razorpay" | "mails" | "wasKilled" | "restores"
>;

/** The pooler of a stage: the URL of the shop, and the processes that end with the stage. */
const openPooler = async (cleaning: Cleanup, databaseUrl: string): Promise<string> => {
  await requirePrograms(["pgbouncer"]);
  return (await openPgbouncer(await openPlace(cleaning, undefined), databaseUrl)).url;
};

/** With `hasPooler`, the shop reaches its database through pgbouncer in transaction mode. */
export const openStage = async (
  cleaning: Cleanup,
  plant: string | undefined,
  hasPooler = false,
): Promise<Stage> => {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-faults-"));
  cleaning.add(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const [postgres, mails, razorpay] = await Promise.all([
    openPostgres(dataDir),
    startSmtpTestServer(),
    openStandIn(),
  ]);
  cleaning.add(postgres.stop);
  const standby = await openStandby(postgres, join(dataDir, "standby"));
  cleaning.add(standby.stop);
  cleaning.add(mails.stop);
  cleaning.add(razorpay.stop);
  const [database, replica] = await Promise.all([silentProxy(postgres.url), silentProxy(standby.url)]);
  cleaning.add(database.close);
  cleaning.add(replica.close);
  const jwtSecret = randomBytes(32).toString("hex");
  const urls = {
    database: hasPooler ? await openPooler(cleaning, database.url) : database.url,
    direct: hasPooler ? database.url : undefined,
    replica: replica.url,
    mails: mails.url,
  };
  const open = async (name: string): Promise<ShopProcess> => {
    const folder = join(dataDir, name);
    await mkdir(folder);
    const settings = { ...productionSettings(urls, jwtSecret), ...razorpay.settings, DATA_DIR: folder };
    const shop = await shopProcess({ ...settings, PUBLIC_URL: "http://127.0.0.1:1" }, plant);
    cleaning.add(shop.stop);
    await shop.start();
    return shop;
  };
  let hasLostJobResults = false;
  let restores = 0;
  const first = await open("first");
  const second = await open("second");
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4, application_name: "faults" });
  pool.on("error", () => undefined);
  cleaning.add(() => pool.end());
  for (const statement of plant ? (plants[plant]?.sql ?? []) : []) await pool.query(statement);
  await razorpay.sendWebhooksTo(first.url);
  return {
    shops: [first, second],
    postgres,
    database,
    replica,
    razorpay,
    mails,
    jwtSecret,
    initialPieces: new Map(),
    wasKilled: () => hasLostJobResults || first.kills() + second.kills() > 0,
    noteLostJobResults: () => {
      hasLostJobResults = true;
    },
    restores: () => restores,
    backUp: async () => {
      await postgres.copyDatabase("shop", "backup");
      return async () => {
        restores += 1;
        await Promise.all([first.kill(), second.kill()]);
        await postgres.copyDatabase("backup", "shop");
      };
    },
    recoverAll: async () => {
      database.heal();
      replica.heal();
      mails.hold(false);
      await Promise.all([razorpay.setFaults({}), postgres.start(), mails.start(), replica.mend()]);
      await Promise.all([first.start(), second.start()]);
    },
    sql: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await pool.query<Row>(text, values)).rows,
  };
};
