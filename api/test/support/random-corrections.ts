import { randomUUID } from "node:crypto";
import { mayBeRefused } from "./answer-checks.ts";
import type { Person } from "./factories.ts";
import { END_ORDER } from "./operations.ts";
import { parcelCalls } from "./parcel-calls.ts";
import type { PaymentCalls } from "./payments.ts";
import { payoutCalls } from "./payouts.ts";
import type { Draw } from "./random-trade.ts";
import { returnsOf, type ReturnFields } from "./returns.ts";
import type { TestShop } from "./test-shop.ts";

type OrderRow = { id: string; status: string; userId: string };
type LineRow = { lineId: string; size: string; color: string; quantity: number };

const statuses = ["PENDING", "CONFIRMED", "PROCESSING", "SHIPPED", "DELIVERED", "CANCELLED", "RETURNED"];

/**
 * What people correct: any status to any other, another size, an order taken back, a parcel, a delivery, a return or a payout undone.
 * A step that is not possible is refused, and changes nothing.
 */
export const randomCorrections = (
  testShop: TestShop,
  pay: PaymentCalls,
  { admin, people, draw }: { admin: Person; people: readonly Person[]; draw: Draw },
) => {
  const { sql, gql } = testShop;
  const { step } = returnsOf(testShop);
  const { ship } = parcelCalls(testShop, admin);
  const { give, record, undo } = payoutCalls(testShop, admin);

  const pick = <Item>(items: readonly Item[]): Item | undefined => items[draw(items.length || 1)];
  const shopperOf = (userId: string | undefined) => people.find(({ id }) => id === userId);

  const drawnOrder = async (condition = "true"): Promise<OrderRow | undefined> =>
    pick(
      await sql<OrderRow>(
        `select o.id, upper(o.order_status::text) as status, o.user_id as "userId" from orders o where ${condition}
         order by o.order_number`,
      ),
    );

  const linesOf = (orderId: string) =>
    sql<LineRow>(
      `select id as "lineId", size, color, quantity from order_lines where order_id = $1 order by position`,
      [orderId],
    );

  /** An admin may change any status to any other. A parcel that comes back may lack a piece. */
  const moveAnywhere = async (condition?: string): Promise<void> => {
    const order = await drawnOrder(condition);
    const status = pick(statuses);
    if (!order) return;
    const line = pick(await linesOf(order.id));
    const isBack = ["RETURNED", "CANCELLED"].includes(status ?? "") && draw(2) === 0;
    const input = {
      orderId: order.id,
      status,
      missing: isBack && line ? [{ ...line, quantity: 1 + draw(line.quantity) }] : [],
    };
    mayBeRefused(await gql(END_ORDER, { input }, admin.token));
  };

  const changeSize = async (): Promise<void> => {
    const order = await drawnOrder("o.order_status in ('confirmed', 'processing')");
    const line = order && pick(await linesOf(order.id));
    if (!line) return;
    const { lineId, size, color } = line;
    const input = {
      orderId: order.id,
      lineId,
      seen: { size, color },
      variant: { size: size === "S" ? "M" : "S", color },
    };
    mayBeRefused(
      await gql(
        "mutation($input: UpdateOrderLineInput!) { updateOrderLine(input: $input) { id } }",
        { input },
        admin.token,
      ),
    );
  };

  const cancelOwn = async (): Promise<void> => {
    const order = await drawnOrder("o.order_status in ('pending', 'confirmed', 'processing')");
    const shopper = shopperOf(order?.userId);
    if (!order || !shopper) return;
    mayBeRefused(
      await gql("mutation($id: ID!) { cancelOrder(orderId: $id) { id } }", { id: order.id }, shopper.token),
    );
  };

  /** An online order whose payment arrives after the order has ended, or never. */
  const payLate = async (): Promise<void> => {
    const order = await drawnOrder("o.payment_method = 'online' and o.payment_status = 'pending'");
    const shopper = shopperOf(order?.userId);
    if (!order || !shopper) return;
    const started = await pay.start(shopper, order.id);
    mayBeRefused(started);
    if (started.errors.length > 0) return;
    const proof = await pay.checkout(started.data.startPayment);
    if (draw(2) === 0)
      mayBeRefused(
        await gql("mutation($id: ID!) { cancelOrder(orderId: $id) { id } }", { id: order.id }, shopper.token),
      );
    mayBeRefused(await pay.verify(shopper, order.id, proof));
  };

  const shipSome = async (): Promise<void> => {
    const order = await drawnOrder("o.order_status in ('confirmed', 'processing', 'shipped')");
    if (!order) return;
    const lines = (await linesOf(order.id)).map(({ lineId, quantity }) => ({
      orderLineId: lineId,
      quantity: 1 + draw(quantity),
    }));
    const tracking = { courier: "Delhivery", trackingId: `DL${randomUUID()}` };
    mayBeRefused(
      await ship(order.id, tracking, draw(2) === 0 ? lines.slice(0, 1 + draw(lines.length)) : undefined),
    );
  };

  const mark = async (name: "deliverOrders" | "undoDelivered", condition: string): Promise<void> => {
    const order = await drawnOrder(condition);
    if (order)
      mayBeRefused(
        await gql(
          `mutation($ids: [ID!]!) { ${name}(orderIds: $ids) { orderNumber } }`,
          { ids: [order.id] },
          admin.token,
        ),
      );
  };

  const drawnReturn = async (condition: string) =>
    pick(
      await sql<Pick<ReturnFields, "id" | "version"> & { userId: string }>(
        `select r.id, r.version, o.user_id as "userId" from returns r join orders o on o.id = r.order_id
         where ${condition} order by r.id`,
      ),
    );

  const endReturn = async (name: "withdraw" | "refuse"): Promise<void> => {
    const found = await drawnReturn("r.status in ('requested', 'approved')");
    const person = name === "refuse" ? admin : shopperOf(found?.userId);
    if (found && person) mayBeRefused(await step(name, person, found, { reason: "Worn" }));
  };

  const sendReplacement = async (): Promise<void> => {
    const found = await drawnReturn("r.status in ('approved', 'received', 'completed')");
    const tracking = { courier: "Delhivery", trackingId: `DL${randomUUID()}` };
    if (found) mayBeRefused(await step("sendReplacement", admin, found, tracking));
  };

  const drawnPayout = async () =>
    pick(
      await sql<{ id: string; userId: string }>(
        `select p.id, o.user_id as "userId" from payouts p join order_credits c on c.id = p.credit_id
           join orders o on o.id = c.order_id order by p.id`,
      ),
    );

  const payOut = async (): Promise<void> => {
    const payout = await drawnPayout();
    const shopper = shopperOf(payout?.userId);
    if (!payout || !shopper) return;
    const details = { payoutId: payout.id, upiId: "asha@okaxis", currentPassword: shopper.password };
    mayBeRefused(await give(shopper, details));
    mayBeRefused(await record(payout.id, `UTR${draw(1_000_000)}`));
  };

  const undoPayOut = async (): Promise<void> => {
    const payout = await drawnPayout();
    if (payout) mayBeRefused(await undo(payout.id));
  };

  return [
    () => moveAnywhere(),
    () => moveAnywhere("o.order_status in ('cancelled', 'returned')"),
    () => moveAnywhere("o.order_status in ('shipped', 'delivered')"),
    changeSize,
    changeSize,
    cancelOwn,
    payLate,
    shipSome,
    shipSome,
    () => mark("deliverOrders", "o.order_status = 'shipped'"),
    () => mark("undoDelivered", "o.order_status = 'delivered'"),
    () => endReturn("withdraw"),
    () => endReturn("refuse"),
    sendReplacement,
    payOut,
    undoPayOut,
  ];
};

