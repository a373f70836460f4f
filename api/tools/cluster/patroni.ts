import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accountFor } from "../embedded-postgres/account.ts";
import { isComplete, leaderOf, syncStandbyOf, type MemberState } from "./patroni-state.ts";
import { patroniConfiguration, type ClusterPasswords, type MemberPorts } from "./patroni-configuration.ts";
import type { Place } from "./place.ts";
import { signalTree } from "./process-tree.ts";
import { debianPrograms } from "./programs.ts";
import { service, type Service } from "./service.ts";
import { waitUntil } from "./wait-until.ts";

/** One PostgreSQL under its Patroni. */
export type Member = {
  name: string;
  ports: MemberPorts;
  start: () => Promise<void>;
  /** SIGKILL for Patroni and every process of PostgreSQL, as when the machine is lost. */
  killMachine: () => Promise<void>;
  /** SIGKILL for every process of PostgreSQL. Patroni stays. */
  killPostgres: () => Promise<void>;
  /** SIGSTOP for every process of PostgreSQL: its connections stay open and silent. */
  pausePostgres: () => Promise<void>;
  /** SIGCONT. */
  resumePostgres: () => Promise<void>;
};

export type Patroni = {
  members: Member[];
  state: () => Promise<MemberState[]>;
  primary: () => Promise<Member>;
  syncStandby: () => Promise<Member>;
  /** A planned switchover to the synchronous replica. */
  switchover: () => Promise<void>;
  untilComplete: () => Promise<void>;
};

const memberCount = 3;
const completeSeconds = 120;
const requestTimeoutMs = 5000;

const memberOf = (
  name: string,
  ports: MemberPorts,
  { folder, patroni }: { folder: string; patroni: Service },
): Member => {
  const postmasterPid = async (): Promise<number | undefined> => {
    const text = await readFile(join(folder, "data", "postmaster.pid"), "utf8").catch(() => "");
    return Number(text.split("\n")[0]) || undefined;
  };
  const signalPostgres = async (signal: NodeJS.Signals): Promise<void> => {
    const pid = await postmasterPid();
    if (pid) await signalTree(pid, signal);
  };
  return {
    name,
    ports,
    start: patroni.start,
    killMachine: async () => {
      const ended = patroni.kill();
      await signalPostgres("SIGKILL");
      await ended;
    },
    killPostgres: () => signalPostgres("SIGKILL"),
    pausePostgres: () => signalPostgres("SIGSTOP"),
    resumePostgres: () => signalPostgres("SIGCONT"),
  };
};

/** The state as the first member that answers knows it. */
const readState = async (members: readonly Member[]): Promise<MemberState[]> => {
  const answers = members.map(async ({ ports }) => {
    const response = await fetch(`http://127.0.0.1:${ports.rest}/cluster`, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return ((await response.json()) as { members: MemberState[] }).members;
  });
  return Promise.any(answers);
};

const openMember = async (
  place: Place,
  name: string,
  etcdHosts: readonly string[],
  passwords: ClusterPasswords,
): Promise<Member> => {
  const ports = { postgres: await place.port(), rest: await place.port() };
  const folder = await place.folder(name);
  const account = await accountFor(folder);
  const file = join(folder, "patroni.json");
  const configuration = patroniConfiguration({ name, ports, etcdHosts, folder, passwords });
  await writeFile(file, JSON.stringify(configuration, undefined, 2), { mode: 0o644 });
  const patroni = service({
    name,
    program: debianPrograms.patroni.path,
    args: [file],
    account,
    folder,
    log: place.log(name),
  });
  const member = memberOf(name, ports, { folder, patroni });
  place.cleaning.add(async () => {
    // A paused server ends no process.
    await member.resumePostgres();
    await patroni.stop();
    await member.killPostgres();
  });
  return member;
};

export const openPatroni = async (
  place: Place,
  etcdHosts: readonly string[],
  passwords: ClusterPasswords,
): Promise<Patroni> => {
  const members: Member[] = [];
  for (let index = 1; index <= memberCount; index += 1)
    members.push(await openMember(place, `node${index}`, etcdHosts, passwords));
  const state = () => readState(members);
  const memberNamed = async (role: string, nameIn: (states: MemberState[]) => string | undefined) => {
    const name = nameIn(await state());
    const member = members.find((candidate) => candidate.name === name);
    if (!member) throw new Error(`The cluster has no ${role} now.`);
    return member;
  };
  const patroni: Patroni = {
    members,
    state,
    primary: () => memberNamed("primary", leaderOf),
    syncStandby: () => memberNamed("synchronous replica", syncStandbyOf),
    switchover: async () => {
      const [leader, candidate] = await Promise.all([patroni.primary(), patroni.syncStandby()]);
      const response = await fetch(`http://127.0.0.1:${leader.ports.rest}/switchover`, {
        method: "POST",
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
        headers: { "content-type": "application/json" },
      });
      if (!response.ok) throw new Error(`Patroni refuses the switchover: ${await response.text()}`);
    },
    untilComplete: () =>
      waitUntil(
        "three members run, one of them as the primary and one as its synchronous replica",
        completeSeconds,
        async () => isComplete(await state(), memberCount),
      ),
  };
  await Promise.all(members.map((member) => member.start()));
  await patroni.untilComplete();
  return patroni;
};
