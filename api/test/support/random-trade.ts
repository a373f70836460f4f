import { courierFileCalls, courierFileOf } from "./courier-files.ts";
import type { LineInput, Person } from "./factories.ts";
import { mustBeAccepted, type Answer } from "./answer-checks.ts";
import { END_ORDER } from "./operations.ts";
import type { PaymentCalls } from "./payments.ts";
import { promotedOrders, promotionCalls } from "./promotion-calls.ts";
import { refundsByHand } from "./refunds-by-hand.ts";
import { placeByRest } from "./rest-order-amounts.ts";
import { returnsOf, type ReturnFields } from "./returns.ts";
import { roundedCash } from "./rounded-cash.ts";
import type { TestShop } from "./test-shop.ts";

type OrderRow = { id: string; number: string; userId: string };
type Piece = { lineId: string; quantity: number; size: string | null; color: string | null; unitId: string };
type ReturnRow = Pick<ReturnFields, "id" | "version"> & {
  lines: { lineId: string; quantity: number; restocked: number; writtenOff: number; missing: number }[];
};
/** A number from 0 to `below - 1`. */
export type Draw = (below: number) => number;

const sizes = ["S", "M"];

/** What shoppers, packers and couriers do to orders, in a shop without other requests. Each drawn step is one that the shop accepts. */
export const randomTrade = async (
  testShop: TestShop,
  pay: PaymentCalls,
  admin: Person,
  draw: Draw,
  check: (answer: Answer) => void = mustBeAccepted,
) => {
  const { sql, gql, aShopper, aProduct, aDraft, changeStatus } = testShop;
  const { request, step, options } = returnsOf(testShop);
  const { mark, cashOf } = roundedCash(testShop, admin);
  const { collect } = courierFileCalls(testShop, admin);
  const { optionsOf, cancelPieces, refundOrder } = refundsByHand(testShop, admin);
  const { place } = promotedOrders(testShop);

  const pick = <Item>(items: readonly Item[]): Item | undefined => items[draw(items.length || 1)];
  const accepted = <Accepted extends Answer>(answer: Accepted): Accepted => {
    check(answer);
    return answer;
  };

  const people = await Promise.all([1, 2, 3].map(() => aShopper()));
  const products = await Promise.all(
    [899.9, 999, 333.33].map((price) => aProduct({ price, sizes, colors: ["Red"], stockOfEach: 400 })),
  );
  const { code } = await promotionCalls(testShop).aPromotion(admin, { percent: 40 });
  /** Pieces that never came back, of orders that have ended, by the stock unit. */
  const lost = new Map<string, number>();

  const drawnLines = (): LineInput[] =>
    products
      .slice(draw(products.length))
      .map(({ id }) => ({ productId: id, size: pick(sizes), color: "Red", quantity: 1 + draw(3) }));

  const drawnOrder = async (condition: string): Promise<OrderRow | undefined> =>
    pick(
      await sql<OrderRow>(
        `select o.id, o.order_number as number, o.user_id as "userId" from orders o
         where ${condition} order by o.order_number`,
      ),
    );

  const noReturns = "not exists (select from returns r where r.order_id = o.id)";
  const noOpenReturn = `${noReturns.slice(0, -1)} and r.status in ('requested', 'approved', 'received'))`;
  const isWhole = `not exists (select from returns r join return_lines i on i.return_id = r.id
      where r.order_id = o.id and i.kind = 'exchange')
    and not exists (select from order_credits c where c.order_id = o.id and c.reason = 'pieces were cancelled')`;
  const owesCash = `o.payment_method = 'cod' and o.order_status = 'delivered' and o.final_amount > o.credited_amount
    and not exists (select from cash_collections x where x.order_id = o.id)`;

  const buy = async (paymentMethod: "COD" | "ONLINE"): Promise<void> => {
    const shopper = pick(people) as Person;
    const input = await aDraft(shopper, drawnLines(), { paymentMethod, discountCode: pick([code, null]) });
    if (paymentMethod === "COD" && draw(2) === 0) return placeByRest(testShop, shopper, input);
    const { id } = accepted(await place(shopper, input)).data.placeOrder.order;
    if (paymentMethod === "COD") return;
    const { startPayment } = accepted(await pay.start(shopper, id)).data;
    accepted(await pay.verify(shopper, id, await pay.checkout(startPayment)));
  };

  const move = async (condition: string, status: string): Promise<void> => {
    const order = await drawnOrder(condition);
    if (order) accepted(await changeStatus(admin, order.id, status));
  };

  const collectCash = async (): Promise<void> => {
    const order = await drawnOrder(owesCash);
    if (!order) return;
    const { cashDue } = await cashOf(order.id);
    const amount = pick([undefined, Math.max(0, cashDue - 0.45), cashDue, cashDue + 0.35]);
    if (draw(2) === 0) accepted(await mark(order.id, amount));
    else {
      const file = courierFileOf(`${order.number},${(amount ?? cashDue).toFixed(2)}`);
      accepted({ errors: (await collect(file)).errors ?? [] });
    }
  };

  const requestReturn = async (): Promise<void> => {
    const order = await drawnOrder(`o.order_status = 'delivered' and ${noOpenReturn}`);
    const shopper = people.find(({ id }) => id === order?.userId);
    if (!order || !shopper) return;
    const { pieces } = (await options(shopper, order.id)).data.returnOptions;
    const lines = pieces
      .filter(({ quantity }) => quantity > 0)
      .slice(0, 1 + draw(2))
      .map(({ lineId, size, quantity }) => {
        const line = { lineId, fromSize: size, fromColor: "Red", quantity: 1 + draw(quantity) };
        const other = sizes.find((one) => one !== size) ?? null;
        return draw(3) === 0 ? { ...line, kind: "EXCHANGE" as const, size: other, color: "Red" } : line;
      });
    if (lines.length > 0) accepted(await request(shopper, order.id, lines));
  };

  const drawnReturn = async (condition: string): Promise<ReturnRow | undefined> =>
    pick(
      await sql<ReturnRow>(
        `select r.id, r.version, json_agg(json_build_object('lineId', i.id, 'quantity', i.quantity,
           'restocked', i.restocked, 'writtenOff', i.written_off, 'missing', i.missing) order by i.id) as lines
         from returns r join return_lines i on i.return_id = r.id join orders o on o.id = r.order_id
         where ${condition} group by r.id order by r.id`,
      ),
    );

  const takeIn = async (name: "approve" | "receive", status: string): Promise<void> => {
    const found = await drawnReturn(`r.status = '${status}'`);
    if (found) accepted(await step(name, admin, found));
  };

  /** Books what has arrived of `open` pieces of each line: some are damaged, some are missing. */
  const inspect = async (condition: string): Promise<void> => {
    const found = await drawnReturn(condition);
    if (!found) return;
    const lines = found.lines.map(({ lineId, quantity, restocked, writtenOff }) => {
      const open = quantity - restocked - writtenOff;
      const good = draw(open + 1);
      const damaged = draw(open - good + 1);
      return {
        lineId,
        restocked: restocked + good,
        writtenOff: writtenOff + damaged,
        missing: open - good - damaged,
      };
    });
    const isNews = lines.some(({ lineId, missing }) =>
      found.lines.some((before) => before.lineId === lineId && before.missing !== missing),
    );
    if (!isNews && !condition.includes("received")) return;
    const answer = await step("inspect", admin, found, { lines });
    // A missing piece may meanwhile be part of another return, or refunded.
    if (condition.includes("received") || answer.code !== "RETURN_STEP_INVALID") accepted(answer);
  };

  const arriveLate = () =>
    inspect(
      `r.status = 'completed' and o.order_status = 'delivered' and exists
         (select from return_lines x where x.return_id = r.id and x.missing > 0)`,
    );

  const lose = (unitId: string, quantity: number) => lost.set(unitId, (lost.get(unitId) ?? 0) + quantity);

  const piecesOfOrder = (orderId: string) =>
    sql<Piece>(
      `select id as "lineId", quantity, size, color, stock_unit_id as "unitId" from order_lines where order_id = $1
       order by position`,
      [orderId],
    );

  /** A parcel comes back to the shop, perhaps without a piece. */
  const comeBack = async (): Promise<void> => {
    const order = await drawnOrder(`o.order_status = 'shipped' and o.credited_amount = 0 and ${noReturns}`);
    const piece = order && (await piecesOfOrder(order.id))[0];
    if (!order || !piece) return;
    const { lineId, size, color, unitId } = piece;
    const quantity = draw(piece.quantity + 1);
    const input = {
      orderId: order.id,
      status: "RETURNED",
      missing: quantity > 0 ? [{ lineId, size, color, quantity }] : [],
    };
    accepted(await gql(END_ORDER, { input }, admin.token));
    lose(unitId, quantity);
  };

  /** A delivered order ends. Its missing pieces are lost, those that the shopper has come back. */
  const endDelivered = async (): Promise<void> => {
    const order = await drawnOrder(`o.order_status = 'delivered' and ${noOpenReturn} and ${isWhole}`);
    if (!order) return;
    const lines = await sql<{ unitId: string; lost: number }>(
      `select l.stock_unit_id as "unitId",
         least(l.quantity - sum(i.restocked + i.written_off), sum(i.missing))::int as lost
       from order_lines l join return_lines i on i.order_line_id = l.id join returns r on r.id = i.return_id
       where l.order_id = $1 and r.status = 'completed' group by l.id`,
      [order.id],
    );
    accepted(await changeStatus(admin, order.id, "RETURNED"));
    for (const line of lines) lose(line.unitId, line.lost);
  };

  const cancelSome = async (): Promise<void> => {
    const order = await drawnOrder("o.order_status = 'confirmed'");
    const [piece] = order ? (await optionsOf(order.id)).unshipped : [];
    if (!order || !piece) return;
    const { lineId, size, color } = piece;
    accepted(await cancelPieces(order.id, [{ lineId, size, color, quantity: 1 + draw(piece.quantity) }], {}));
  };

  const refundSome = async (): Promise<void> => {
    const order = await drawnOrder(`o.order_status = 'delivered' and ${noOpenReturn}`);
    const { mostReduction, refundProblem } = order ? await optionsOf(order.id) : { mostReduction: 0 };
    if (!order || refundProblem || mostReduction < 1) return;
    accepted(
      await refundOrder(order.id, {
        reduction: Math.min(mostReduction, 1 + draw(500) * 0.85),
        note: "A loose seam",
      }),
    );
  };

  const steps: (() => Promise<void>)[] = [
    () => buy("COD"),
    () => buy("COD"),
    () => buy("ONLINE"),
    cancelSome,
    () => move("o.order_status = 'confirmed'", "SHIPPED"),
    () => move("o.order_status = 'confirmed'", "DELIVERED"),
    () => move("o.order_status = 'shipped'", "DELIVERED"),
    () => move(`o.order_status = 'confirmed' and ${noReturns}`, "CANCELLED"),
    comeBack,
    endDelivered,
    collectCash,
    collectCash,
    requestReturn,
    requestReturn,
    requestReturn,
    () => takeIn("approve", "requested"),
    () => takeIn("approve", "requested"),
    () => takeIn("receive", "approved"),
    () => takeIn("receive", "approved"),
    () => inspect("r.status = 'received'"),
    () => inspect("r.status in ('approved', 'received')"),
    arriveLate,
    arriveLate,
    refundSome,
    pay.runJobs,
  ];

  return { steps, lost, people };
};
