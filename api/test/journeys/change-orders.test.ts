import { describe, expect, it } from "vitest";
import { CHANGE_ADDRESS, CHANGE_NOTES } from "../support/admin-order-operations.ts";
import { anAddress, type Person } from "../support/factories.ts";
import { ORDER } from "../support/operations.ts";
import { orderChangesOf } from "../support/order-changes.ts";
import { parcelCalls } from "../support/parcel-calls.ts";
import { openTestMailbox } from "../support/test-mailbox.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const mailbox = await openTestMailbox(testShop);
const { gql, sql, aShopper, anOrder, changeStatus } = testShop;
const { aSale, timeline } = orderChangesOf(testShop);

const auditOf = (orderId: string) =>
  sql<{ user_id: string; action: string; changes: object }>(
    "select user_id, action, changes from audit_entries where subject_id = $1 order by id",
    [orderId],
  );

describe("the note to the packer", () => {
  it("is written with audit and timeline", async () => {
    const { admin, order } = await aSale();
    const { data } = await gql<{ updateOrderNotes: { notes: string } }>(
      CHANGE_NOTES,
      { orderId: order.id, notes: " Gift wrap, no bill. " },
      admin.token,
    );
    expect(data.updateOrderNotes.notes).toBe("Gift wrap, no bill.");
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
  });

  it("is read by no shopper", async () => {
    const { shopper, admin, order } = await aSale();
    await gql(CHANGE_NOTES, { orderId: order.id, notes: "Gift wrap, no bill." }, admin.token);
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
    gql<{ updateOrderAddress: { shippingAddress: Record<string, string> } }>(
      CHANGE_ADDRESS,
      { orderId, address: anAddress({ ...seen, ...changes }), seen: anAddress({ ...seen }) },
      by.token,
    );

  it("is changed by the shopper, with a mail to the account and an event without the whole phone", async () => {
    const { shopper, admin, order } = await aSale();
    await sql("update orders set promised_from = '2031-01-05', promised_to = '2031-01-07' where id = $1", [
      order.id,
    ]);
    const { data } = await change(shopper, order.id, { city: "Mysuru", phone: "9000011111" });
    expect(data.updateOrderAddress.shippingAddress).toMatchObject({ city: "Mysuru", phone: "9000011111" });
    const mail = await mailbox.nextMail(shopper.email, "goes to another address");
    expect(mail.text).toContain("Mysuru, Karnataka 560025");
    expect(mail.text).toContain("5 to 7 January");
    expect(await timeline(admin, order.id)).toContainEqual({
      kind: "CHANGE",
      title: "Shipping address changed",
      detail: "city: Mysuru, before: Bengaluru; phone: …1111, before: …3210",
      by: "the shopper",
    });
  });

  it("keeps what another request has changed", async () => {
    const { shopper, admin, order } = await aSale();
    await change(admin, order.id, { city: "Mysuru" });
    const { data } = await change(shopper, order.id, { fullName: "Asha R" });
    expect(data.updateOrderAddress.shippingAddress).toMatchObject({ city: "Mysuru", fullName: "Asha R" });
  });

  it("refuses a field that two requests have changed", async () => {
    const { shopper, admin, order } = await aSale();
    await change(admin, order.id, { city: "Mysuru" });
    expect(await change(shopper, order.id, { city: "Hubballi" })).toMatchObject({
      status: 409,
      code: "ORDER_CHANGED",
    });
  });

  it("is closed to the shopper once it is packed", async () => {
    const { shopper, admin, order } = await aSale();
    await changeStatus(admin, order.id, "PROCESSING");
    const packed = await change(shopper, order.id, { city: "Mysuru" });
    expect([packed.code, packed.errors?.[0]?.message]).toEqual([
      "ORDER_PACKED",
      "This order is being packed. Please contact us to change its address.",
    ]);
    expect((await change(admin, order.id, { city: "Mysuru" })).code).toBeUndefined();
  });

  it("is closed to all once it is shipped", async () => {
    const { shopper, admin, order } = await aSale();
    for (const status of ["SHIPPED", "DELIVERED", "CANCELLED", "RETURNED"]) {
      await changeStatus(admin, order.id, status);
      for (const person of [shopper, admin])
        expect((await change(person, order.id, { city: "Hassan" })).code).toBe("ORDER_SHIPPED");
    }
  });

  it("is closed to the shopper once it is marked as packed, or a part of it has left, before its status changes", async () => {
    const [packed, partly] = [await aSale(), await aSale()];
    const { pack, ship, delhivery } = parcelCalls(testShop, packed.admin);
    await pack([packed.order.orderNumber]);
    await ship(partly.order.id, delhivery, [{ orderLineId: partly.lineId, quantity: 1 }]);
    for (const { shopper, admin, order } of [packed, partly]) {
      expect((await change(shopper, order.id, { city: "Mysuru" })).code).toBe("ORDER_PACKED");
      expect((await change(admin, order.id, { city: "Mysuru" })).code).toBeUndefined();
    }
    // The closed box has the old address.
    expect(await pack([packed.order.orderNumber])).toEqual([`${packed.order.orderNumber} is packed`]);
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
      "The invoice of this order shows the tax of its state, so the state cannot be changed. Please cancel the order and place a new one.",
    ]);
    const unpaid = await anOrder({ shopper, paymentMethod: "ONLINE" });
    const { data } = await change(admin, unpaid.id, { state: "Punjab", city: "Amritsar" });
    expect(data.updateOrderAddress.shippingAddress).toMatchObject({ state: "Punjab" });
  });

  it("obeys the rules of addresses", async () => {
    const { shopper, order } = await aSale();
    expect((await change(shopper, order.id, { city: " " })).code).toBe("FILL_ALL_FIELDS");
    expect((await change(shopper, order.id, { state: "Atlantis" })).code).toBe("STATE_UNKNOWN");
  });

  it("is no other shopper's to change", async () => {
    const { order } = await aSale();
    expect((await change(await aShopper(), order.id, { city: "Mysuru" })).code).toBe("ORDER_NOT_FOUND");
  });

  it("asks a new e-mail address to confirm itself before it gets mails", async () => {
    const { shopper, order } = await aSale();
    const email = `gift-${order.orderNumber}@example.com`.toLowerCase();
    await change(shopper, order.id, { email });
    await mailbox.nextMail(email, "Confirm this address");
    expect(mailbox.mailsTo(email).map(({ subject }) => subject)).toEqual([
      "Confirm this address for order e-mails",
    ]);
  });
});

describe("the timeline of an order", () => {
  it("has status changes, the invoice and mails, oldest first, with who did it", async () => {
    const { shopper, admin, order } = await aSale();
    // A mail is in the timeline when its job has ended, a moment after it has arrived.
    await expect.poll(async () => (await timeline(admin, order.id)).length).toBe(3);
    await changeStatus(admin, order.id, "SHIPPED");
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
