import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { customerCalls } from "../../support/customer-calls.ts";
import { anAddress, type Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER } from "../../support/operations.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, aShopper, aProduct, aDraft, anOrder, changeStatus, aMember } = testShop;
const admin = await testShop.anAdmin("Ravi");
const { read, customer, setTags, setCashBlock, addNote, notes } = customerCalls(testShop, admin.token);
const account = accountCalls(testShop);

const orderTo = async (shopper: Person, email: string, productId: string, quantity = 1) => {
  const changes = { shippingAddress: anAddress({ email }) };
  const input = await aDraft(shopper, [{ productId, quantity }], changes);
  type Placed = { placeOrder: { order: { id: string } } };
  const { data } = await gql<Placed>(PLACE_ORDER, { input }, shopper.token);
  return data.placeOrder.order.id;
};

describe("a customer's page", () => {
  it("merges the orders by account, whatever their shipping e-mail, and by account only", async () => {
    const [shopper, other, dress] = await Promise.all([aShopper(), aShopper(), aProduct({ stock: 20 })]);
    await orderTo(shopper, "one@example.com", dress.id);
    const second = await orderTo(shopper, "two@example.com", dress.id);
    await orderTo(other, "one@example.com", dress.id);
    const { data } = await gql<{ orders: { totalCount: number; nodes: { id: string; userId: string }[] } }>(
      "query($id: ID!) { orders(filter: { customerId: $id }, first: 1) { totalCount nodes { id userId } } }",
      { id: shopper.id },
      admin.token,
    );
    expect(data.orders).toEqual({ totalCount: 2, nodes: [{ id: second, userId: shopper.id }] });
    const searched = await gql<{ orders: { totalCount: number; nodes: { id: string }[] } }>(
      'query($id: ID!) { orders(filter: { customerId: $id, email: "one@example.com" }) { totalCount nodes { id } } }',
      { id: other.id },
      admin.token,
    );
    expect(searched.data.orders).toMatchObject({ totalCount: 1, nodes: [{}] });
    expect((await customer(shopper.id)).figures.orderCount).toBe(2);
  });

  it("is linked from the list of customers by the account of the latest order", async () => {
    const [first, second, dress] = await Promise.all([aShopper(), aShopper(), aProduct({ stock: 20 })]);
    const email = `${randomUUID()}@example.com`;
    await orderTo(first, email, dress.id);
    await orderTo(second, email, dress.id);
    const { data } = await gql<{ customers: { nodes: object[] } }>(
      "{ customers(first: 1) { nodes { email accountId orderCount } } }",
      {},
      admin.token,
    );
    expect(data.customers.nodes).toEqual([{ email, accountId: second.id, orderCount: 2 }]);
  });

  it("counts kept and returned pieces of what arrived, and what is spent net", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 1000, stock: 50 })]);
    const line = (quantity: number) => ({ shopper, lines: [{ productId: dress.id, quantity }] });
    const [kept, refused, open, cancelled] = [
      await anOrder(line(4)),
      await anOrder(line(2)),
      await anOrder(line(8)),
      await anOrder(line(16)),
    ];
    for (const status of ["SHIPPED", "DELIVERED"]) await changeStatus(admin, kept.id, status);
    for (const status of ["SHIPPED", "RETURNED"]) await changeStatus(admin, refused.id, status);
    await changeStatus(admin, cancelled.id, "CANCELLED");
    await sql("update orders set payment_status = 'completed' where id = any($1)", [[kept.id, open.id]]);
    const [orderLine] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [
      kept.id,
    ]);
    await sql(
      `with r as (insert into returns (return_number, order_id, user_id, idempotency_key, request_hash, status, expected_amount)
         values ($1, $2, $3, $1, '', 'completed', 0) returning id)
       insert into return_lines (return_id, position, order_line_id, quantity, kind, reason)
       select id, 0, $4::uuid, 1, 'return', 'too_small' from r union all select id, 1, $4::uuid, 1, 'exchange', 'too_small' from r`,
      [`R-${randomUUID().slice(0, 8)}`, kept.id, shopper.id, orderLine?.id],
    );
    expect((await customer(shopper.id)).figures).toEqual({
      orderCount: 4,
      spending: 12_000,
      arrivedPieces: 6,
      returnedPieces: 3,
    });
  });

  it("shows which e-mail is verified, and none for a customer without one", async () => {
    const shopper = await aShopper();
    await sql("update users set pending_email = 'new@example.com' where id = $1", [shopper.id]);
    expect(await customer(shopper.id)).toMatchObject({
      email: "new@example.com",
      verifiedEmail: shopper.email,
    });
    await sql("update users set pending_email = null, email = $2, email_verified_at = null where id = $1", [
      shopper.id,
      "9876543210@phone.invalid",
    ]);
    expect(await customer(shopper.id)).toMatchObject({ email: null, verifiedEmail: null });
  });

  it("has the reviews, the messages and the returns of the account alone", async () => {
    const [shopper, other, dress] = await Promise.all([aShopper(), aShopper(), aProduct({ title: "Sari" })]);
    for (const each of [shopper, other]) {
      await testShop.aReview({ shopper: each, productId: dress.id, comment: `by ${each.email}` });
      const input = { name: "Asha", email: each.email, subject: each.email, message: "Does it run small?" };
      await gql(
        "mutation($input: ContactMessageInput!) { sendMessage(input: $input) { ticketNumber } }",
        { input },
        each.token,
      );
    }
    await sql("update contact_messages set waiting_at = now() where user_id = $1", [shopper.id]);
    const { data } = await gql(
      `query($id: ID!) {
        customerReviews(customerId: $id) { nodes { title comment rating isHidden } }
        customerMessages(customerId: $id) { nodes { subject state } }
        returns(filter: { customerId: $id }) { totalCount nodes { id } } }`,
      { id: shopper.id },
      admin.token,
    );
    expect(data).toEqual({
      customerReviews: {
        nodes: [{ title: "Sari", comment: `by ${shopper.email}`, rating: 5, isHidden: false }],
      },
      customerMessages: { nodes: [{ subject: shopper.email, state: "WAITING" }] },
      returns: { totalCount: 0, nodes: [] },
    });
  });

  it("has the consents of the account alone: what was given or withdrawn last, and when", async () => {
    const [shopper, other] = [await aShopper(), await aShopper()];
    for (const { token } of [shopper, other])
      await account.updateNotifications(token, { notifyPromotions: true });
    await account.updateNotifications(shopper.token, { notifyPromotions: false });
    const consentsOf = (id: string) =>
      gql<{ customerConsents: { changedAt: string }[] }>(
        "query($id: ID!) { customerConsents(customerId: $id) { purpose isGiven changedAt } }",
        { id },
        admin.token,
      );
    const entry = { purpose: "PROMOTIONS", isGiven: false, changedAt: expect.any(String) as string };
    expect((await consentsOf(shopper.id)).data.customerConsents).toEqual([entry]);
    expect((await consentsOf(randomUUID())).data.customerConsents).toEqual([]);
    expect(await consentsOf("everything")).toMatchObject({ code: "BAD_ID" });
  });

  it("is for those whose work it is: accounts see money and orders, packers nothing", async () => {
    const shopper = await aShopper();
    await addNote(shopper.id, "Prefers calls after six.");
    const page = "query($id: ID!) { customer(id: $id) { id } }";
    const noted = "query($id: ID!) { customerNotes(customerId: $id) { nodes { text } } }";
    const agreed = "query($id: ID!) { customerConsents(customerId: $id) { purpose } }";
    const codesOf = async (token: string) => {
      const codes = [page, noted, agreed].map(
        async (query) => (await gql(query, { id: shopper.id }, token)).code,
      );
      return Promise.all(codes);
    };
    const tokenOf = async (role: StaffRole) => (await aMember(role)).token;
    expect(await codesOf(await tokenOf(StaffRole.ORDERS))).toEqual([undefined, undefined, undefined]);
    expect(await codesOf(await tokenOf(StaffRole.ACCOUNTS))).toEqual([undefined, "FORBIDDEN", "FORBIDDEN"]);
    expect(await codesOf(await tokenOf(StaffRole.PACKER))).toEqual(["FORBIDDEN", "FORBIDDEN", "FORBIDDEN"]);
  });

  it("is missing for unknown ids, and for staff without orders", async () => {
    for (const id of [randomUUID(), admin.id])
      expect(await read(id)).toMatchObject({ status: 404, code: "CUSTOMER_NOT_FOUND" });
    expect(await read("everything")).toMatchObject({ code: "BAD_ID" });
    for (const field of ['orders(filter: { customerId: "" })', 'returns(filter: { customerId: "" })'])
      expect(await gql(`{ ${field} { totalCount } }`, {}, admin.token)).toMatchObject({ code: "BAD_ID" });
  });
});

