import type { EntityManager } from "typeorm";
import { lockShopper } from "../accounts/user.store.ts";
import { lockWelcomeCode, spendWelcomeCode } from "../accounts/welcome-codes/welcome-code.store.ts";
import { removeOrdered } from "../cart/cart.store.ts";
import { lockOffers } from "../catalogue/stock.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { promisedRange } from "../delivery/promised-range.query.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { countOrderForLimits } from "../orders/order-history.store.ts";
import { orderByIdempotencyKey } from "../orders/order-by-key.store.ts";
import { addOrder } from "../orders/order-write.store.ts";
import type { PaymentMethod } from "../orders/order-payment.rules.ts";
import { waitForOrderOfPayment } from "../payments/hold-payment.command.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { checkedIdempotencyKey } from "../../platform/idempotency-key.ts";
import type { Paise } from "../../platform/money.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { needsTurn, refuseSoldOut, spendTurn } from "./admit-order.command.ts";
import { ordersOf } from "./order-queue.ts";
import { checkedAddress, type Address } from "./address.rules.ts";
import { normalizedCode } from "./discount.rules.ts";
import { exceededLimit, type UnpaidOrder } from "./order-limits.rules.ts";
import { checkedTransactionId, resolvePayment } from "./resolve-payment.command.ts";
import { checkTotals, draftHashOf } from "./order-draft.rules.ts";
import { pricedLines, productIdsOf, type RequestedLine } from "./priced-lines.query.ts";
import { takePieces } from "./take-pieces.command.ts";
import { totalsOf } from "./totals.rules.ts";
import { codeForOrder } from "./welcome-discount.query.ts";

export type OrderDraft = {
  idempotencyKey: string;
  lines: RequestedLine[];
  shippingAddress: Address;
  paymentMethod: PaymentMethod;
  transactionId?: string | null;
  discountCode?: string | null;
  expectedTotal: Paise;
  expectedSubtotal?: Paise | null;
};

/** Locks the welcome code. A duplicate request waits here, and then finds the first order instead of a spent code. */
const waitForWelcomeCode = async (
  tx: EntityManager,
  { userId }: Viewer,
  draft: OrderDraft,
): Promise<void> => {
  const code = normalizedCode(draft.discountCode);
  if (code) await lockWelcomeCode(tx, { userId, code });
};

type Buyer = Viewer & {
  /** Network of the request. */
  network: string;
};

/** Refuses an unpaid order that exceeds a limit of its shopper or its network. Decision 51. */
const checkLimits = async (
  tx: EntityManager,
  shop: Shop,
  { userId, network }: Buyer,
  order: UnpaidOrder,
): Promise<void> => {
  const history = await countOrderForLimits(tx, { userId, network });
  const exceeded = exceededLimit(history, order, shop.settings.orderLimits);
  if (exceeded) refuse(exceeded.code, { facts: exceeded.facts });
};

/**
 * Places an order in one transaction, with prices, totals and stock from the shop's own rows. Returns its id. The order is
 * confirmed if it is paid or cash on delivery, else pending; either way it holds its pieces. The stock is taken last, to
 * hold its locks briefly; orders of one product, and those of one account, wait for each other in the process. The same idempotency key returns the same
 * order; with another body it throws KEY_REUSED.
 * Order limits apply only to orders that are not paid before placing.
 */
export const placeOrder = (shop: Shop, viewer: Buyer, input: OrderDraft): Promise<string> =>
  ordersOf(shop).accounts.run([viewer.userId], () => placeInTurn(shop, viewer, input));

const placeInTurn = async (shop: Shop, viewer: Buyer, input: OrderDraft): Promise<string> => {
  const draft = { ...input, transactionId: checkedTransactionId(input) };
  const idempotencyKey = checkedIdempotencyKey(draft.idempotencyKey);
  const rules = shop.settings.shop;
  const shippingAddress = checkedAddress(draft.shippingAddress, rules);
  const productIds = productIdsOf(draft.lines, rules.maxLinesInOrder);
  const draftHash = draftHashOf(draft, shippingAddress);
  const { zipCode, state } = shippingAddress;
  const request = {
    userId: viewer.userId,
    idempotencyKey,
    lines: draft.lines,
    transactionId: draft.transactionId,
  };
  await refuseSoldOut(shop, request);
  const hasTurn = await needsTurn(shop, request);
  const promise = await promisedRange(shop, { pin: zipCode, state }, new Date());
  const isLimited = shop.settings.throttles && !draft.transactionId;
  const { queue, soldOut } = ordersOf(shop);
  const placeInTransaction = async (tx: EntityManager, usesTurn: boolean): Promise<string> => {
    if (!(await lockShopper(tx, viewer.userId))) refuse("UNAUTHENTICATED");
    if (draft.transactionId) await waitForOrderOfPayment(tx, draft.transactionId);
    await waitForWelcomeCode(tx, viewer, draft);
    const existingOrder = await orderByIdempotencyKey(tx, viewer.userId, idempotencyKey);
    if (existingOrder)
      return existingOrder.draftHash === draftHash
        ? existingOrder.id
        : refuse("KEY_REUSED", { field: "idempotencyKey" });
    if (usesTurn) await spendTurn(tx, shop, viewer.userId);
    const lines = await pricedLines(tx, draft.lines, rules.maxLinesInOrder, lockOffers);
    const code = await codeForOrder(tx, { userId: viewer.userId, input: draft.discountCode });
    const totals = totalsOf(lines, rules, { at: new Date(), percentOff: code?.percent ?? 0 });
    checkTotals(draft, totals);
    const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
    const { paymentMethod } = draft;
    if (isLimited) await checkLimits(tx, shop, viewer, { paymentMethod, pieces, total: totals.total });
    const { payment, ...orderFields } = await resolvePayment(tx, viewer, draft, totals.total);
    const isPending = orderFields.orderStatus === OrderStatus.PENDING;
    const orderId = await addOrder(tx, {
      userId: viewer.userId,
      idempotencyKey,
      draftHash,
      shippingAddress,
      ...orderFields,
      payableForSeconds: isPending ? shop.settings.payments.startWithinSeconds : undefined,
      totalAmount: totals.subtotal,
      shippingCost: totals.shippingCost,
      discount: totals.discount,
      tax: totals.tax,
      finalAmount: totals.total,
      promise,
      lines: totals.lines,
    });
    await payment?.assignTo(orderId);
    if (code) await spendWelcomeCode(tx, code.code, orderId);
    if (!isPending) await addJob(tx, "mail-order-confirmation", { orderId });
    await removeOrdered(tx, viewer.userId, lines);
    await takePieces(tx, orderId, lines, (line) =>
      soldOut.add(line, { unitId: line.stockUnitId, productId: line.productId, title: line.title }),
    );
    return orderId;
  };
  return queue.run(productIds, async (hasStarted) => {
    // During the wait the last piece may have been sold, and a line may have formed.
    await refuseSoldOut(shop, request);
    const usesTurn = hasTurn || (await needsTurn(shop, request));
    const place = async (tx: EntityManager): Promise<string> => {
      hasStarted();
      return placeInTransaction(tx, usesTurn);
    };
    return inTransaction(shop.database, place, (error) => isUniqueViolation(error, "orders_idempotency_key"));
  });
};
