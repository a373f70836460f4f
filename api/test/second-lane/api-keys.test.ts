import { beforeAll, describe, expect, it } from "vitest";
import { shopSchema } from "../../src/app/schema.ts";
import { shopTasks } from "../../src/app/tasks.ts";
import { isAllowed, keyPermissions, Permission, StaffRole } from "../../src/platform/permissions.rules.ts";
import { ADMIN } from "../../src/platform/viewer.ts";
import { mailer } from "../../src/platform/mail/mailer.ts";
import { accessFixtures } from "../support/access-fixtures.ts";
import { apiKeyCalls } from "../support/api-key-calls.ts";
import type { Person } from "../support/factories.ts";
import { noOrderLimits } from "../support/no-order-limits.ts";
import { declaredAccess } from "../support/permission-matrix.ts";
import { staffCalls } from "../support/staff-calls.ts";
import { accessCases } from "../support/shop-access-cases.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop({ ...noOrderLimits, THROTTLES: "off" });
const { sql, gql, server } = testShop;
const owner = await testShop.anAdmin("Meera Owner");
const { aKey, keys, endKey } = apiKeyCalls(testShop, owner);

const read = (key: string) => gql("{ orders { totalCount } }", {}, key);

describe("an API key", () => {
  it("works at GraphQL and at the REST paths of the admin, as far as its permissions go", async () => {
    const key = await aKey([Permission.VIEW_ORDERS]);
    expect((await read(key)).code ?? "ok").toBe("ok");
    const rest = (path: string) =>
      server.app.inject({ method: "GET", url: path, headers: { authorization: `Bearer ${key}` } });
    expect((await rest("/api/orders/admin/all")).statusCode).toBe(200);
    expect((await gql("{ adminProducts { nodes { id } } }", {}, key)).code).toBe("FORBIDDEN");
  });

  it("is stored as a hash", async () => {
    const key = await aKey([Permission.VIEW_ORDERS], "Accounting");
    const [stored] = await sql<{ text: string }>(
      "select row_to_json(k)::text as text from api_keys k where name = 'Accounting'",
    );
    expect(stored?.text).not.toContain(key.slice(12));
  });

  it("is listed by its start with the time of its last use", async () => {
    const key = await aKey([Permission.VIEW_ORDERS], "Bookkeeping");
    const listed = async () => (await keys()).find(({ name }) => name === "Bookkeeping");
    expect(await listed()).toMatchObject({ start: key.slice(0, 10), lastUsedAt: null, madeBy: owner.name });
    await read(key);
    expect((await listed())?.lastUsedAt).toEqual(expect.any(String));
  });

  it("ends at once", async () => {
    const ended = await aKey([Permission.VIEW_ORDERS], "Ended");
    await read(ended);
    const id = (await keys()).find(({ name }) => name === "Ended")?.id ?? "";
    expect((await endKey(id)).code ?? "ok").toBe("ok");
    expect((await read(ended)).code).toBe("UNAUTHENTICATED");
    expect((await endKey(id)).code).toBe("API_KEY_NOT_FOUND");
    expect(await sql("select action from audit_entries where subject_id = $1 order by id", [id])).toEqual([
      { action: "addApiKey" },
      { action: "endApiKey" },
    ]);
  });

  it("ends at its day", async () => {
    const expired = await aKey([Permission.VIEW_ORDERS], "Expired", 30);
    await read(expired);
    await sql("update api_keys set expires_at = now() - interval '1 second' where name = 'Expired'");
    expect((await read(expired)).code).toBe("UNAUTHENTICATED");
  });

  it("ends with the rights of the owner who made it", async () => {
    const other = await testShop.anAdmin("Leaving Owner");
    const theirs = await apiKeyCalls(testShop, other).aKey([Permission.VIEW_ORDERS], "Of another owner");
    expect((await read(theirs)).code ?? "ok").toBe("ok");
    await sql("update staff_members set staff_role = 'manager' where user_id = $1", [other.id]);
    expect((await read(theirs)).code).toBe("UNAUTHENTICATED");
  });

  it("stays ended when its maker becomes an owner again", async () => {
    const other = await testShop.anAdmin("Returning Owner");
    const theirs = await apiKeyCalls(testShop, other).aKey([Permission.VIEW_ORDERS], "Of a returning owner");
    const { changeRole } = staffCalls(testShop);
    expect((await changeRole(owner, other.id, ["OWNER", "MANAGER"])).code ?? "ok").toBe("ok");
    expect((await changeRole(owner, other.id, ["MANAGER", "OWNER"])).code ?? "ok").toBe("ok");
    expect((await read(theirs)).code).toBe("UNAUTHENTICATED");
    expect((await keys()).map(({ name }) => name)).not.toContain("Of a returning owner");
  });

  it.each(["sak_", `sak_${"A".repeat(43)}`, `sak_${"A".repeat(42)}`, `SAK_${"A".repeat(43)}`])(
    "is no other text: %s",
    async (key) => expect((await read(key)).code).toBe("UNAUTHENTICATED"),
  );

  it("is made by an owner who types the password, with permissions that need no person", async () => {
    const code = async (by: Person, changes: Record<string, unknown>, password = by.password) =>
      (
        await apiKeyCalls(testShop, by).makeKey(
          { name: "X", permissions: ["VIEW_ORDERS"], ...changes },
          password,
        )
      ).code;
    expect(await code(owner, {}, "wrong password")).toBe("PASSWORD_WRONG");
    expect(await code(owner, { name: " " })).toBe("API_KEY_NAME_NEEDED");
    expect(await code(owner, { permissions: [] })).toBe("API_KEY_PERMISSIONS_INVALID");
    for (const permission of ["STAFF", "INTEGRATIONS", "MONEY_SETTINGS", "REFUNDS", "EXPORT_CUSTOMERS"])
      expect(await code(owner, { permissions: ["VIEW_ORDERS", permission] })).toBe(
        "API_KEY_PERMISSIONS_INVALID",
      );
    expect(await code(owner, { expiresInDays: 7 })).toBe("BAD_INPUT");
    await aKey([Permission.VIEW_ORDERS], "Taken");
    expect(await code(owner, { name: "Taken" })).toBe("API_KEY_NAME_TAKEN");
    expect(await code(await testShop.aMember(StaffRole.MANAGER), {})).toBe("FORBIDDEN");
  });

  it("reads the page of a customer by the permission of orders or of customers, not by that of money", async () => {
    const { id } = await testShop.aShopper();
    const codeFor = async (permission: Permission) => {
      const key = await aKey([permission]);
      return (await gql("query($id: ID!) { customer(id: $id) { email } }", { id }, key)).code ?? "ok";
    };
    expect(await codeFor(Permission.VIEW_ORDERS)).toBe("ok");
    expect(await codeFor(Permission.CUSTOMERS)).toBe("ok");
    expect(await codeFor(Permission.MONEY)).toBe("FORBIDDEN");
  });

  it("is named in the audit of what it does", async () => {
    const key = await aKey([Permission.EDIT_ORDERS], "Order robot");
    const order = await testShop.anOrder();
    const change =
      'mutation($id: ID!) { updateOrderNotes(input: { orderId: $id, notes: "From the robot" }) { id } }';
    expect((await gql(change, { id: order.id }, key)).errors).toEqual([]);
    const [entry] = await sql(
      "select user_name, api_key_name from audit_entries where subject_id = $1 and action = 'changeOrderNotes'",
      [order.id],
    );
    expect(entry).toEqual({ user_name: owner.name, api_key_name: "Order robot" });
  });

  it("is nobody's account", async () => {
    const all = await aKey(keyPermissions);
    expect((await gql<{ me: unknown }>("{ me { id } }", {}, all)).data.me).toBeNull();
    const { data } = await gql<{ logout: { hasEndedSession: boolean } }>(
      "mutation { logout { hasEndedSession } }",
      {},
      all,
    );
    expect(data.logout.hasEndedSession).toBe(false);
    expect((await read(owner.token)).code ?? "ok").toBe("ok");
  });

  it("reads no order that its maker placed as a shopper", async () => {
    const order = await testShop.anOrder();
    await sql("update orders set user_id = $1 where id = $2", [owner.id, order.id]);
    const returns = await aKey([Permission.FULFILMENT]);
    await sql("update orders set order_status = 'delivered' where id = $1", [order.id]);
    const seen = await gql("query($id: ID!) { order(id: $id) { id } }", { id: order.id }, returns);
    expect(seen.code).toBe("ORDER_NOT_FOUND");
  });

  it("does nothing that asks a person for the password again, by either permission", async () => {
    const all = await aKey(keyPermissions);
    const payout = `mutation($id: ID!) { recordPayout(input: { payoutId: $id, reference: "UTR1" }) { id } }`;
    expect((await gql(payout, { id: owner.id }, all)).code).toBe("FORBIDDEN");
    const range = 'from: "2026-01-01", to: "2026-01-02"';
    expect(
      (await gql(`mutation { exportOrders(input: { ${range}, hasContacts: false }) { url } }`, {}, all)).code,
    ).toBe("FORBIDDEN");
    expect((await gql(`mutation { exportSales(input: { ${range} }) { url } }`, {}, all)).code ?? "ok").toBe(
      "ok",
    );
  });

  it("remembers what it has read of a product, so that a PUT books no stale stock", async () => {
    const key = await aKey([Permission.PRODUCTS]);
    const product = await testShop.aProduct({ stock: 9 });
    const send = (method: "GET" | "PUT", url: string, payload?: object) =>
      server.app.inject({
        method,
        url,
        headers: { authorization: `Bearer ${key}` },
        ...(payload ? { payload } : {}),
      });
    expect((await send("GET", `/api/products/${product.id}`)).statusCode).toBe(200);
    await testShop.anOrder({ lines: [{ productId: product.id, quantity: 2 }] });
    await send("PUT", `/api/admin/products/${product.id}`, { stock: 9 });
    expect(await testShop.stockOf(product.id)).toBe(7);
    await shopTasks(testShop.shop, mailer(testShop.shop.settings))["tidy-api-keys"]({});
    expect(await sql("select from product_reads where product_id = $1", [product.id])).toHaveLength(1);
  });
});