describe("tags of a customer", () => {
  it("are words in lower case, each once, and filter the list of customers", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 9 })]);
    const email = `${randomUUID()}@example.com`;
    await orderTo(shopper, email, dress.id);
    await anOrder();
    const { data } = await setTags(shopper.id, [" VIP ", "vip", "", "Wedding  orders"]);
    expect(data.setCustomerTags).toMatchObject({ tags: ["vip", "wedding orders"], version: 2 });
    const tagged = (tag: string) =>
      gql<{ customers: { totalCount: number; nodes: object[] } }>(
        "query($tag: String) { customers(filter: { tag: $tag }) { totalCount nodes { email } } }",
        { tag },
        admin.token,
      );
    expect((await tagged("Vip")).data.customers).toEqual({ totalCount: 1, nodes: [{ email }] });
    expect((await tagged("unknown")).data.customers).toEqual({ totalCount: 0, nodes: [] });
    for (const empty of ["", "  "]) expect(await tagged(empty)).toMatchObject({ code: "BAD_INPUT" });
    const { data: inUse } = await gql<{ customerTags: string[] }>("{ customerTags }", {}, admin.token);
    expect(inUse.customerTags).toEqual(["vip", "wedding orders"]);
    expect((await setTags(shopper.id, [])).data.setCustomerTags.tags).toEqual([]);
  });

  it("are few and short, and not changed over another editor's", async () => {
    const shopper = await aShopper();
    const eleven = Array.from({ length: 11 }, (_, index) => `tag ${index}`);
    expect(await setTags(shopper.id, eleven)).toMatchObject({ code: "BAD_INPUT" });
    expect(await setTags(shopper.id, ["x".repeat(31)])).toMatchObject({ code: "BAD_INPUT" });
    const { version } = await customer(shopper.id);
    await setTags(shopper.id, ["vip"], version);
    expect(await setTags(shopper.id, ["late payer"], version)).toMatchObject({ code: "CUSTOMER_CHANGED" });
    expect((await customer(shopper.id)).tags).toEqual(["vip"]);
  });
});

