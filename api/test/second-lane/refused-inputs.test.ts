import { describe, expect, it } from "vitest";
import { restRows } from "../../src/app/features.ts";
import { badAdminCalls } from "../support/bad-inputs/admin-calls.ts";
import { badBodies } from "../support/bad-inputs/bodies.ts";
import { badCursors } from "../support/bad-inputs/cursors.ts";
import { badForms, badSignUps } from "../support/bad-inputs/forms.ts";
import { badImportFiles, badImportRows } from "../support/bad-inputs/imports.ts";
import { badPaths } from "../support/bad-inputs/paths.ts";
import { badRequests } from "../support/bad-inputs/requests.ts";
import { badRestCalls } from "../support/bad-inputs/rest-calls.ts";
import { badSearches } from "../support/bad-inputs/searches.ts";
import { badTexts } from "../support/bad-inputs/texts.ts";
import { batchCalls } from "../support/batch-calls.ts";
import { problemsOf, rowCounts } from "../support/invalid-values.ts";
import { postForm } from "../support/multipart.ts";
import { openTestShop } from "../support/test-shop.ts";

/** The shop with production settings: responses must not reveal internal details. */
const testShop = await openTestShop({ NODE_ENV: "production", PUBLIC_URL: "https://shop.example.com" });
const { gql, rest, sql, complaints } = testShop;
const { app } = testShop.server;

const callers = { shopper: await testShop.aShopper(), admin: await testShop.anAdmin() };
const imports = batchCalls(testShop, callers.admin.token);
const [product, batch] = await Promise.all([testShop.aProduct(), imports.startImport(), testShop.anOrder()]);
const fixtures = { shopperId: callers.shopper.id, productId: product.id, batchId: batch.id };

const traces = async () => ({ rows: await rowCounts(sql), logged: complaints() });
const tracesBefore = await traces();

describe.each([
  ["a request of GraphQL", badRequests],
  ["a list or a search", badSearches],
  ["a call of the staff", badAdminCalls],
  ["a text that cannot be stored", badTexts(product.id)],
  ["a cursor that the shop has not written", badCursors(fixtures)],
  ["a path or a method", badPaths],
  ["a call over REST", badRestCalls],
])("%s", (_, rows) => {
  it.each(rows)(
    "is refused: $name",
    async ({ name, body, path = "/graphql", method = "POST", as, headers, ...refusal }) => {
      const response = await rest(method, path, body, as && callers[as].token, headers);
      expect(problemsOf(response, name)).toEqual([]);
      const { status = 400, code, field, message = "", answerHeaders = {} } = refusal;
      const { errors, ...ofRest } = response.body as {
        errors?: { message: string; extensions: object }[];
        error?: string;
      };
      const [first] = errors ?? [{ message: ofRest.error, extensions: ofRest }];
      expect([response.status, first]).toMatchObject([
        status,
        { message: expect.stringContaining(message), extensions: { code, ...(field ? { field } : {}) } },
      ]);
      expect(response.headers).toMatchObject(answerHeaders);
      expect(response.text).not.toMatch(/did you mean/i);
    },
  );
});

/** Every endpoint that takes a body, with a token that is allowed to use it. */
const posts = [
  { method: "POST" as const, path: "/graphql", token: undefined },
  ...restRows
    .filter(({ method }) => method !== "GET")
    .map(({ method, path, role }) => ({
      method,
      path: `/api${path.replace(":id", "01990000-0000-7000-8000-000000000000")}`,
      token: role && (role === "admin" ? callers.admin : callers.shopper).token,
    })),
];

it.each(badBodies)("a body is refused by each path: $name", async ({ name, body, type, says = '"code"' }) => {
  for (const { method, path, token } of posts) {
    const response = await rest(
      method,
      path,
      body,
      token,
      type === undefined ? {} : { "content-type": type },
    );
    expect(problemsOf(response, `${name} to ${path}`)).toEqual([]);
    expect(response.text).toContain(says);
  }
  expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
});

describe("a form", () => {
  it.each(badForms)("is refused: $name", async ({ parts, isForeign, code, says = "" }) => {
    const headers: Record<string, string> = isForeign ? {} : { "apollo-require-preflight": "true" };
    const response = await postForm(app, "/graphql", parts, headers);
    expect(response).toMatchObject({ status: 400, body: { errors: [{ extensions: { code } }] } });
    expect(response.text).toContain(says);
  });

  it.each(badSignUps)("of a sign-up over REST is refused: $name", async ({ parts, field, message }) => {
    const response = await postForm(app, "/api/auth/signup", parts);
    expect(response).toMatchObject({ status: 400, body: { field, error: message } });
  });
});

describe("a request", () => {
  it("of many logins is refused before any password is checked", async () => {
    const logins = Array.from(
      { length: 1000 },
      (_, index) => `a${index}: login(input: { email: "a@b.c", password: "x" }) { token }`,
    );
    const throttleRows = () => sql("select key, points from throttles where key like 'logIn%' order by key");
    const before = await throttleRows();
    for (const count of [1000, 30]) {
      const query = `mutation { ${logins.slice(0, count).join(" ")} }`;
      expect(problemsOf(await rest("POST", "/graphql", { query }), `${count} aliases`)).toEqual([]);
    }
    expect(await throttleRows()).toEqual(before);
    await gql(`mutation { ${logins[0]} }`);
    expect(await throttleRows()).not.toEqual(before);
  });

  it("with an empty body that is declared as JSON is told what is missing", async () => {
    const response = await rest("POST", "/graphql", "", undefined, { "content-type": "application/json" });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ message: expect.stringContaining("POST body missing") }] },
    });
  });

  it("is refused as a mutation by GET", async () => {
    const headers = { "apollo-require-preflight": "1" };
    const forced = await rest("GET", "/graphql?query=mutation%7Blogout%7D", undefined, undefined, headers);
    expect(problemsOf(forced, "a mutation by GET")).toEqual([]);
  });
});

it("what is refused leaves no row or line in the log", async () => {
  expect(await traces()).toEqual(tracesBefore);
});

/** A check of a file is stored with its problems. */
describe("an imported file", () => {
  it.each(badImportRows)("has a row with a problem: $name", async ({ file, problem }) => {
    expect((await imports.importFile(file)).rows.nodes[0]?.problem).toContain(problem);
  });

  it.each(badImportFiles)("that $name is refused", async ({ file, problem }) => {
    const checked = await imports.importFile(file);
    expect(checked).toMatchObject({ status: "REFUSED", problem: expect.stringContaining(problem) });
    expect((await imports.requestApply(checked.id)).code).toBe("BATCH_NOT_READY");
  });
});
