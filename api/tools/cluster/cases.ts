import { noRepair, type ClusterCase } from "./cluster-case.ts";

/** Seconds for a replacement of the primary: the time to live of its lock, and the election on a busy machine. */
const failoverSeconds = 60;

/** Longer than the time to live of the primary's lock: until then nothing has happened yet. */
const longerThanTtl = 30;

/** All failures of the battery, in the order in which they run. */
export const clusterCases: ClusterCase[] = [
  {
    name: "switchover",
    what: "planned switchover to the synchronous replica",
    maxWritesOut: 30,
    cause: async ({ patroni }) => {
      await patroni.switchover();
      return noRepair;
    },
  },
  {
    name: "primary-killed",
    what: "kill -9 of the primary and its Patroni",
    maxWritesOut: failoverSeconds,
    cause: async ({ patroni }) => {
      const primary = await patroni.primary();
      await primary.killMachine();
      return primary.start;
    },
  },
  {
    name: "postgres-killed",
    what: "kill -9 of the primary; Patroni lives",
    maxWritesOut: failoverSeconds,
    cause: async ({ patroni }) => {
      await (await patroni.primary()).killPostgres();
      return noRepair;
    },
  },
  {
    name: "primary-paused",
    what: "SIGSTOP of the primary: its connections are silent",
    maxWritesOut: failoverSeconds,
    cause: async ({ patroni }) => {
      const primary = await patroni.primary();
      await primary.pausePostgres();
      return primary.resumePostgres;
    },
  },
  {
    name: "replica-paused",
    what: "SIGSTOP of the synchronous replica",
    maxWritesOut: 30,
    lastsSeconds: 20,
    cause: async ({ patroni }) => {
      const replica = await patroni.syncStandby();
      await replica.pausePostgres();
      return replica.resumePostgres;
    },
  },
  {
    name: "replica-killed",
    what: "kill -9 of the synchronous replica and its Patroni",
    maxWritesOut: 30,
    lastsSeconds: 10,
    cause: async ({ patroni }) => {
      const replica = await patroni.syncStandby();
      await replica.killMachine();
      return replica.start;
    },
  },
  {
    name: "etcd-majority",
    what: `kill -9 of two of three etcd, for ${longerThanTtl} s`,
    maxWritesOut: 10,
    lastsSeconds: longerThanTtl,
    cause: async ({ etcd }) => {
      const lost = etcd.members.slice(1);
      await Promise.all(lost.map((member) => member.kill()));
      return async () => {
        await Promise.all(lost.map((member) => member.start()));
      };
    },
  },
  {
    name: "pgbouncer-killed",
    what: "kill -9 of pgbouncer, started again after 3 s",
    maxWritesOut: 15,
    lastsSeconds: 3,
    cause: async ({ pgbouncer }) => {
      await pgbouncer.kill();
      return pgbouncer.start;
    },
  },
  {
    name: "shop-killed",
    what: "kill -9 of one process of the shop, started again after 5 s",
    maxWritesOut: 10,
    lastsSeconds: 5,
    cause: async ({ shops: [shop] }) => {
      await shop.kill();
      return shop.start;
    },
  },
];
