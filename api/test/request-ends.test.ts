import pLimit from "p-limit";
import { expect, it, vi } from "vitest";
import { rawSocket, type RawSocket } from "./support/raw-socket.ts";
import { expectNothingOpen, openTestShop } from "./support/test-shop.ts";
import { clientFolder, loadServerEntry } from "./support/web-client.ts";

const { server, url, aProduct } = await openTestShop(
  { TRUST_PROXY: "1" },
  { clientFolder: await clientFolder(), serverEntry: await loadServerEntry() },
);

/** Connections of the test, and those of them that the server has accepted and closed. */
const connections = { opened: 0, closed: 0 };
server.app.server.on("connection", (socket) => socket.once("close", () => (connections.closed += 1)));

const connect = (): Promise<RawSocket> => {
  connections.opened += 1;
  return rawSocket(url);
};

/** A proxy on this machine names them. */
const networks = ["192.0.2.7", "198.51.100.7", "203.0.113.7"];

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

const text = (
  network: string,
  path: string,
  { method = "GET", headers = {}, body = "" }: Sent = {},
): string => {
  const all = {
    host: "shop.example.com",
    accept: "*/*",
    "x-forwarded-for": network,
    ...(method === "GET" || method === "HEAD" ? {} : { "content-type": "application/json" }),
    ...(body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
};

/** Sends a request and reads its whole response. Returns the status. */
const answered = async (
  network: string,
  path: string,
  { headers = {}, ...sent }: Sent = {},
): Promise<number> => {
  const socket = await connect();
  socket.send(text(network, path, { ...sent, headers: { connection: "close", ...headers } }));
  const received = await socket.closed;
  return Number(received.text.split(" ")[1]);
};

/** Sends bytes, and closes the connection: as soon as the server can read them, or at the first byte of a response. */
const cut = async (bytes: string, waitsForResponse = false): Promise<void> => {
  const socket = await connect();
  socket.send(bytes);
  if (waitsForResponse)
    await vi.waitFor(() => expect(socket.received()).not.toBe(""), { interval: 1, timeout: 60_000 });
  else await new Promise((resolve) => setImmediate(resolve));
  socket.end();
};

const products = { query: "{ products(first: 4) { nodes { id title } } }" };
const graphql: Sent = { method: "POST", body: JSON.stringify(products) };
const form = { "content-type": "multipart/form-data; boundary=x" };
const longBody = "x".repeat(40_000);
const upgrade = { connection: "close, Upgrade", upgrade: "websocket" };

/** A response that ends a request, with its status. */
const responses: [name: string, path: string, sent: Sent, status: number][] = [
  ["an unknown path, for a program", "/nope", {}, 404],
  ["an unknown path, for a browser", "/nope", { headers: { accept: "text/html" } }, 404],
  ["an unknown path of the API", "/api/nope", {}, 404],
  ["an unknown file", "/favicon-9.png", {}, 404],
  ["an unknown path by POST", "/nope", { method: "POST", body: "{}" }, 404],
  ["an unknown path by HEAD", "/nope", { method: "HEAD" }, 404],
  ["an unknown method", "/api/products", { method: "DELETE" }, 405],
  ["a moved page", "/SHOP", { headers: { accept: "text/html" } }, 301],
  ["a trimmed search", "/search?term=%20silk", { headers: { accept: "text/html" } }, 302],
  ["a list", "/api/products", {}, 200],
  ["a list by HEAD", "/api/products", { method: "HEAD" }, 200],
  ["a query", "/graphql", graphql, 200],
  ["an invalid document", "/graphql", { method: "POST", body: '{"query":"{ nope }"}' }, 400],
  ["an error of a handler", "/api/products/not-an-id", {}, 400],
  ["an unknown product", "/api/products/01990000-0000-7000-8000-00000000000a", {}, 404],
  ["a bad URL", "/%", {}, 400],
  ["an ambiguous URL", "/graphq%6c", graphql, 404],
  ["a bad token", "/api/wishlist", { headers: { authorization: "Bearer x" } }, 401],
  ["a compressed body", "/graphql", { ...graphql, headers: { "content-encoding": "gzip" } }, 415],
  ["a body that is no JSON", "/graphql", { method: "POST", body: "{" }, 400],
  ["a form where none is read", "/api/auth/login", { method: "POST", body: "--x--", headers: form }, 415],
  ["a body that is too long", "/graphql", { method: "POST", body: `"${"x".repeat(300_000)}"` }, 413],
  ["a body of another type", "/graphql", { ...graphql, headers: { "content-type": "text/csv" } }, 415],
  ["an upgrade", "/api/products", { headers: upgrade }, 200],
  ["an upgrade of an unknown path", "/nope", { headers: upgrade }, 404],
];

/** Clients that close their connections before the response. */
const cuts: [name: string, send: (network: string) => Promise<void>][] = [
  [
    "before the body",
    (of) => cut(text(of, "/graphql", { method: "POST", headers: { "content-length": "90" } })),
  ],
  [
    "within a long body",
    (of) => cut(text(of, "/graphql", { method: "POST", headers: { "content-length": "90000" } }) + longBody),
  ],
  [
    "within a form",
    (of) =>
      cut(
        text(of, "/api/auth/signup", { method: "POST", headers: { ...form, "content-length": "90000" } }) +
          longBody,
      ),
  ],
  ["after a query", (of) => cut(text(of, "/graphql", graphql))],
  ["after a read", (of) => cut(text(of, "/api/products"))],
  ["after a read of an unknown path", (of) => cut(text(of, "/nope"))],
  ["within the response", (of) => cut(text(of, "/api/products"), true)],
  ["after reads in one packet", (of) => cut(text(of, "/api/products").repeat(9))],
  ["after reads of unknown paths in one packet", (of) => cut(text(of, "/nope").repeat(9))],
];

const TIMES = 500;

const repeat = async (send: (network: string) => Promise<unknown>): Promise<void> => {
  const limit = pLimit(60);
  const networkOf = (index: number) => networks[index % networks.length] ?? "";
  await Promise.all(Array.from({ length: TIMES }, (_, index) => limit(() => send(networkOf(index)))));
};

/** Fails with the name of what was sent before. The server accepts a connection after its client has sent, and may be gone. */
const expectNothingOpenAfter = async (name: string): Promise<void> => {
  await vi.waitFor(() => expect([name, connections.closed]).toEqual([name, connections.opened]), 60_000);
  await expectNothingOpen(server).catch((error: unknown) => {
    throw new Error(`After ${name}: ${String(error)}`, { cause: error });
  });
};

/** Pages, REST and GraphQL, each for a visitor of each network. */
const expectOpenShop = async (): Promise<void> => {
  for (const network of networks) {
    for (const path of ["/", "/shop", "/about"])
      expect([network, path, await answered(network, path, { headers: { accept: "text/html" } })]).toEqual([
        network,
        path,
        200,
      ]);
    expect(await answered(network, "/api/products")).toBe(200);
    expect(await answered(network, "/graphql", graphql)).toBe(200);
  }
};

it(`serves visitors after ${TIMES} requests of each kind without holding one of these`, async () => {
  await aProduct();
  await expectOpenShop();
  const statuses: [string, number][] = [];
  for (const [name, path, sent] of responses)
    statuses.push([name, await answered(networks[0] ?? "", path, sent)]);
  expect(statuses).toEqual(responses.map(([name, , , status]) => [name, status]));
  for (const [name, path, sent] of responses) {
    await repeat((network) => answered(network, path, sent));
    await expectNothingOpenAfter(name);
  }
  for (const [name, send] of cuts) {
    await repeat(send);
    await expectNothingOpenAfter(`a client that leaves ${name}`);
  }
  await expectOpenShop();
}, 300_000);
