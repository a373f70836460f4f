import { randomUUID } from "node:crypto";
import {
  createAdmins,
  createBuyers,
  createSizedProduct,
  draftOf,
  placeOrderWithRetry,
  type Buyer,
  type Line,
} from "../buyers.ts";
import { expectThat, type Fault } from "../fault.ts";
import { CANCEL, placeAndStartPayment, verifyPayment, waitForOrderStatus } from "../online-payments.ts";
import { sendGraphql } from "../requests.ts";
import {
  allEnded,
  duringRequests,
  requestReturn,
  returnsOfOrders,
  sendStep,
  untilAnswered,
  type ReturnDraft,
} from "../returning.ts";
import type { Stage } from "../stage.ts";
import { waitForJobs } from "../wait-for-jobs.ts";

const onlineOrders = 8;
const cashOrders = 3;
const pieces = 4;

const DELIVER =
  "mutation Deliver($id: ID!) { updateOrderStatus(input: { orderId: $id, status: DELIVERED }) { id } }";
const COLLECT = "mutation Collect($id: ID!) { markCashCollected(input: { orderIds: [$id] }) { id } }";

type Purchase = { buyer: Buyer; orderId: string };

const placePaid = async (stage: Stage, buyer: Buyer, lines: Line[]): Promise<Purchase> => {
  const { url } = stage.shops[0];
  const { orderId, gatewayOrderId } = await placeAndStartPayment(url, buyer, lines);
  await verifyPayment(url, buyer, orderId, await stage.razorpay.pay(gatewayOrderId));
  return { buyer, orderId };
};

const placeCash = async (stage: Stage, buyer: Buyer, lines: Line[]): Promise<Purchase> => {
  const { url } = stage.shops[0];
  const result = await placeOrderWithRetry(url, buyer, await draftOf(url, buyer, lines, "COD"));
  if (!result?.data) throw new Error(`placeOrder failed: ${result?.status} ${result?.code}`);
  return { buyer, orderId: result.data.placeOrder.order.id };
};

/** One piece back, one exchanged, and all pieces back: not all three are possible. */
const requestsFor = (orderId: string, lineId: string): ReturnDraft[] => {
  const line = { lineId, quantity: 1, kind: "RETURN", reason: "TOO_SMALL" };
  const lines = [line, { ...line, kind: "EXCHANGE", size: "S" }, { ...line, quantity: pieces }];
  return lines.map((requested) => ({ orderId, idempotencyKey: randomUUID(), lines: [requested] }));
};

/**
 * Shoppers request returns and exchanges twice, and two admins make each step at both processes. Meanwhile processes are
 * killed, PostgreSQL stops, Razorpay fails, cash is collected, and an order is cancelled.
 */
export const returns: Fault = {
  name: "returns",
  run: async (stage) => {
    const [first, second] = stage.shops;
    const urls = [first.url, second.url];
    const product = await createSizedProduct(stage, { pieces: { S: 5, M: 60 }, rupees: 700 });
    const lines = [{ productId: product, size: "M", quantity: pieces }];
    const [buyers, admins] = await Promise.all([
      createBuyers(stage, onlineOrders + cashOrders),
      createAdmins(stage, 2),
    ]);
    const purchases = await allEnded(
      buyers.map((buyer, index) =>
        index < onlineOrders ? placePaid(stage, buyer, lines) : placeCash(stage, buyer, lines),
      ),
    );
    const ids = purchases.map(({ orderId }) => orderId);
    await waitForOrderStatus(stage, ids, "confirmed", 60);
    const asAdmins = (query: string, id: string, refusals: string[] = []) =>
      admins.flatMap(({ token }) =>
        urls.map((url) => () => untilAnswered(() => sendGraphql(url, query, { id }, token), refusals)),
      );
    await allEnded(ids.flatMap((id) => asAdmins(DELIVER, id)).map((deliver) => deliver()));

    const orderLines = await stage.sql<{ id: string; orderId: string }>(
      'select id, order_id as "orderId" from order_lines where order_id = any($1)',
      [ids],
    );
    const drafts = purchases.flatMap(({ buyer, orderId }) => {
      const lineId = orderLines.find((line) => line.orderId === orderId)?.id ?? "";
      return requestsFor(orderId, lineId).map((draft) => ({ buyer, draft }));
    });
    const requestAll = (refusals: string[]) =>
      drafts.flatMap(({ buyer, draft }) =>
        urls.map((url) => () => untilAnswered(() => requestReturn(url, buyer, draft), refusals)),
      );
    const refusals = ["RETURN_TOO_MANY", "OUT_OF_STOCK"];
    const requests = requestAll(refusals);
    const accepted = await duringRequests(requests, async () => {
      await second.kill();
      await second.start();
    });
    const refusedCount = accepted.filter((isAccepted) => !isAccepted).length;
    expectThat(refusedCount > 0, "every request was accepted, though an order has not so many pieces");

    const [cancelledId = ""] = ids;
    const stepOfAll = async (step: "approve" | "receive" | "inspect") =>
      (await returnsOfOrders(stage, ids)).flatMap((row) =>
        admins.flatMap((admin) =>
          urls.map(
            (url) => () =>
              untilAnswered(
                () => sendStep(url, admin, step, row),
                row.orderId === cancelledId ? ["RETURN_STEP_INVALID"] : [],
              ),
          ),
        ),
      );
    await duringRequests(await stepOfAll("approve"), async () => {
      await stage.postgres.cut();
      await stage.postgres.start();
    });
    await duringRequests(await stepOfAll("receive"), async () => {
      await second.kill();
      await second.start();
    });
    await stage.razorpay.setFaults({ refuse: 3, slowMs: 500 });
    const collections = ids.slice(onlineOrders).flatMap((id) => asAdmins(COLLECT, id));
    const cancellations = asAdmins(CANCEL, cancelledId, ["ORDER_REFUNDED"]);
    await duringRequests([...(await stepOfAll("inspect")), ...collections, ...cancellations], async () => {
      await first.kill();
      await first.start();
    });
    await stage.razorpay.setFaults({});
    const repeated = [...(await stepOfAll("inspect")), ...requestAll([...refusals, "RETURN_NOT_DELIVERED"])];
    await allEnded(repeated.map((repeat) => repeat()));
    // A refund that Razorpay has refused three times is requested again after 30 s: longer than the wait of the checks alone.
    await waitForJobs(stage);
    const [counts] = await stage.sql<{ done: number; exchanges: number }>(
      `select count(distinct r.id)::int as done, count(*) filter (where i.kind = 'exchange')::int as exchanges
       from returns r join return_lines i on i.return_id = r.id where r.order_id = any($1) and r.status = 'completed'`,
      [ids],
    );
    const { done, exchanges } = counts ?? { done: 0, exchanges: 0 };
    expectThat(
      exchanges > 0 && done > exchanges,
      `${done} returns are completed, ${exchanges} are exchanges`,
    );
    return `${requests.length} requests, ${refusedCount} refused; ${done} completed, ${exchanges} of them exchanges`;
  },
};
