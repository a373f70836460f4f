import type { MemberPorts } from "./patroni-configuration.ts";

/** The ports at which HAProxy listens. */
export type FrontPorts = { http: number; primary: number; replicas: number };

export type HaproxyOptions = {
  fronts: FrontPorts;
  members: readonly (MemberPorts & { name: string })[];
  /** The shop's processes, as host:port. */
  shops: readonly string[];
};

/** A replica that is further behind gets no reads. */
const maxLag = "16MB";

const databaseServers = ({ members }: HaproxyOptions): string[] => [
  // A member that is no longer the primary, or does not answer, loses its connections: they would stay silent.
  "  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions",
  ...members.map(
    ({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest} maxconn 200`,
  ),
];

const shopServers = ({ shops }: HaproxyOptions): string[] => [
  "  balance leastconn",
  "  timeout server 15s",
  "  retries 3",
  "  option redispatch 1",
  "  retry-on conn-failure empty-response",
  "  default-server inter 1s fastinter 500ms fall 2 rise 1",
  ...shops.map((address, index) => `  server shop${index + 1} ${address} check`),
];

/** The configuration of HAProxy. Patroni's REST interface says which member is the primary, and which replicas are not late. */
export const haproxyConfiguration = (options: HaproxyOptions): string =>
  [
    "global",
    "  maxconn 4000",
    "defaults",
    "  timeout connect 2s",
    "  timeout check 3s",
    "  timeout client 1h",
    "  timeout server 1h",
    "  option clitcpka",
    "  option srvtcpka",
    "listen primary",
    "  mode tcp",
    `  bind 127.0.0.1:${options.fronts.primary}`,
    "  option httpchk",
    "  http-check send meth GET uri /primary",
    "  http-check expect status 200",
    ...databaseServers(options),
    "listen replicas",
    "  mode tcp",
    `  bind 127.0.0.1:${options.fronts.replicas}`,
    "  option httpchk",
    `  http-check send meth GET uri /replica?lag=${maxLag}`,
    "  http-check expect status 200",
    ...databaseServers(options),
    "frontend shop",
    "  mode http",
    `  bind 127.0.0.1:${options.fronts.http}`,
    "  timeout client 75s",
    "  option forwardfor",
    // A read is sent to the other process if its own one ends meanwhile. A write is not: its client repeats it by its key.
    "  http-request disable-l7-retry unless METH_GET",
    "  use_backend ready if { nbsrv(ready) gt 0 }",
    "  default_backend live",
    "backend ready",
    "  mode http",
    "  option httpchk GET /health/ready",
    ...shopServers(options),
    // Without a primary no process is ready, but each still serves the reads that a replica answers. The check is the open
    // port: a busy process answers late, and is still better than none.
    "backend live",
    "  mode http",
    ...shopServers(options),
    "",
  ].join("\n");
