import { describe, expect, it } from "vitest";
import { etcdArgs } from "./etcd.ts";
import { haproxyConfiguration } from "./haproxy-configuration.ts";
import { patroniConfiguration, patroniTimes } from "./patroni-configuration.ts";
import { pgbouncerConfiguration, pgbouncerUsers } from "./pgbouncer-configuration.ts";

const passwords = { superuser: "s", replication: "r", rewind: "w", shop: "p" };

describe("the configuration of Patroni", () => {
  const configuration = patroniConfiguration({
    name: "node2",
    ports: { postgres: 5001, rest: 8001 },
    etcdHosts: ["127.0.0.1:2001", "127.0.0.1:2002"],
    folder: "/data/node2",
    passwords,
  });

  it("uses the interface of etcd whose lock is compared before it is renewed", () => {
    expect(configuration.etcd.hosts).toEqual(["127.0.0.1:2001", "127.0.0.1:2002"]);
  });

  it("lets a commit wait for a replica", () => {
    expect(configuration.bootstrap.dcs).toMatchObject({ synchronous_mode: true });
  });

  it("keeps the primary without etcd", () => {
    expect(configuration.bootstrap.dcs).toMatchObject({ failsafe_mode: true });
  });

  it("has times that Patroni accepts", () => {
    expect(patroniTimes.ttl).toBeGreaterThanOrEqual(20);
    expect(patroniTimes.loop_wait + 2 * patroniTimes.retry_timeout).toBeLessThanOrEqual(patroniTimes.ttl);
  });

  it("stays in its folder", () => {
    expect(configuration.postgresql).toMatchObject({
      data_dir: "/data/node2/data",
      parameters: { unix_socket_directories: "" },
    });
  });

  it("listens on the loopback only", () => {
    expect(configuration.postgresql.listen).toBe("127.0.0.1:5001");
    expect(configuration.restapi.listen).toBe("127.0.0.1:8001");
    expect(configuration.postgresql.pg_hba.every((line) => line.includes("127.0.0.1/32 scram-sha-256"))).toBe(
      true,
    );
  });
});

it("tells each member of etcd about all members", () => {
  const members = [
    { client: 1, peer: 11 },
    { client: 2, peer: 12 },
    { client: 3, peer: 13 },
  ];
  const args = etcdArgs(members, 1, "/data/etcd2");
  expect(args).toContain("--name=etcd2");
  expect(args).toContain("--listen-client-urls=http://127.0.0.1:2");
  expect(args).toContain("--listen-peer-urls=http://127.0.0.1:12");
  expect(args).toContain(
    "--initial-cluster=etcd1=http://127.0.0.1:11,etcd2=http://127.0.0.1:12,etcd3=http://127.0.0.1:13",
  );
  expect(() => etcdArgs(members, 3, "/data/etcd4")).toThrow(RangeError);
});

describe("the configuration of HAProxy", () => {
  const text = haproxyConfiguration({
    fronts: { http: 80, primary: 81, replicas: 82 },
    members: [
      { name: "node1", postgres: 5001, rest: 8001 },
      { name: "node2", postgres: 5002, rest: 8002 },
    ],
    shops: ["127.0.0.1:4001", "127.0.0.1:4002"],
  });
  const sectionOf = (heading: string): string =>
    text.split(/\n(?=\S)/).find((section) => section.startsWith(`${heading}\n`)) ?? "";

  it("asks Patroni for the primary or for replicas that are not late", () => {
    expect(sectionOf("listen primary")).toContain("uri /primary\n");
    expect(sectionOf("listen replicas")).toMatch(/uri \/replica\?lag=\d+MB\n/);
    for (const heading of ["listen primary", "listen replicas"]) {
      expect(sectionOf(heading)).toContain("server node1 127.0.0.1:5001 check port 8001");
      expect(sectionOf(heading)).toContain("server node2 127.0.0.1:5002 check port 8002");
      expect(sectionOf(heading)).toContain("on-marked-down shutdown-sessions");
    }
  });

  it("repeats only reads at the other process", () => {
    expect(sectionOf("backend ready")).toContain("retry-on conn-failure empty-response");
    expect(sectionOf("frontend shop")).toContain("disable-l7-retry unless METH_GET");
  });

  it("serves reads from live processes when none is ready", () => {
    expect(sectionOf("frontend shop")).toContain("use_backend ready if { nbsrv(ready) gt 0 }");
    expect(sectionOf("frontend shop")).toContain("default_backend live");
    expect(sectionOf("backend ready")).toContain("httpchk GET /health/ready");
    expect(sectionOf("backend live")).not.toContain("httpchk");
    expect(sectionOf("backend live")).toContain("server shop2 127.0.0.1:4002 check");
  });
});

describe("the configuration of pgbouncer", () => {
  const server = new URL("postgres://shop:pass%22word@127.0.0.1:5432/shop");

  it("is in transaction mode, with times below the shop's own", () => {
    const text = pgbouncerConfiguration({ server, port: 6432, usersFile: "/data/users.txt" });
    expect(text).toContain("* = host=127.0.0.1 port=5432\n");
    expect(text).toContain("pool_mode = transaction\n");
    expect(text).toContain("listen_port = 6432\n");
    expect(Number(/query_wait_timeout = (\d+)/.exec(text)?.[1])).toBeLessThan(9);
  });

  it("quotes the password of the user", () => {
    expect(pgbouncerUsers(server)).toBe('"shop" "pass""word"\n');
  });
});
