import { afterEach, describe, expect, it, vi } from "vitest";
import { rawSocket, type RawSocket } from "../support/raw-socket.ts";
import { statementsOf } from "../support/statements.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { server, url, sql, gql, aShopper, anAdmin, complaints } = testShop;

const sockets: RawSocket[] = [];

afterEach(() => sockets.splice(0).forEach(({ end }) => end()));

/** Sends the head of a POST and the beginning of its body on a connection of its own. */
const post = async (path: string, headers: Record<string, string | number>, body: string) => {
  const socket = await rawSocket(url);
  sockets.push(socket);
  const lines = Object.entries({ Host: "shop", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.send(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  socket.send(body);
  return socket;
};

const formType = "multipart/form-data; boundary=zzz";

const field = (name: string, value: string): string =>
  `--zzz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const fileOf = (name: string, bytes: number): string =>
  `--zzz\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n` +
  `${"x".repeat(bytes)}\r\n--zzz--\r\n`;

/** A body without its last byte. */
const withheld = (body: string) => ({ length: body.length, sent: body.slice(0, -1) });

const isOpen = ({ closed }: RawSocket): Promise<boolean> =>
  Promise.race([closed.then(() => false), new Promise<boolean>((resolve) => setImmediate(resolve, true))]);

const statusOf = async ({ closed }: RawSocket): Promise<string> =>
  (await closed).text.slice("HTTP/1.1 ".length, "HTTP/1.1 ".length + 3);

/** Milliseconds of CPU that this process spends, with all its threads. */
const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

describe("a form of many boundaries", () => {
  const bytes = 1_900_000;
  const boundaries = "\r\n--zzz".repeat(Math.floor(bytes / 7));

  it.each([
    ["a visitor", "/api/auth/signup", async () => ({})],
    ["an admin", "/graphql", async () => ({ authorization: `Bearer ${(await anAdmin()).token}` })],
  ])("of %s costs no more than a file of that size", async (_, path, headersOf) => {
    const headers = { "content-type": formType, "apollo-require-preflight": "1", ...(await headersOf()) };
    const send = (payload: string) =>
      cpuOf(async () => {
        const { statusCode } = await server.app.inject({ method: "POST", url: path, headers, payload });
        expect(statusCode).toBeGreaterThanOrEqual(400);
      });
    const plain = fileOf("file", bytes);
    /** The least of several runs: the time counts all threads of the process, which collect garbage too. */
    const costOf = async (payload: string) =>
      Math.min(await send(payload), await send(payload), await send(payload));
    const baseline = await costOf(plain);
    expect(await costOf(boundaries)).toBeLessThan(20 * Math.max(baseline, 1));
  });
});

describe("an unfinished request", () => {
  it("occupies no place of the visitors' reads: other visitors are answered while 24 uploads wait", async () => {
    const headers = { "Content-Type": formType, "Apollo-Require-Preflight": "1", "Content-Length": 1000 };
    const uploads = await Promise.all(Array.from({ length: 24 }, () => post("/graphql", headers, "--zzz")));
    expect((await fetch(`${url}/api/products`)).status).toBe(200);
    expect(await Promise.all(uploads.map(isOpen))).not.toContain(false);
  });

  it("is refused by its length before anything of it is read", async () => {
    const sized = [
      await post("/api/auth/login", { "Content-Type": "application/json", "Content-Length": 900_000 }, "{"),
      await post("/graphql", { "Content-Type": "application/json", "Content-Length": 257_000 }, "{"),
      await post(
        "/webhooks/razorpay",
        { "Content-Type": "application/json", "Content-Length": 300_000 },
        "{",
      ),
      await post("/api/auth/signup", { "Content-Type": formType, "Content-Length": 9_000_000 }, "--zzz"),
    ];
    expect(await Promise.all(sized.map(statusOf))).toEqual(["413", "413", "413", "413"]);
  });

  it("without a length is refused when it becomes too long", async () => {
    const chunk = `${(60_000).toString(16)}\r\n${" ".repeat(60_000)}\r\n`.repeat(5);
    const headers = { "Content-Type": "application/json", "Transfer-Encoding": "chunked" };
    expect(await statusOf(await post("/graphql", headers, chunk))).toBe("413");
  });
});

describe("a sign-up with a file", () => {
  const details = field("name", "Asha") + field("password", "saffron and silk");

  it.each([
    ["without a proof", details, "VERIFICATION_NEEDED"],
    ["with an invented token", field("token", "A".repeat(43)) + details, "VERIFICATION_INVALID"],
  ])("%s is refused before its file is there", async (_, fields, code) => {
    const { length, sent } = withheld(fields + fileOf("profilePic", 1_900_000));
    const headers = { "Content-Type": formType, "Content-Length": length };
    const { text } = await (await post("/api/auth/signup", headers, sent)).closed;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain(code);
  });

  it("over GraphQL is refused in the same way, in any operation", async () => {
    const send = async (query: string) => {
      const { length, sent } = withheld(
        field("operations", JSON.stringify({ query, variables: { file: null } })) +
          field("map", '{"0":["variables.file"]}') +
          fileOf("0", 1_900_000),
      );
      const headers = { "Content-Type": formType, "Apollo-Require-Preflight": "1", "Content-Length": length };
      return (await (await post("/graphql", headers, sent)).closed).text;
    };
    expect(await send("mutation A { signUp { token } }")).toContain("VERIFICATION_NEEDED");
    expect(await send("mutation A { addReviewPhoto { id } }")).toContain("UNAUTHENTICATED");
  });
});

describe("the bytes in flight", () => {
  it("of one account are at most three photographs at a time", async () => {
    const { token } = await aShopper();
    const { length, sent } = withheld(
      field("operations", JSON.stringify({ query: "{ me { id } }", variables: { file: null } })) +
        field("map", '{"0":["variables.file"]}') +
        fileOf("0", 11_900_000),
    );
    const headers = {
      "Content-Type": formType,
      "Apollo-Require-Preflight": "1",
      "Content-Length": length,
      Authorization: `Bearer ${token}`,
    };
    const uploads = await Promise.all(Array.from({ length: 6 }, () => post("/graphql", headers, sent)));
    const isRefused = (upload: RawSocket): boolean => upload.received().startsWith("HTTP/1.1 429 ");
    await vi.waitFor(() => expect(uploads.filter(isRefused)).toHaveLength(3), 5000);
    const answerTo = async (upload: RawSocket): Promise<void> => {
      upload.send("\n");
      await vi.waitFor(() => expect(upload.received()).toMatch(/^HTTP\/1\.1 200 /), 5000);
    };
    for (const upload of uploads) if (!isRefused(upload)) await answerTo(upload);
    await answerTo(await post("/graphql", headers, sent));
  });
});

describe("a token whose session has ended", () => {
  it.each([
    ["an admin", anAdmin],
    ["a shopper", aShopper],
  ])("of %s is a visitor's after one read of its session, before the body is read", async (_, make) => {
    const { token } = await make();
    const ask = () => gql("{ me { id } }", {}, token);
    expect((await ask()).data).toMatchObject({ me: { id: expect.any(String) } });
    await sql("update sessions set ended_at = now()");
    await ask();
    const statements = await statementsOf(() => Promise.all(Array.from({ length: 20 }, ask)));
    expect(statements).toEqual([]);
    const headers = {
      "Content-Type": "application/json",
      "Content-Length": 900_000,
      Authorization: `Bearer ${token}`,
    };
    expect(await statusOf(await post("/graphql", headers, "{"))).toBe("413");
  });

  it("is read once by many requests that come at the same time", async () => {
    const { token } = await anAdmin();
    await sql("update sessions set ended_at = now()");
    const statements = await statementsOf(() =>
      Promise.all(Array.from({ length: 20 }, () => gql("{ me { id } }", {}, token))),
    );
    expect(statements).toHaveLength(1);
  });
});

it("none of these requests is logged as an error", () => {
  expect(complaints()).toEqual([]);
});