describe("what the staff records about a customer", () => {
  it("is in the customer's export of data, without the names of the staff", async () => {
    const shopper = await aShopper();
    await setTags(shopper.id, ["vip"]);
    await setCashBlock(shopper.id, "UNACCEPTED");
    await addNote(shopper.id, "Prefers calls after six.");
    const text = (await account.exportMyData(shopper.token)).data.exportMyData.json;
    expect(JSON.parse(text)).toMatchObject({
      customerRecord: { tags: ["vip"], cashOnDeliveryBlocked: "unaccepted" },
      customerNotes: [{ text: "Prefers calls after six." }],
    });
    expect(text).not.toContain("Ravi");
  });

  it("is erased with the account, whose page stays with its orders, and cannot be written again", async () => {
    const shopper = await aShopper();
    await anOrder({ shopper });
    await setTags(shopper.id, ["vip"]);
    await setCashBlock(shopper.id, "UNACCEPTED");
    await addNote(shopper.id, "Prefers calls after six.");
    await account.deleteAccount(shopper.token, shopper.password);
    expect(await customer(shopper.id)).toMatchObject({
      name: "",
      email: null,
      mobile: null,
      tags: [],
      cashBlockReason: null,
      cashBlockedAt: null,
      closedAt: expect.any(String) as string,
      figures: { orderCount: 1 },
    });
    expect((await notes(shopper.id)).nodes).toEqual([]);
    for (const response of [await setTags(shopper.id, ["gone"]), await addNote(shopper.id, "Gone")])
      expect(response).toMatchObject({ code: "CUSTOMER_NOT_FOUND" });
  });
});
