import { describe, expect, it } from "vitest";
import {
  CHANGE_ADDRESS,
  CHANGE_NOTES,
  CHANGE_ORDER_LINE,
  TIMELINE,
} from "../support/admin-order-operations.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { CHANGE_STATUS, ORDER } from "../support/operations.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, sql, stockOf, aShopper, anAdmin, aProduct, anOrder } = testShop;

type Event = { kind: string; title: string; detail: string | null; by: string | null };

const timeline = async (admin: Person, id: string): Promise<Event[]> => {
  const { data } = await gql<{ order: { timeline: (Event & { id: string; at: string })[] } }>(
    TIMELINE,
    { id },
    admin.token,
  );
  return data.order.timeline.map(({ kind, title, detail, by }) => ({ kind, title, detail, by }));
};

const auditOf = (orderId: string) =>
  sql<{ user_id: string; action: string; changes: object }>(
    "select user_id, action, changes from audit_entries where subject_id = $1 order by id",
    [orderId],
  );

const aSale = async () => {
  const [shopper, admin] = await Promise.all([aShopper("Asha Rao"), anAdmin("Ravi")]);
  const dress = await aProduct({
    title: "Neem dress",
    price: 900,
    sizes: ["S", "M", "L"],
    colors: ["Red"],
    stockOfEach: 3,
  });
  const order = await anOrder({
    shopper,
    lines: [{ productId: dress.id, size: "M", color: "Red", quantity: 2 }],
  });
  const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [order.id]);
  return { shopper, admin, dress, order, lineId: line?.id ?? "" };
};

const setStatus = (admin: Person, orderId: string, status: string) =>
  gql(CHANGE_STATUS, { orderId, status }, admin.token);

const stockBySize = async (productId: string) => {
  const rows = await sql<{ size: string; stock: number }>(
    "select size, stock from stock_units where product_id = $1",
    [productId],
  );
  return Object.fromEntries(rows.map(({ size, stock }) => [size, stock]));
};

describe("the note to the packer", () => {
  it("is written, audited and in the timeline, and no shopper reads it", async () => {
    const { shopper, admin, order } = await aSale();
    const { data } = await gql<{ changeOrderNotes: { notes: string } }>(
      CHANGE_NOTES,
      { orderId: order.id, notes: " Gift wrap, no bill. " },
      admin.token,
    );
    expect(data.changeOrderNotes.notes).toBe("Gift wrap, no bill.");
    expect(await auditOf(order.id)).toEqual([
      {
        user_id: admin.id,
        action: "changeOrderNotes",
        changes: { notes: { before: null, after: "Gift wrap, no bill." } },
      },
    ]);
    expect(await timeline(admin, order.id)).toContainEqual({
      kind: "CHANGE",
      title: "Note to the packer",
      detail: "Gift wrap, no bill.",
      by: "Ravi",
    });
    const own = await gql<{ order: { notes: string | null } }>(
      "query($id: ID!) { order(id: $id) { notes } }",
      { id: order.id },
      shopper.token,
    );
    expect(own.data.order.notes).toBeNull();
  });

  it("of another admin is not overwritten unseen", async () => {
    const { admin, order } = await aSale();
    const write = (notes: string | null, seenNotes: string | null) =>
      gql(CHANGE_NOTES, { orderId: order.id, notes, seenNotes }, admin.token);
    await write("Gift wrap", null);
    const refused = await write("Call before", null);
    expect(refused).toMatchObject({ status: 409, code: "ORDER_CHANGED" });
    expect(refused.errors?.[0]?.message).toBe(
      "This order was changed in the meantime. Please look at it again.",
    );
    expect((await write("Call before", "Gift wrap")).code).toBeUndefined();
    expect((await write("Call before", null)).code).toBeUndefined();
    expect((await write(null, "Call before")).code).toBeUndefined();
    expect(await sql("select notes from orders where id = $1", [order.id])).toEqual([{ notes: null }]);
    expect((await write("x".repeat(1001), null)).code).toBe("BAD_INPUT");
  });
});