describe("the operations of the shop, by an API key", () => {
  const access = declaredAccess(shopSchema());
  let fixtures: Awaited<ReturnType<typeof accessFixtures>>;
  beforeAll(async () => void (fixtures = await accessFixtures(testShop)));

  it.each(keyPermissions)(
    "are open with its permission unless they need a person: %s",
    async (permission) => {
      const key = await aKey([permission]);
      const viewer = { role: ADMIN as typeof ADMIN, apiKey: { id: "", name: "", permissions: [permission] } };
      const results: [name: string, isOpen: boolean, isRefused: boolean][] = [];
      for (const [name, { allow, callOf }] of Object.entries(accessCases)) {
        const declared = access.get(name);
        // What everyone may do needs no key. Without its file an upload is refused before its access is checked.
        const hasFile = Object.values(allow).includes("BAD_USER_INPUT");
        if (declared === undefined || hasFile) continue;
        const isOpen = isAllowed(viewer, declared);
        if (isOpen && !name.startsWith("Query.")) continue;
        const [query, variables] = await callOf(fixtures);
        const { code } = await gql(query, variables, key);
        results.push([name, isOpen, code === "FORBIDDEN"]);
      }
      expect(results.filter(([, isOpen, isRefused]) => isOpen === isRefused)).toEqual([]);
      expect(results.filter(([, isOpen]) => !isOpen).length).toBeGreaterThan(60);
    },
  );

  it("never include the staff, keys, webhooks or accounts", () => {
    const viewer = {
      role: ADMIN as typeof ADMIN,
      apiKey: { id: "", name: "", permissions: Object.values(Permission) },
    };
    const closed = [...access]
      .filter(([name, declared]) => /^(Query|Mutation)\./.test(name) && !isAllowed(viewer, declared))
      .map(([name]) => name);
    for (const name of [
      "Query.staff",
      "Query.apiKeys",
      "Query.webhooks",
      "Mutation.addApiKey",
      "Mutation.updatePassword",
      "Mutation.addPasskey",
      "Mutation.resetSecondFactor",
      "Mutation.endStaffAccess",
      "Mutation.deleteAccount",
    ])
      expect(closed).toContain(name);
  });
});
