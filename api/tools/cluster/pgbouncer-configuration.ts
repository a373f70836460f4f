/** What one pgbouncer needs to know. `server` is the URL of the PostgreSQL behind it; its user and password are also those of the clients. */
export type PgbouncerOptions = { server: URL; port: number; usersFile: string };

/** Connections to the server for each database and user: all processes of the shop share them. */
export const poolSize = 30;

/**
 * The configuration of pgbouncer in transaction mode. The times belong to the shop's own limits: a response has 9 seconds, a
 * statement 5, and a connection that is silent for 6 counts as lost.
 */
export const pgbouncerConfiguration = ({ server, port, usersFile }: PgbouncerOptions): string =>
  `
[databases]
* = host=${server.hostname} port=${server.port}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${usersFile}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 1000
; After a failed connection the next one is tried after 1 s, not after 15: a new primary is found as soon as it is there.
server_login_retry = 1
server_connect_timeout = 3
; A client that gets no connection learns it in time to answer its own request.
query_wait_timeout = 5
; Idle connections are checked before use: their server may have gone.
server_check_delay = 1
server_check_query = select 1
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
log_connections = 0
log_disconnections = 0
`.trimStart();

/** A value in the file of users: doubled quotes stand for one. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** The file of users. A plain password is needed to log in at the server by SCRAM. */
export const pgbouncerUsers = (server: URL): string =>
  `${quoted(decodeURIComponent(server.username))} ${quoted(decodeURIComponent(server.password))}\n`;
