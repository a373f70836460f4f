import { describe, expect, it } from "vitest";
import type { Person } from "../support/factories.ts";
import { paymentsOf } from "../support/payments.ts";
import { refundsOf } from "../support/refunds.ts";
import { openTestShop } from "../support/test-shop.ts";

const testShop = await openTestShop();
const { gql, sql, anAdmin, anOrder, aShopper, aProduct, stockOf, changeStatus } = testShop;
const pay = paymentsOf(testShop);
const { aPaidOrder, refundStateOf, refundedAmounts } = refundsOf(testShop, pay);
await pay.faults({ webhooks: { isOff: true } });

type Cancelled = { cancelOrder: { orderStatus: string; paymentDetails: { paymentStatus: string } } };

const cancel = ({ token }: Person, id: string) =>
  gql<Cancelled>(
    "mutation($id: ID!) { cancelOrder(orderId: $id) { orderStatus paymentDetails { paymentStatus } } }",
    { id },
    token,
  );

const setStatusSeen = (admin: Person, orderId: string, change: { status: string; seenStatus: string }) =>
  gql<{ updateOrderStatus: { orderStatus: string } }>(
    `mutation($orderId: ID!, $status: OrderStatus!, $seenStatus: OrderStatus) {
      updateOrderStatus(input: { orderId: $orderId, status: $status, seenStatus: $seenStatus }) { orderStatus }
    }`,
    { orderId, ...change },
    admin.token,
  );

/** A cash order of 3 out of 10 pieces. */
const aSale = async () => {
  const [shopper, dress] = await Promise.all([aShopper(), aProduct({ stock: 10 })]);
  const order = await anOrder({ shopper, lines: [{ productId: dress.id, quantity: 3 }] });
  return { shopper, dress, order };
};

describe("an order that its shopper cancels", () => {
  it("is cancelled once, with its pieces in stock again, also if it is asked for many times at once", async () => {
    const { shopper, dress, order } = await aSale();
    const results = await Promise.all(Array.from({ length: 5 }, () => cancel(shopper, order.id)));
    for (const { data, errors } of results) {
      expect(errors).toEqual([]);
      expect(data.cancelOrder.orderStatus).toBe("CANCELLED");
    }
    expect(await stockOf(dress.id)).toBe(10);
    const steps = await sql("select 1 from order_status_changes where order_id = $1", [order.id]);
    expect(steps).toHaveLength(2);
  });

  it("is refunded in full if it was paid online", async () => {
    const { shopper, dress, order, proof } = await aPaidOrder();
    expect((await cancel(shopper, order.id)).data.cancelOrder).toEqual({
      orderStatus: "CANCELLED",
      paymentDetails: { paymentStatus: "REFUNDED" },
    });
    await pay.runJobs();
    expect((await refundStateOf(shopper, order.id)).refunds).toMatchObject([{ amount: 700 }]);
    expect(await refundedAmounts(proof)).toEqual([70_000]);
    expect(await stockOf(dress.id)).toBe(10);
  });

  it.each(["SHIPPED", "DELIVERED", "RETURNED"])("is refused once it is %s", async (status) => {
    const [{ shopper, order }, admin] = await Promise.all([aSale(), anAdmin()]);
    await changeStatus(admin, order.id, status);
    const { errors } = await cancel(shopper, order.id);
    expect(errors[0]).toMatchObject({
      message:
        "This order has been shipped and can no longer be cancelled. You can return it after it arrives.",
      extensions: { code: "ORDER_NOT_CANCELLABLE" },
    });
  });

  it("is refused once a part of it is with the courier", async () => {
    const { shopper, order, dress } = await aSale();
    await sql("update orders set tracking_id = 'SJT00123456' where id = $1", [order.id]);
    expect((await cancel(shopper, order.id)).errors[0]?.extensions).toMatchObject({
      code: "ORDER_NOT_CANCELLABLE",
    });
    expect(await stockOf(dress.id)).toBe(7);
  });

  it("ends shipped, with its pieces held once, if the admin ships it in the same moment", async () => {
    const admin = await anAdmin();
    for (let round = 0; round < 5; round += 1) {
      const { shopper, order, dress } = await aSale();
      const [cancelled] = await Promise.all([
        cancel(shopper, order.id),
        changeStatus(admin, order.id, "SHIPPED"),
      ]);
      const [row] = await sql<{ status: string; holdsStock: boolean }>(
        `select order_status as status, holds_stock as "holdsStock" from orders where id = $1`,
        [order.id],
      );
      // An admin may set any status from any other, so an order that is cancelled first is shipped all the same.
      expect(row).toEqual({ status: "shipped", holdsStock: true });
      expect(await stockOf(dress.id)).toBe(7);
      expect([undefined, "ORDER_NOT_CANCELLABLE"]).toContain(cancelled.code);
    }
  });

  it("is either cancelled or shipped, never both, if the admin ships what was seen as confirmed", async () => {
    const admin = await anAdmin();
    for (let round = 0; round < 5; round += 1) {
      const { shopper, order, dress } = await aSale();
      const [cancelled, shipped] = await Promise.all([
        cancel(shopper, order.id),
        setStatusSeen(admin, order.id, { status: "SHIPPED", seenStatus: "CONFIRMED" }),
      ]);
      const [row] = await sql<{ status: string; steps: number }>(
        `select order_status as status,
           (select count(*)::int from order_status_changes where order_id = orders.id) as steps
         from orders where id = $1`,
        [order.id],
      );
      const outcome = {
        ...row,
        cancelledCode: cancelled.code,
        shippedCode: shipped.code,
        stock: await stockOf(dress.id),
      };
      expect([
        { status: "cancelled", steps: 2, cancelledCode: undefined, shippedCode: "ORDER_CHANGED", stock: 10 },
        {
          status: "shipped",
          steps: 2,
          cancelledCode: "ORDER_NOT_CANCELLABLE",
          shippedCode: undefined,
          stock: 7,
        },
      ]).toContainEqual(outcome);
    }
  });

  it("is not shipped by an admin who saw it confirmed", async () => {
    const [{ shopper, order, dress }, admin] = await Promise.all([aSale(), anAdmin()]);
    await cancel(shopper, order.id);
    const seenBefore = { status: "SHIPPED", seenStatus: "CONFIRMED" };
    expect((await setStatusSeen(admin, order.id, seenBefore)).errors[0]).toMatchObject({
      message: "This order was changed in the meantime. Please look at it again.",
      extensions: { code: "ORDER_CHANGED", field: "status", orderStatus: "CANCELLED" },
    });
    expect(await stockOf(dress.id)).toBe(10);
  });

  it("takes a repeated change of its status", async () => {
    const [{ shopper, order, dress }, admin] = await Promise.all([aSale(), anAdmin()]);
    await cancel(shopper, order.id);
    const seenNow = { status: "SHIPPED", seenStatus: "CANCELLED" };
    expect((await setStatusSeen(admin, order.id, seenNow)).data.updateOrderStatus.orderStatus).toBe(
      "SHIPPED",
    );
    expect((await setStatusSeen(admin, order.id, seenNow)).errors).toEqual([]);
    expect(await stockOf(dress.id)).toBe(7);
  });

  it("is not found by another shopper", async () => {
    const [{ order }, other] = await Promise.all([aSale(), aShopper()]);
    expect((await cancel(other, order.id)).errors[0]?.extensions).toMatchObject({ code: "ORDER_NOT_FOUND" });
  });
});
