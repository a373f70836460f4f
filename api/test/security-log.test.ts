import { readFileSync } from "node:fs";
import { pino } from "pino";
import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { otherOutcomes, securityOperations } from "../src/app/log-security.ts";
import { shopSchema } from "../src/app/schema.ts";
import { accessOf } from "../src/platform/graphql/declarations.ts";
import { Permission } from "../src/platform/permissions.rules.ts";
import { accountCalls } from "./support/account-calls.ts";
import { apiKeyCalls } from "./support/api-key-calls.ts";
import type { Person } from "./support/factories.ts";
import { renew, sessionCalls } from "./support/session-calls.ts";
import { openTestMailbox } from "./support/test-mailbox.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const { shop, gql, rest, aShopper, anAdmin } = testShop;
const mailbox = await openTestMailbox(testShop);
const sessions = sessionCalls(testShop);
const { logIn, exportMyData, deleteAccount, mySessions, forgotPassword, resetPassword } =
  accountCalls(testShop);

const lines: Record<string, unknown>[] = [];
const write = (chunk: Buffer, _encoding: BufferEncoding, done: () => void) => {
  const line = JSON.parse(chunk.toString()) as Record<string, unknown>;
  if (line["security"] !== undefined) lines.push(line);
  done();
};
shop.log = pino({ level: "info", base: null }, new Writable({ write }));

/** The lines that `work` writes. */
const linesOf = async (work: () => Promise<unknown>): Promise<Record<string, unknown>[]> => {
  lines.length = 0;
  await work();
  return [...lines];
};

describe("the security log", () => {
  it("knows every one of its operations by the name in the schema", () => {
    const names = [shopSchema().getQueryType(), shopSchema().getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    expect([...securityOperations].filter((name) => !names.includes(name))).toEqual([]);
  });

  it("is documented: each event has a row, with the outcomes that are no refusal", () => {
    const text = readFileSync(new URL("../../docs/security-events.md", import.meta.url), "utf8");
    const rows = [...text.matchAll(/^\| (`.+?) \| .+ \| (.*)\|$/gm)].map(
      ([, events = "", outcomes = ""]) => ({
        events: [...events.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
        outcomes: [...outcomes.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
      }),
    );
    const documented = rows.flatMap(({ events }) => events);
    const emitted = new Set([...securityOperations, ...Object.keys(otherOutcomes)]);
    expect(documented.sort()).toEqual([...emitted].sort());
    for (const [event, outcomes] of Object.entries(otherOutcomes))
      expect(rows.find(({ events }) => events.includes(event))?.outcomes).toEqual(outcomes);
  });

  it("has a session that ended because its replaced cookie was used again", async () => {
    const shopper = await aShopper();
    const { browser } = await sessions.logIn(shopper);
    const thief = sessions.copyOf(browser);
    await renew(browser);
    await renew(browser);
    expect(await linesOf(() => renew(thief))).toMatchObject([
      { security: "renewSession", outcome: otherOutcomes.renewSession[0], account: shopper.id },
    ]);
  });

  it("has the keys that end with a password reset by mail", async () => {
    const owner = await anAdmin();
    await apiKeyCalls(testShop, owner).aKey([Permission.FULFILMENT]);
    await forgotPassword(owner.email);
    const token = await mailbox.nextToken(owner.email);
    expect(await linesOf(() => resetPassword(token, "tulsi-7-malai"))).toMatchObject([
      { security: "endApiKey", outcome: otherOutcomes.endApiKey[0], account: owner.id },
      { security: "resetPassword", outcome: "done" },
    ]);
  });

  it("has every change of access or export of data", () => {
    const watched = [
      Permission.STAFF,
      Permission.INTEGRATIONS,
      Permission.EXPORTS,
      Permission.EXPORT_CUSTOMERS,
    ];
    const names = Object.values(shopSchema().getMutationType()?.getFields() ?? {})
      .filter((field) =>
        accessOf(field)?.some((access) => watched.some((permission) => permission === access)),
      )
      .map(({ name }) => name);
    expect(names).toContain("addApiKey");
    expect(names.filter((name) => !securityOperations.has(name))).toEqual([]);
  });

  it("has a file of customers with the account that made it", async () => {
    const admin = await anAdmin();
    const days = { from: "2026-01-01", to: "2026-01-31" };
    const EXPORT =
      "mutation($from: Day!, $to: Day!) { exportCustomers(input: { from: $from, to: $to }) { url } }";
    expect(await linesOf(() => gql(EXPORT, days, admin.token))).toMatchObject([
      { security: "exportCustomers", outcome: "done", account: admin.id },
    ]);
  });

  it.each([
    ["GraphQL", ({ email, password }: Person) => logIn(email, password)],
    ["REST", ({ email, password }: Person) => rest("POST", "/api/auth/login", { email, password })],
  ])("has a login by %s with its account and network", async (_, logInBy) => {
    const shopper = await aShopper();
    expect(await linesOf(() => logInBy(shopper))).toMatchObject([
      { security: "login", outcome: "done", account: shopper.id, network: expect.any(String) },
    ]);
  });

  it("has a refused login with its reason", async () => {
    const shopper = await aShopper();
    expect(await linesOf(() => logIn(shopper.email, "not the password"))).toMatchObject([
      { security: "login", outcome: "WRONG_CREDENTIALS" },
    ]);
  });

  it("has no ordinary request", async () => {
    const shopper = await aShopper();
    expect(await linesOf(() => mySessions(shopper.token))).toEqual([]);
  });

  it("has an export of a shopper's data", async () => {
    const shopper = await aShopper();
    expect(await linesOf(() => exportMyData(shopper.token))).toMatchObject([
      { security: "exportMyData", outcome: "done", account: shopper.id },
    ]);
  });

  it("has the deletion of an account", async () => {
    const shopper = await aShopper();
    expect(await linesOf(() => deleteAccount(shopper.token, shopper.password))).toMatchObject([
      { security: "deleteAccount", outcome: "done", account: shopper.id },
    ]);
  });

  it("has what the staff exports of customers, confirmed sessions and API keys", async () => {
    const { id, token, password } = await anAdmin();
    const range = '(input: { from: "2026-01-01", to: "2026-01-02" })';
    const exporting = () => gql(`mutation { exportCustomers${range} { url } }`, {}, token);
    const done = { outcome: "done", account: id };
    expect(await linesOf(exporting)).toMatchObject([{ security: "exportCustomers", ...done }]);
    const confirm = (typed: string) =>
      gql(
        "mutation($c: ConfirmationInput!) { confirmSession(confirmation: $c) { expiresAt } }",
        { c: { password: typed } },
        token,
      );
    expect(await linesOf(() => confirm("not the password"))).toMatchObject([
      { security: "confirmSession", outcome: "PASSWORD_WRONG", account: id },
    ]);
    const input = { name: "Warehouse", permissions: ["FULFILMENT"] };
    const add = () =>
      gql(
        "mutation($i: ApiKeyInput!, $c: ConfirmationInput!) { addApiKey(input: { key: $i, confirmation: $c }) { key } }",
        { i: input, c: { password } },
        token,
      );
    expect(await linesOf(add)).toMatchObject([{ security: "addApiKey", ...done }]);
  });

  it("names no person: neither an address nor a password", async () => {
    const shopper = await aShopper("Asha Rao");
    await linesOf(() => logIn(shopper.email, shopper.password));
    await logIn(shopper.email, "not the password");
    const text = JSON.stringify(lines);
    for (const secret of [shopper.email, shopper.password, "not the password", "Asha"])
      expect(text).not.toContain(secret);
  });
});
