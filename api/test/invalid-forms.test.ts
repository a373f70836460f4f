import { describe, expect, it } from "vitest";
import { accountCalls, aMailedToken, SIGN_UP } from "./support/account-calls.ts";
import { postForm } from "./support/multipart.ts";
import { openTestMailbox } from "./support/test-mailbox.ts";
import { openTestShop } from "./support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const calls = accountCalls(testShop);
const { app } = testShop.server;

const details = { name: "Asha Rao", password: "saffron and silk" };

describe("an invalid multipart operation", () => {
  const operations = JSON.stringify({ query: SIGN_UP, variables: { input: details, picture: null } });
  const file = { content: Buffer.from("x") };

  it.each([
    ["without operations", { map: "{}", "0": file }],
    ["without a map", { operations, "0": file }],
    ["with broken operations", { operations: "{", map: "{}" }],
    ["with a list of operations", { operations: `[${operations}]`, map: "{}" }],
    ["whose map names a missing file", { operations, map: '{"1":["variables.picture"]}', "0": file }],
    ["whose map names an unknown path", { operations, map: '{"0":["variables.nothing"]}', "0": file }],
    [
      "whose map sets a prototype property",
      { operations, map: '{"0":["variables.__proto__.x"]}', "0": file },
    ],
    ["whose map has no list", { operations, map: '{"0":"variables.picture"}', "0": file }],
    ["whose map names a path with a value", { operations, map: '{"0":["query"]}', "0": file }],
  ])("%s is refused", async (_, parts) => {
    const response = await postForm(app, "/graphql", parts, { "apollo-require-preflight": "true" });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: "BAD_INPUT" } }] },
    });
  });

  it("with a file in place of text is refused, and the response contains nothing of the file", async () => {
    const parts = {
      operations: JSON.stringify({ query: SIGN_UP, variables: { input: { ...details, name: null } } }),
      map: '{"0":["variables.input.name"]}',
      "0": file,
    };
    const response = await postForm(app, "/graphql", parts, { "apollo-require-preflight": "true" });
    expect(response).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] },
    });
    expect(response.text).toContain("got invalid value a file at");
  });

  it("from a page of another site is refused: a browser sends it without a preflight request", async () => {
    const response = await postForm(app, "/graphql", {
      operations,
      map: '{"0":["variables.picture"]}',
      "0": file,
    });
    expect(response.status).toBe(400);
  });

  it("with two files is refused", async () => {
    const { token } = await aMailedToken(calls, mailbox);
    const response = await postForm(app, "/api/auth/signup", {
      ...details,
      token,
      profilePic: file,
      other: file,
    });
    expect(response).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } });
  });
});
