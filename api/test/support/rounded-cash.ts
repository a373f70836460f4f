import { expect } from "vitest";
import type { Person } from "./factories.ts";
import { promotedOrders, promotionCalls } from "./promotion-calls.ts";
import type { TestShop } from "./test-shop.ts";

const MARK = `mutation($id: ID!, $received: [ReceivedCashInput!], $seen: [SeenCashInput!]) {
  markCashCollected(input: { orderIds: [$id], received: $received, seen: $seen }) { id } }`;

type Amount = { orderId: string; amount: number };

type Cash = {
  cashDue: number;
  finalAmount: number;
  collectedCash: { amount: number; rounding: number } | null;
};

type Sums = { received: number; rounding: number; exact: number; paidBack: number; credited: number };

/** Cash orders whose totals have paise, and their money. */
export const roundedCash = (testShop: TestShop, admin: Person) => {
  const { gql, sql, changeStatus } = testShop;
  const { aPromotion } = promotionCalls(testShop);
  const { aCart, buy } = promotedOrders(testShop);

  /** A cash order of pieces for 999 rupees with 40 % off: 599.40 each. */
  const aRoundedOrder = async (quantity = 1) => {
    const [{ shopper, lines }, { code }] = [
      await aCart(999, quantity),
      await aPromotion(admin, { percent: 40 }),
    ];
    const { order } = (await buy(shopper, lines, code)).data.placeOrder;
    return { shopper, order };
  };

  const aDelivered = async () => {
    const placed = await aRoundedOrder();
    await changeStatus(admin, placed.order.id, "DELIVERED");
    return placed;
  };

  const markWith = (id: string, amounts: { received?: Amount[]; seen?: Amount[] }) =>
    gql(MARK, { id, ...amounts }, admin.token);

  /** Records the cash of an order, by default as much as is due. */
  const mark = (orderId: string, amount?: number) =>
    markWith(orderId, amount === undefined ? {} : { received: [{ orderId, amount }] });

  const cashOf = async (orderId: string, person: Person = admin): Promise<Cash> =>
    (
      await gql<{ order: Cash }>(
        "query($id: ID!) { order(id: $id) { cashDue finalAmount collectedCash { amount rounding } } }",
        { id: orderId },
        person.token,
      )
    ).data.order;

  /** The money of recorded cash orders in paise, by default of all. */
  const booksOf = async (orderId: string | null = null): Promise<Sums> => {
    const [row] = await sql<Sums>(
      `select coalesce(sum(x.amount), 0)::int as received, coalesce(sum(o.final_amount), 0)::int as exact,
         coalesce(sum(o.credited_amount), 0)::int as credited,
         coalesce(sum((select sum(amount) from cash_roundings where order_id = o.id)), 0)::int as rounding,
         coalesce(sum((select sum(p.amount) from payouts p join order_credits c on c.id = p.credit_id
           where c.order_id = o.id)), 0)::int as "paidBack"
       from cash_collections x join orders o on o.id = x.order_id where $1::uuid is null or o.id = $1::uuid`,
      [orderId],
    );
    if (!row) throw new Error("The sums have no row.");
    return row;
  };

  /** What the shop keeps is the exact total less the credits, but for the rounding. */
  const expectBalance = ({ received, paidBack, exact, credited, rounding }: Sums) =>
    expect(received - paidBack).toBe(exact - credited + rounding);

  return { aRoundedOrder, aDelivered, mark, markWith, cashOf, booksOf, expectBalance };
};
