import { join } from "node:path";
import { accountFor } from "../embedded-postgres/account.ts";
import { debianPrograms } from "./programs.ts";
import type { Place } from "./place.ts";
import { service, type Service } from "./service.ts";
import { waitUntil } from "./wait-until.ts";

/** The ports of one member: for clients, and for the other members. */
export type EtcdPorts = { client: number; peer: number };

/** Milliseconds. Longer than etcd's defaults (100, 1000), so that a busy machine causes no election. */
const heartbeatMs = 500;
const electionMs = 5000;

const peerUrl = ({ peer }: EtcdPorts): string => `http://127.0.0.1:${peer}`;
const clientUrl = ({ client }: EtcdPorts): string => `http://127.0.0.1:${client}`;

/** The arguments of member `index` of these. */
export const etcdArgs = (members: readonly EtcdPorts[], index: number, dataFolder: string): string[] => {
  const member = members[index];
  if (!member) throw new RangeError(`There is no member ${index}.`);
  const settings = {
    name: `etcd${index + 1}`,
    "data-dir": dataFolder,
    "listen-client-urls": clientUrl(member),
    "advertise-client-urls": clientUrl(member),
    "listen-peer-urls": peerUrl(member),
    "initial-advertise-peer-urls": peerUrl(member),
    "initial-cluster": members.map((other, at) => `etcd${at + 1}=${peerUrl(other)}`).join(","),
    "initial-cluster-state": "new",
    "heartbeat-interval": String(heartbeatMs),
    "election-timeout": String(electionMs),
    // The interface that Patroni uses, see patroni-configuration.ts.
    "enable-v2": "true",
    "log-level": "warn",
    logger: "zap",
  };
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
};

/** Three members of etcd. Patroni stores there which PostgreSQL is the primary. */
export type Etcd = { members: Service[]; hosts: string[]; untilHealthy: () => Promise<void> };

const isHealthy = async (member: EtcdPorts): Promise<boolean> => {
  const response = await fetch(`${clientUrl(member)}/health`, { signal: AbortSignal.timeout(3000) });
  return ((await response.json()) as { health?: string }).health === "true";
};

export const openEtcd = async (place: Place): Promise<Etcd> => {
  const ports: EtcdPorts[] = [];
  for (let index = 0; index < 3; index += 1)
    ports.push({ client: await place.port(), peer: await place.port() });
  const folder = await place.folder("etcd");
  const account = await accountFor(folder);
  const members = ports.map((_, index) => {
    const name = `etcd${index + 1}`;
    return service({
      name,
      program: debianPrograms.etcd.path,
      args: etcdArgs(ports, index, join(folder, name)),
      account,
      folder,
      log: place.log(name),
    });
  });
  const untilHealthy = () =>
    waitUntil("every member of etcd is healthy", 60, async () =>
      (await Promise.all(ports.map(isHealthy))).every(Boolean),
    );
  for (const member of members) place.cleaning.add(member.stop);
  await Promise.all(members.map((member) => member.start()));
  await untilHealthy();
  return { members, hosts: ports.map(({ client }) => `127.0.0.1:${client}`), untilHealthy };
};
