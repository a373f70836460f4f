import { describe, expect, it } from "vitest";
import { Secret, TOTP } from "otpauth";
import type { Person } from "../../support/factories.ts";
import { secondFactorCalls } from "../../support/second-factor-calls.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop({ STAFF_SECOND_FACTOR: "required" });
const { gql, rest, anAdmin, aShopper } = testShop;

const { withApp } = secondFactorCalls(testShop);

const logInOverRest = ({ email, password }: Person) => rest("POST", "/api/admin/login", { email, password });

/** An admin with an authenticator app, and the token of a session that was opened before. */
const withOlderSession = async (admin: Person) => {
  const older = String((await logInOverRest(admin)).body["token"]);
  return { ...(await withApp(admin)), older };
};

const ME = "{ me { mustAddSecondFactor } secondFactor { isDemanded } }";

describe("a shop that demands a second factor of its staff", () => {
  it("lets an admin without one only add it, over GraphQL and REST", async () => {
    const admin = await anAdmin();
    for (const query of [
      "{ orders { totalCount } }",
      "{ auditEntries(first: 1) { nodes { id } } }",
      "{ exportMyData { json } }",
      'mutation { updateProfile(input: { name: "A" }) { user { id } } }',
      `mutation { resetSecondFactor(input: { email: "a@example.com", confirmation: { password: "${admin.password}" } }) { email } }`,
    ])
      expect((await gql(query, {}, admin.token)).code).toBe("SECOND_FACTOR_REQUIRED");
    const login = await logInOverRest(admin);
    expect(login.status).toBe(200);
    const orders = await rest("GET", "/api/orders/admin/all", undefined, String(login.body["token"]));
    expect([orders.status, orders.body["code"]]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
    expect((await gql(ME, {}, admin.token)).data).toEqual({
      me: { mustAddSecondFactor: true },
      secondFactor: { isDemanded: true },
    });
    const START = `mutation { startAuthenticatorApp(confirmation: { password: "${admin.password}" }) { key } }`;
    expect((await gql(START, {}, admin.token)).code).toBe("MAILED_CODE_NEEDED");
    await testShop.sql("update sessions set mail_proved_at = now() where user_id = $1", [admin.id]);
    const { data } = await gql<{ startAuthenticatorApp: { key: string } }>(START, {}, admin.token);
    const secret = Secret.fromBase32(data.startAuthenticatorApp.key);
    expect((await gql("{ orders { totalCount } }", {}, admin.token)).code).toBe("SECOND_FACTOR_REQUIRED");
    await gql(
      "mutation($code: String!) { confirmAuthenticatorApp(code: $code) { recoveryCodes } }",
      { code: new TOTP({ secret }).generate() },
      admin.token,
    );
    expect((await gql("{ orders { totalCount } }", {}, admin.token)).data).toEqual({
      orders: { totalCount: 0 },
    });
    expect((await gql(ME, {}, admin.token)).data).toMatchObject({ me: { mustAddSecondFactor: false } });
  });

  it("ends the sessions that the password alone has opened, when the second factor is there", async () => {
    const { person, older } = await withOlderSession(await anAdmin());
    expect((await gql(ME, {}, person.token)).data).toMatchObject({ me: { mustAddSecondFactor: false } });
    expect((await gql("{ orders { totalCount } }", {}, older)).code).toBe("UNAUTHENTICATED");
  });

  it("asks nothing of shoppers", async () => {
    const { token } = await aShopper();
    expect((await gql(ME, {}, token)).data).toEqual({
      me: { mustAddSecondFactor: false },
      secondFactor: { isDemanded: false },
    });
    expect((await gql("{ cart { total } }", {}, token)).status).toBe(200);
  });
});
