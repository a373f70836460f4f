import type { Person } from "./factories.ts";
import type { PaymentCalls } from "./payments.ts";
import { returnsOf, type RequestedLine } from "./returns.ts";
import type { TestShop } from "./test-shop.ts";

/** Orders and returns of which a piece does not arrive, and what the books say about them. */
export const missingPiecesOf = (testShop: TestShop, pay: PaymentCalls) => {
  const { sql, gql, aShopper, anAdmin, aProduct, changeStatus } = testShop;
  const { aDeliveredOrder, request, step, received, found, linesOf } = returnsOf(testShop);

  const newestMovements = (orderId: string) =>
    sql<{ reason: string; quantity: number }>(
      "select reason, sum(quantity)::int as quantity from stock_movements where order_id = $1 group by reason order by reason",
      [orderId],
    );

  const creditsOf = (orderId: string) =>
    sql<{ amount: number; note: number }>(
      `select c.amount::int, (n.snapshot->'sums'->>'total')::int as note
       from order_credits c left join credit_notes n on n.credit_id = c.id where c.order_id = $1 order by c.id`,
      [orderId],
    );

  const statusOf = async (orderId: string) => {
    const [row] = await sql<{ status: string }>("select order_status as status from orders where id = $1", [
      orderId,
    ]);
    return row?.status;
  };

  const timelineOf = async (admin: Person, id: string) =>
    (
      await gql<{ order: { timeline: { title: string; detail: string | null }[] } }>(
        "query($id: ID!) { order(id: $id) { timeline { title detail } } }",
        { id },
        admin.token,
      )
    ).data.order.timeline;

  /** A paid and delivered order of 3 dresses at 899.90 rupees. */
  const aPaidDelivery = async () => {
    const [shopper, admin, dress] = await Promise.all([
      aShopper(),
      anAdmin(),
      aProduct({ price: 899.9, stock: 10 }),
    ]);
    const { order } = await pay.aPendingOrder({ shopper, lines: [{ productId: dress.id, quantity: 3 }] });
    const proof = await pay.checkout((await pay.start(shopper, order.id)).data.startPayment);
    await pay.verify(shopper, order.id, proof);
    await changeStatus(admin, order.id, "DELIVERED");
    const [line] = await linesOf(order.id);
    return { shopper, admin, dress, order, proof, lineId: line?.id ?? "" };
  };

  /** A received return of 3 dresses. `more` is the rest of its line. */
  const aReceivedReturn = async (more: Partial<RequestedLine> = {}) => {
    const delivered = await aDeliveredOrder({ quantity: 3 });
    const { shopper, admin, order, lineId } = delivered;
    const requested = (await request(shopper, order.id, [{ lineId, quantity: 3, ...more }])).data.result;
    return { ...delivered, arrived: await received(admin, requested) };
  };

  /** A completed return of 3 dresses, of which 2 arrived. */
  const withOneMissing = async (more: Partial<RequestedLine> = {}) => {
    const { arrived, ...delivered } = await aReceivedReturn(more);
    const done = (await step("inspect", delivered.admin, arrived, found(arrived, 2, 1))).data.result;
    return { ...delivered, done };
  };

  return {
    newestMovements,
    creditsOf,
    statusOf,
    timelineOf,
    aPaidDelivery,
    aReceivedReturn,
    withOneMissing,
  };
};