/**
 * Pieces that never came back, of orders that have ended, by the stock unit: those that a return has recorded as missing, and those
 * that were not in the parcel.
 */
export const lostPieces = async ({ sql }: TestShop): Promise<Map<string, number>> => {
  const rows = await sql<{ unitId: string; lost: number }>(
    `with own as (
       select l.id, l.product_id, l.size, l.color, l.quantity from order_lines l
       union all
       select l.id, l.product_id, c.size, c.color, c.quantity from order_lines l
         join order_portion_changes c on c.order_line_id = l.id where c.held_for is distinct from l.order_id
     ), missing as (
       select i.order_line_id as id, i.size, i.color, sum(i.missing) as pieces from return_lines i
         join returns r on r.id = i.return_id where r.status = 'completed' group by 1, 2, 3
     ), lost as (
       select m.id, m.size, m.color, least(m.pieces, greatest(0, (select coalesce(sum(w.quantity), 0) from own w
         where w.id = m.id and (w.size, w.color) is not distinct from (m.size, m.color)))) as pieces from missing m
       union all
       select c.order_line_id, c.size, c.color, -c.quantity from order_portion_changes c
         join order_lines l on l.id = c.order_line_id where c.held_for = l.order_id
     )
     select u.id as "unitId", sum(s.pieces)::int as lost from lost s join order_lines l on l.id = s.id
       join orders o on o.id = l.order_id and not o.holds_stock
       join stock_units u on u.product_id = l.product_id and (u.size, u.color) is not distinct from (s.size, s.color)
     group by u.id`,
  );
  return new Map(rows.map(({ unitId, lost }) => [unitId, lost]));
};
