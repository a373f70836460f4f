import { beforeEach, describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { sql, gql, rest, anAdmin, aMember, aShopper } = testShop;
const calls = staffCalls(testShop);
const accounts = accountCalls(testShop);

const password = "packed with care";

beforeEach(async () => {
  await sql("delete from throttles");
});

const rolesOf = async (email: string): Promise<{ role: string; staffRole: string | null } | undefined> => {
  const [row] = await sql<{ role: string; staffRole: string | null }>(
    `select u.role, m.staff_role as "staffRole" from users u left join staff_members m on m.user_id = u.id where u.email = $1`,
    [email],
  );
  return row;
};

/** Makes these the only owners. */
const onlyOwners = async (...ids: string[]): Promise<void> => {
  await sql(
    "update staff_members set staff_role = 'manager' where staff_role = 'owner' and user_id <> all($1::uuid[])",
    [ids],
  );
};

const anInvitation = async () => {
  const email = freshEmail();
  const owner = await anAdmin("Kavya Owner");
  expect((await calls.invite(owner, email)).code).toBeUndefined();
  return { owner, email, token: await mailbox.nextToken(email) };
};

const permissionsOf = async (token: string): Promise<string[]> =>
  (await gql<{ me: { permissions: string[] } }>("{ me { permissions } }", {}, token)).data.me.permissions;

describe("a member", () => {
  it("has another role from the next request on", async () => {
    const owner = await anAdmin();
    const member = await aMember(StaffRole.PACKER);
    expect(await permissionsOf(member.token)).toEqual(["FULFILMENT"]);
    await calls.changeRole(owner, member.id, ["PACKER", "CATALOGUE"]);
    expect(await permissionsOf(member.token)).toEqual(["PRODUCTS", "CONTENT", "PROMOTIONS"]);
  });

  it("is told by mail of another role", async () => {
    const member = await aMember(StaffRole.PACKER);
    await calls.changeRole(await anAdmin(), member.id, ["PACKER", "CATALOGUE"]);
    expect((await mailbox.nextMail(member.email, "role")).text).toContain("Catalogue");
  });

  it("is not changed by an owner who saw another role", async () => {
    const owner = await anAdmin();
    const member = await aMember(StaffRole.PACKER);
    expect((await calls.changeRole(owner, member.id, ["ORDERS", "MANAGER"])).code).toBe("STAFF_CHANGED");
    expect((await calls.end(owner, member.id, "ORDERS")).code).toBe("STAFF_CHANGED");
  });

  const aFormerMember = async () => {
    const member = await aMember(StaffRole.MANAGER);
    await calls.end(await anAdmin(), member.id, "MANAGER");
    return member;
  };

  it("loses access and sessions at once", async () => {
    const { email, password, token } = await aFormerMember();
    expect((await gql("{ openTasks { kind } }", {}, token)).code).toBe("UNAUTHENTICATED");
    expect((await rest("POST", "/api/admin/login", { email, password })).status).toBe(401);
  });

  it("is a shopper after the end of the access", async () => {
    const member = await aFormerMember();
    expect(await rolesOf(member.email)).toEqual({ role: "shopper", staffRole: null });
    expect((await accounts.logIn(member.email, member.password)).data.login.user.role).toBe("SHOPPER");
  });

  it("is told by mail of the end of the access", async () => {
    const member = await aFormerMember();
    expect((await mailbox.nextMail(member.email, "ended")).text).toContain("logged out");
  });

  it("of another role is refused everything about the staff", async () => {
    const manager = await aMember(StaffRole.MANAGER);
    expect((await calls.staff(manager)).code).toBe("FORBIDDEN");
    expect((await calls.invite(manager, freshEmail(), "OWNER")).code).toBe("FORBIDDEN");
    expect((await calls.changeRole(manager, manager.id, ["MANAGER", "OWNER"])).code).toBe("FORBIDDEN");
  });

  it("finds the role in the export", async () => {
    const member = await aMember(StaffRole.ORDERS);
    const exported = JSON.parse((await accounts.exportMyData(member.token)).data.exportMyData.json) as object;
    expect(exported).toMatchObject({ staff: { role: "orders" }, staffInvitations: [] });
  });

  it("leaves no invitation after the account is deleted", async () => {
    const owner = await anAdmin();
    const member = await aMember(StaffRole.ORDERS);
    await calls.end(owner, member.id, "ORDERS");
    await calls.invite(owner, member.email);
    const { token } = (await accounts.logIn(member.email, member.password)).data.login;
    await gql(
      "mutation($p: String!) { deleteAccount(password: $p) { deletedUserId } }",
      { p: member.password },
      token,
    );
    const rows = await sql("select 1 from staff_invitations where email = $1", [member.email]);
    expect(rows).toEqual([]);
  });
});

describe("the last owner", () => {
  it("is neither demoted nor removed", async () => {
    const owner = await anAdmin();
    await onlyOwners(owner.id);
    expect((await calls.changeRole(owner, owner.id, ["OWNER", "MANAGER"])).code).toBe("LAST_OWNER");
    expect((await calls.end(owner, owner.id, "OWNER")).code).toBe("LAST_OWNER");
    expect(await rolesOf(owner.email)).toEqual({ role: "admin", staffRole: "owner" });
  });

  it("stays when two owners remove each other at once", async () => {
    const [one, other] = await Promise.all([anAdmin("One"), anAdmin("Other")]);
    await onlyOwners(one.id, other.id);
    const answers = await Promise.all([calls.end(one, other.id, "OWNER"), calls.end(other, one.id, "OWNER")]);
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    const [row] = await sql("select count(*)::int as owners from staff_members where staff_role = 'owner'");
    expect(row).toEqual({ owners: 1 });
  });

  it("stays when two owners demote themselves at once", async () => {
    const [one, other] = await Promise.all([anAdmin("One"), anAdmin("Other")]);
    await onlyOwners(one.id, other.id);
    const answers = await Promise.all(
      [one, other].map((owner) => calls.changeRole(owner, owner.id, ["OWNER", "ORDERS"])),
    );
    expect(answers.map(({ code }) => code ?? "ok").sort()).toEqual(["LAST_OWNER", "ok"]);
  });
});

describe("the history", () => {
  it("names the person and the role of each change of the staff", async () => {
    const { owner, email, token } = await anInvitation();
    await calls.accept(token, password);
    const { data } = await gql<{ auditEntries: { nodes: object[] } }>(
      "{ auditEntries(filter: { subject: STAFF }, first: 2) { nodes { action label userName userRole changes { field before after } } } }",
      {},
      owner.token,
    );
    expect(data.auditEntries.nodes).toEqual([
      {
        action: "ACCEPT_STAFF_INVITATION",
        label: "Meera Shah",
        userName: "Meera Shah",
        userRole: "PACKER",
        changes: [{ field: "staffRole", before: null, after: '"packer"' }],
      },
      {
        action: "INVITE_STAFF",
        label: email,
        userName: "Kavya Owner",
        userRole: "OWNER",
        changes: [{ field: "staffRole", before: null, after: '"packer"' }],
      },
    ]);
  });

  it("has an entry for each change, with the roles before and after", async () => {
    const { owner, email } = await anInvitation();
    const [invitation] = (await calls.staff(owner)).data.staff.invitations.filter(
      (each) => each.email === email,
    );
    await calls.resend(owner, invitation?.id ?? "");
    await calls.cancel(owner, invitation?.id ?? "");
    const member = await aMember(StaffRole.PACKER);
    await calls.changeRole(owner, member.id, ["PACKER", "ORDERS"]);
    await calls.end(owner, member.id, "ORDERS");
    const rows = await sql(
      `select action, changes->'staffRole'->>'before' as before, changes->'staffRole'->>'after' as after
       from audit_entries where subject_id = any($1::uuid[]) and action <> 'inviteStaff' order by id`,
      [[invitation?.id, member.id]],
    );
    expect(rows).toEqual([
      { action: "resendStaffInvitation", before: null, after: "packer" },
      { action: "cancelStaffInvitation", before: "packer", after: null },
      { action: "changeStaffRole", before: "packer", after: "orders" },
      { action: "endStaffAccess", before: "orders", after: null },
    ]);
  });

  it("shows a role only what it may see", async () => {
    const entries = "query($s: AuditSubject) { auditEntries(filter: { subject: $s }) { nodes { subject } } }";
    const packer = await aMember(StaffRole.PACKER);
    expect(
      (await gql<{ auditEntries: { nodes: object[] } }>(entries, {}, packer.token)).data.auditEntries.nodes,
    ).toEqual([]);
    expect((await gql(entries, { s: "STAFF" }, packer.token)).code).toBe("FORBIDDEN");
    const catalogue = await aMember(StaffRole.CATALOGUE);
    expect((await gql(entries, { s: "ORDER" }, catalogue.token)).code).toBe("FORBIDDEN");
    expect((await gql(entries, { s: "PRODUCT" }, catalogue.token)).code).toBeUndefined();
  });
});

describe("the documented paths", () => {
  it("demand the permission of their operation, before the body is read", async () => {
    const packer = await aMember(StaffRole.PACKER);
    const catalogue = await aMember(StaffRole.CATALOGUE);
    for (const path of ["/api/admin/orders", "/api/orders/admin/all"]) {
      expect((await rest("GET", path, undefined, packer.token)).status).toBe(403);
      expect((await rest("GET", path, undefined, catalogue.token)).status).toBe(403);
    }
    expect((await rest("GET", "/api/admin/products", undefined, packer.token)).status).toBe(403);
    expect((await rest("GET", "/api/admin/products", undefined, catalogue.token)).status).toBe(200);
    expect((await rest("POST", "/api/products", { title: 1 }, packer.token)).status).toBe(403);
  });
});

describe("a packer", () => {
  it("ships an order by the address without e-mail and phone", async () => {
    const packer = await aMember(StaffRole.PACKER);
    const product = await testShop.aProduct({ price: 900 });
    const shopper = await aShopper();
    const { id } = await testShop.anOrder({ shopper, lines: [{ productId: product.id, quantity: 1 }] });
    const fields = "fullName email phone address city state zipCode country";
    const seen = await gql<{ order: { shippingAddress: Record<string, string> } }>(
      `query($id: ID!) { order(id: $id) { shippingAddress { ${fields} } } }`,
      { id },
      packer.token,
    );
    expect(seen.data.order.shippingAddress).toMatchObject({ fullName: "Asha Rao", email: "", phone: "" });
    const ship = (seenAddress: object) =>
      gql(
        `mutation($id: ID!, $tracking: TrackingInput!, $seenAddress: ShippingAddressInput) {
          shipParcel(input: { orderId: $id, tracking: $tracking, seenAddress: $seenAddress }) { orderStatus } }`,
        { id, tracking: { courier: "Delhivery", trackingId: `PACK${Date.now()}` }, seenAddress },
        packer.token,
      );
    const outdated = { ...seen.data.order.shippingAddress, city: "Mysuru" };
    expect((await ship(outdated)).code).toBe("ORDER_CHANGED");
    expect((await ship(seen.data.order.shippingAddress)).code).toBeUndefined();
  });
});
