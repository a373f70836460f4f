import { postgresFolder } from "./programs.ts";

/** Ports of one member: PostgreSQL, and Patroni's REST interface. */
export type MemberPorts = { postgres: number; rest: number };

/** The passwords of the cluster's accounts. They are made for each cluster. */
export type ClusterPasswords = { superuser: string; replication: string; rewind: string; shop: string };

export type PatroniOptions = {
  name: string;
  ports: MemberPorts;
  etcdHosts: readonly string[];
  /** The folder of the member, for its data and its password file. */
  folder: string;
  passwords: ClusterPasswords;
};

/**
 * Seconds. A primary whose machine is lost is replaced after `ttl`, the shortest time that Patroni allows. `loop_wait` +
 * 2 x `retry_timeout` must be at most `ttl`; the second one is long, so that a busy etcd does not end a primary.
 */
export const patroniTimes = { ttl: 20, loop_wait: 2, retry_timeout: 8, primary_start_timeout: 10 };

/** Settings of PostgreSQL, the same for all members. */
const parameters = {
  max_connections: 100,
  shared_buffers: "64MB",
  max_wal_size: "1GB",
  wal_keep_size: "512MB",
  // A replica that is silent for this long no longer delays commits.
  wal_sender_timeout: "8s",
  wal_receiver_timeout: "8s",
  log_min_messages: "warning",
  timezone: "UTC",
};

/** Settings that are stored in etcd when the cluster is created. */
const sharedSettings = {
  ...patroniTimes,
  // A commit waits for one replica, and only that replica may become the primary: an acknowledged order is never lost.
  synchronous_mode: true,
  // Without etcd the primary goes on as long as it reaches every other member.
  failsafe_mode: true,
  postgresql: { use_pg_rewind: true, use_slots: true, parameters },
};

/** The configuration of one member of Patroni. It is written as JSON, which is YAML too. */
export const patroniConfiguration = ({ name, ports, etcdHosts, folder, passwords }: PatroniOptions) => {
  const postgres = `127.0.0.1:${ports.postgres}`;
  const rest = `127.0.0.1:${ports.rest}`;
  return {
    scope: "shop",
    name,
    log: { level: "INFO" },
    restapi: { listen: rest, connect_address: rest },
    // Not "etcd3": with it, Patroni before 3.0.3 renews the lock of a primary without a comparison. A primary that was paused
    // for longer than its time to live takes the lock back, and the orders since then are lost (case "primary-paused").
    etcd: { hosts: [...etcdHosts] },
    bootstrap: {
      dcs: sharedSettings,
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: `${folder}/data`,
      bin_dir: postgresFolder,
      pgpass: `${folder}/pgpass`,
      authentication: {
        superuser: { username: "postgres", password: passwords.superuser },
        replication: { username: "replicator", password: passwords.replication },
        rewind: { username: "rewinder", password: passwords.rewind },
      },
      parameters: { unix_socket_directories: "", password_encryption: "scram-sha-256" },
      pg_hba: [
        "host replication replicator 127.0.0.1/32 scram-sha-256",
        "host all all 127.0.0.1/32 scram-sha-256",
      ],
      basebackup: [{ checkpoint: "fast" }],
      // A member whose data cannot be brought in line is copied anew.
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
};