describe("the address of an order", () => {
  const change = (by: Person, orderId: string, changes: object, seen: object = {}) =>
    gql<{ changeOrderAddress: { shippingAddress: Record<string, string> } }>(
      CHANGE_ADDRESS,
      { orderId, address: anAddress({ ...seen, ...changes }), seen: anAddress({ ...seen }) },
      by.token,
    );

  it("is changed by the shopper, with a mail to the account and an event without the whole phone", async () => {
    const { shopper, admin, order } = await aSale();
    const { data } = await change(shopper, order.id, { city: "Mysuru", phone: "9000011111" });
    expect(data.changeOrderAddress.shippingAddress).toMatchObject({ city: "Mysuru", phone: "9000011111" });
    const mail = await mailbox.nextMail(shopper.email, "goes to another address");
    expect(mail.text).toContain("Mysuru, Karnataka 560025");
    expect(await timeline(admin, order.id)).toContainEqual({
      kind: "CHANGE",
      title: "Shipping address changed",
      detail: "city: Mysuru, before: Bengaluru; phone: …1111, before: …3210",
      by: "the shopper",
    });
  });

  it("keeps what another one has changed, and refuses a field that both have changed", async () => {
    const { shopper, admin, order } = await aSale();
    await change(admin, order.id, { city: "Mysuru" });
    const { data } = await change(shopper, order.id, { fullName: "Asha R" });
    expect(data.changeOrderAddress.shippingAddress).toMatchObject({ city: "Mysuru", fullName: "Asha R" });
    expect(await change(shopper, order.id, { city: "Hubballi" })).toMatchObject({
      status: 409,
      code: "ORDER_CHANGED",
    });
  });

  it("is closed to the shopper once it is packed, and to all once it is shipped", async () => {
    const { shopper, admin, order } = await aSale();
    await setStatus(admin, order.id, "PROCESSING");
    const packed = await change(shopper, order.id, { city: "Mysuru" });
    expect([packed.code, packed.errors?.[0]?.message]).toEqual([
      "ORDER_PACKED",
      "This order is being packed. Please write to us to change its address.",
    ]);
    expect((await change(admin, order.id, { city: "Mysuru" })).code).toBeUndefined();
    for (const status of ["SHIPPED", "DELIVERED", "CANCELLED", "RETURNED"]) {
      await setStatus(admin, order.id, status);
      for (const person of [shopper, admin])
        expect((await change(person, order.id, { city: "Hassan" })).code).toBe("ORDER_SHIPPED");
    }
  });

  it("changes its state only without an invoice", async () => {
    const { shopper, admin, order } = await aSale();
    const refused = async () => {
      const response = await change(admin, order.id, { state: "Punjab", city: "Amritsar" });
      return [response.code, response.errors?.[0]?.message];
    };
    await mailbox.nextMail(shopper.email, "is confirmed");
    expect(await refused()).toEqual([
      "ADDRESS_STATE_INVOICED",
      "The invoice of this order names the tax of its state, so the state cannot change. Please cancel the order and place it anew.",
    ]);
    const unpaid = await anOrder({ shopper, paymentMethod: "ONLINE" });
    const { data } = await change(admin, unpaid.id, { state: "Punjab", city: "Amritsar" });
    expect(data.changeOrderAddress.shippingAddress).toMatchObject({ state: "Punjab" });
  });

  it("obeys the rules of addresses, and is no other shopper's", async () => {
    const { shopper, order } = await aSale();
    expect((await change(shopper, order.id, { city: " " })).code).toBe("FILL_ALL_FIELDS");
    expect((await change(shopper, order.id, { state: "Atlantis" })).code).toBe("STATE_UNKNOWN");
    expect((await change(await aShopper(), order.id, { city: "Mysuru" })).code).toBe("ORDER_NOT_FOUND");
  });

  it("asks a new e-mail address to confirm itself before it gets mails", async () => {
    const { shopper, order } = await aSale();
    const email = `gift-${order.orderNumber}@example.com`.toLowerCase();
    await change(shopper, order.id, { email });
    await mailbox.nextMail(email, "Confirm this address");
    expect(mailbox.mailsTo(email).map(({ subject }) => subject)).toEqual([
      "Confirm this address for mails on orders",
    ]);
  });
});

