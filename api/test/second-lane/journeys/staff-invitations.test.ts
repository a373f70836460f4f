import { beforeEach, describe, expect, it } from "vitest";
import { accountCalls, freshEmail } from "../../support/account-calls.ts";
import { staffCalls } from "../../support/staff-calls.ts";
import { openTestMailbox } from "../../support/test-mailbox.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { sql, rest, anAdmin, aShopper } = testShop;
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

const anInvitation = async (email = freshEmail(), staffRole = "PACKER") => {
  const owner = await anAdmin("Kavya Owner");
  const { data, code } = await calls.invite(owner, email, staffRole);
  expect(code).toBeUndefined();
  const id = data.inviteStaff.invitations.find((each) => each.email === email)?.id ?? "";
  return { owner, email, id, token: await mailbox.nextToken(email) };
};

describe("an invitation", () => {
  it("makes an account of the role, once, which logs in as an admin", async () => {
    const { owner, email, token } = await anInvitation();
    expect((await calls.open(token)).data.openStaffInvitation).toEqual({
      email,
      staffRole: "PACKER",
      hasAccount: false,
    });
    const both = await Promise.all([calls.accept(token, password), calls.accept(token, password)]);
    expect(both.map(({ code }) => code ?? "ok").sort()).toEqual(["INVITATION_INVALID", "ok"]);
    expect(await rolesOf(email)).toEqual({ role: "admin", staffRole: "packer" });
    const login = await rest("POST", "/api/admin/login", { email, password });
    expect([login.status, login.body["admin"]]).toMatchObject([200, { email, role: "admin" }]);
    const { invitations, members } = (await calls.staff(owner)).data.staff;
    expect(invitations.filter((each) => each.email === email)).toEqual([]);
    expect(members.find((each) => each.email === email)).toMatchObject({ staffRole: "PACKER" });
  });

  it("takes no password of a known breach for a new account", async () => {
    const { email, token } = await anInvitation();
    expect((await calls.accept(token, "Password1")).code).toBe("PASSWORD_BREACHED");
    expect(await rolesOf(email)).toBeUndefined();
    expect((await calls.accept(token, password)).code).toBeUndefined();
  });

  it("asks for the owner's password, which is throttled like a login", async () => {
    const owner = await anAdmin();
    const email = freshEmail();
    expect((await calls.invite(owner, email, "PACKER", { password: "a guess" })).code).toBe("PASSWORD_WRONG");
    for (let tries = 1; tries < 10; tries += 1)
      await calls.invite(owner, email, "PACKER", { password: "a guess" });
    expect((await calls.invite(owner, email)).code).toBe("TOO_MANY");
    expect(mailbox.mailsTo(email)).toEqual([]);
  });

  it("is one for an address", async () => {
    const { owner, email } = await anInvitation();
    expect((await calls.invite(owner, email.toUpperCase(), "OWNER")).code).toBe("STAFF_INVITED");
  });

  it("is refused for a member", async () => {
    const { owner, email, token } = await anInvitation();
    await calls.accept(token, password);
    expect((await calls.invite(owner, email)).code).toBe("STAFF_MEMBER");
  });

  it("is stored as a hash", async () => {
    const { id, token } = await anInvitation();
    const [row] = await sql<{ hash: string }>(
      "select token_hash as hash from staff_invitations where id = $1",
      [id],
    );
    expect(row?.hash).not.toContain(token);
  });

  it("has a link that works for 48 hours", async () => {
    const { email, id, token } = await anInvitation();
    const [row] = await sql(
      `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours
       from staff_invitations where id = $1`,
      [id],
    );
    expect(row).toEqual({ hours: 48 });
    await sql("update staff_invitations set expires_at = now() where id = $1", [id]);
    expect((await calls.accept(token, password)).code).toBe("INVITATION_INVALID");
    expect(await rolesOf(email)).toBeUndefined();
  });

  it("gets a new link that replaces the earlier one", async () => {
    const { owner, email, id, token } = await anInvitation();
    await calls.resend(owner, id);
    const second = await mailbox.nextToken(email);
    expect((await calls.open(token)).code).toBe("INVITATION_INVALID");
    expect((await calls.open(second)).code).toBeUndefined();
  });

  it("has no link that works after it is cancelled", async () => {
    const { owner, id, token } = await anInvitation();
    await calls.cancel(owner, id);
    expect((await calls.accept(token, password)).code).toBe("INVITATION_INVALID");
    expect((await calls.resend(owner, id)).code).toBe("INVITATION_NOT_FOUND");
  });

  it("ends with the access of the owner who made it", async () => {
    const { owner, token } = await anInvitation();
    const other = await anAdmin();
    await calls.end(other, owner.id, "OWNER");
    expect((await calls.accept(token, password)).code).toBe("INVITATION_INVALID");
  });

  it("changes nothing for another account that is logged in where it is opened", async () => {
    const { email, token } = await anInvitation();
    const shopper = await aShopper();
    expect((await calls.accept(token, password, shopper)).code).toBeUndefined();
    expect((await accounts.me(shopper.token)).data.me).toMatchObject({ id: shopper.id, role: "SHOPPER" });
    expect(await rolesOf(email)).toEqual({ role: "admin", staffRole: "packer" });
  });

  it("makes a shopper's account one of the staff only with its password", async () => {
    const shopper = await aShopper();
    const { token } = await anInvitation(shopper.email, "CATALOGUE");
    expect((await calls.open(token)).data.openStaffInvitation.hasAccount).toBe(true);
    expect((await calls.accept(token, "not the password")).code).toBe("PASSWORD_WRONG");
    expect(await rolesOf(shopper.email)).toEqual({ role: "shopper", staffRole: null });
    expect((await calls.accept(token, shopper.password)).code).toBeUndefined();
    expect(await rolesOf(shopper.email)).toEqual({ role: "admin", staffRole: "catalogue" });
  });

  it("ends the sessions of a shopper's account that becomes one of the staff", async () => {
    const shopper = await aShopper();
    const { token } = await anInvitation(shopper.email);
    await calls.accept(token, shopper.password);
    expect((await accounts.me(shopper.token)).data.me).toBeNull();
  });

  it("lets a customer of phone orders choose the first password", async () => {
    const email = freshEmail();
    await sql("insert into users (name, email, password_hash) values ('Asha', $1, '')", [email]);
    const { token } = await anInvitation(email);
    expect((await calls.accept(token, password)).code).toBeUndefined();
    expect((await accounts.logIn(email, password)).status).toBe(200);
  });
});
