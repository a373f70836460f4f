import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { StaffRole } from "../../../src/platform/permissions.rules.ts";
import { accountCalls } from "../../support/account-calls.ts";
import { customerCalls } from "../../support/customer-calls.ts";
import { anAddress, type Person } from "../../support/factories.ts";
import { noOrderLimits } from "../../support/no-order-limits.ts";
import { PLACE_ORDER } from "../../support/operations.ts";
import { refundsByHand } from "../../support/refunds-by-hand.ts";
import { openTestShop } from "../../support/test-shop.ts";

const testShop = await openTestShop(noOrderLimits);
const { gql, sql, aShopper, aProduct, aDraft, anOrder, changeStatus, aMember } = testShop;
const admin = await testShop.anAdmin("Ravi");
const { read, customer, setTags, addNote } = customerCalls(testShop, admin.token);
const account = accountCalls(testShop);
const { cancelPieces } = refundsByHand(testShop, admin);

const orderTo = async (shopper: Person, email: string, productId: string, quantity = 1) => {
  const changes = { shippingAddress: anAddress({ email }) };
  const input = await aDraft(shopper, [{ productId, quantity }], changes);
  type Placed = { placeOrder: { order: { id: string } } };
  const { data } = await gql<Placed>(PLACE_ORDER, { input }, shopper.token);
  return data.placeOrder.order.id;
};

describe("a customer's page", () => {
  it("merges the orders by account instead of shipping e-mail", async () => {
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

  it("counts arrived and returned pieces and net spending", async () => {
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

  it("counts no pieces that were removed before they were shipped", async () => {
    const [shopper, dress] = await Promise.all([aShopper(), aProduct({ price: 1000, stock: 50 })]);
    const aShortened = async (quantity: number) => {
      const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity }] });
      const lines = await sql<{ id: string }>("select id from order_lines where order_id = $1", [order.id]);
      await cancelPieces(order.id, [{ lineId: lines[0]?.id ?? "", quantity: 1 }]);
      return order;
    };
    const [kept, returned] = [await aShortened(3), await aShortened(2)];
    for (const status of ["SHIPPED", "DELIVERED"]) await changeStatus(admin, kept.id, status);
    for (const status of ["SHIPPED", "RETURNED"]) await changeStatus(admin, returned.id, status);
    expect((await customer(shopper.id)).figures).toMatchObject({ arrivedPieces: 3, returnedPieces: 1 });
  });

  it("shows which e-mail is verified", async () => {
    const shopper = await aShopper();
    await sql("update users set pending_email = 'new@example.com' where id = $1", [shopper.id]);
    expect(await customer(shopper.id)).toMatchObject({
      email: "new@example.com",
      verifiedEmail: shopper.email,
    });
  });

  it("has no e-mail for a customer without one", async () => {
    const shopper = await aShopper();
    await sql("update users set email = $2, email_verified_at = null where id = $1", [
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

  it("has the latest consent of the account for each purpose", async () => {
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

  it("is not found for an id without a customer", async () => {
    for (const id of [randomUUID(), admin.id])
      expect(await read(id)).toMatchObject({ status: 404, code: "CUSTOMER_NOT_FOUND" });
  });

  it("refuses what is no id", async () => {
    expect(await read("everything")).toMatchObject({ code: "BAD_ID" });
    for (const field of ['orders(filter: { customerId: "" })', 'returns(filter: { customerId: "" })'])
      expect(await gql(`{ ${field} { totalCount } }`, {}, admin.token)).toMatchObject({ code: "BAD_ID" });
  });
});

describe("the page of an erased account", () => {
  const anErasedCustomer = async () => {
    const shopper = await aShopper();
    await anOrder({ shopper });
    await account.deleteAccount(shopper.token, shopper.password);
    return shopper.id;
  };

  it("stays with its orders", async () => {
    expect(await customer(await anErasedCustomer())).toMatchObject({
      name: "",
      email: null,
      mobile: null,
      closedAt: expect.any(String) as string,
      figures: { orderCount: 1 },
    });
  });

  it("takes no tags or notes", async () => {
    const id = await anErasedCustomer();
    for (const response of [await setTags(id, ["gone"]), await addNote(id, "Gone")])
      expect(response).toMatchObject({ code: "CUSTOMER_NOT_FOUND" });
  });
});