describe("the size of a line", () => {
  const change = (admin: Person, sale: { order: { id: string }; lineId: string }, to: object, seen?: object) =>
    gql<{ changeOrderLine: { finalAmount: number; lines: { size: string; quantity: number }[] } }>(
      CHANGE_ORDER_LINE,
      {
        orderId: sale.order.id,
        lineId: sale.lineId,
        choice: { color: "Red", ...to },
        seen: { size: "M", color: "Red", ...seen },
      },
      admin.token,
    );

  it("changes at the same price, moves the pieces, and is audited", async () => {
    const sale = await aSale();
    await sql("update products set price = 99900 where id = $1", [sale.dress.id]);
    const { data } = await change(sale.admin, sale, { size: "L" });
    expect(data.changeOrderLine).toMatchObject({ finalAmount: 1800, lines: [{ size: "L", quantity: 2 }] });
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 3, L: 1 });
    const entries = await sql<{ action: string }>("select action from audit_entries where subject_id = $1", [
      sale.order.id,
    ]);
    expect(entries).toEqual([{ action: "changeOrderLine" }]);
    expect(await timeline(sale.admin, sale.order.id)).toContainEqual({
      kind: "CHANGE",
      title: "Size or colour changed",
      detail: "Neem dress: L, Red, before: M, Red",
      by: "Ravi",
    });
    await setStatus(sale.admin, sale.order.id, "CANCELLED");
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 3, L: 3 });
  });

  it("says which size has too few pieces, and changes nothing", async () => {
    const sale = await aSale();
    await sql("update stock_units set stock = case size when 'L' then 1 else 0 end where product_id = $1", [
      sale.dress.id,
    ]);
    const messages = [];
    for (const size of ["L", "S"]) messages.push((await change(sale.admin, sale, { size })).errors?.[0]?.message);
    expect(messages).toEqual([
      "Only 1 left of Neem dress in this size and colour.",
      "Neem dress is out of stock in this size and colour.",
    ]);
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 0, M: 0, L: 1 });
  });

  it("changes both ways at once, without a lost piece", async () => {
    const [one, other] = [await aSale(), await aSale()];
    const both = await anOrder({
      lines: [{ productId: one.dress.id, size: "L", color: "Red", quantity: 1 }],
    });
    const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [both.id]);
    const [first, second] = await Promise.all([
      change(one.admin, one, { size: "L" }),
      change(other.admin, { order: both, lineId: line?.id ?? "" }, { size: "M" }, { size: "L" }),
    ]);
    expect([first.code, second.code]).toEqual([undefined, undefined]);
    expect(await stockOf(one.dress.id)).toBe(6);
    expect(await stockBySize(one.dress.id)).toEqual({ S: 3, M: 2, L: 1 });
  });

  it("is refused after shipping, for an unknown size, unseen, and for another order's line", async () => {
    const sale = await aSale();
    expect((await change(sale.admin, sale, { size: "XL" })).code).toBe("CHOOSE_SIZE_AND_COLOR");
    expect((await change(sale.admin, sale, { size: "L" }, { size: "S" })).code).toBe("ORDER_CHANGED");
    const another = await aSale();
    expect((await change(sale.admin, { ...sale, lineId: another.lineId }, { size: "L" })).code).toBe(
      "ORDER_LINE_NOT_FOUND",
    );
    await setStatus(sale.admin, sale.order.id, "SHIPPED");
    const refused = await change(sale.admin, sale, { size: "L" });
    expect([refused.code, refused.errors?.[0]?.message]).toEqual([
      "ORDER_SHIPPED",
      "This order has left the shop, or has ended. It can no longer be changed.",
    ]);
    expect(await stockBySize(sale.dress.id)).toEqual({ S: 3, M: 1, L: 3 });
  });

  it("of a pooled product changes without moving a piece", async () => {
    const [shopper, admin] = await Promise.all([aShopper(), anAdmin()]);
    const dress = await aProduct({ sizes: ["S", "M"], colors: ["Red"], stock: 1 });
    const order = await anOrder({
      shopper,
      lines: [{ productId: dress.id, size: "M", color: "Red", quantity: 1 }],
    });
    const [line] = await sql<{ id: string }>("select id from order_lines where order_id = $1", [order.id]);
    const { code } = await change(admin, { order, lineId: line?.id ?? "" }, { size: "S" });
    expect([code, await stockOf(dress.id)]).toEqual([undefined, 0]);
  });
});

describe("the timeline of an order", () => {
  it("has status changes, the invoice and mails, oldest first, with who did it", async () => {
    const { shopper, admin, order } = await aSale();
    await mailbox.nextMail(shopper.email, "is confirmed");
    await setStatus(admin, order.id, "SHIPPED");
    await mailbox.nextMail(shopper.email, "is on its way");
    await expect
      .poll(async () => (await timeline(admin, order.id)).map(({ title, detail, by }) => [title, detail, by]))
      .toEqual([
        ["Order placed", "Order Confirmed", "the shopper"],
        [expect.stringMatching(/^Invoice /), null, null],
        ["Mail sent", `Order ${order.orderNumber} is confirmed`, null],
        ["On the Way", "before: Order Confirmed", "Ravi"],
        ["Mail sent", `Order ${order.orderNumber} is on its way`, null],
      ]);
    expect((await gql(ORDER, { id: order.id }, shopper.token)).code).toBeUndefined();
  });
});
