import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import { lockWelcomeCode, spendWelcomeCode } from "../accounts/welcome-code.store.ts";
import { removeOrdered } from "../cart/cart.store.ts";
import { takeStock } from "../catalogue/stock.store.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { countOrder, lockShopper } from "../orders/order-standing.store.ts";
import { addOrder, orderByKey } from "../orders/order-write.store.ts";
import type { PaymentMethod } from "../orders/payment.rules.ts";
import { waitForPayment } from "../payments/hold-payment.command.ts";
import { refuse } from "../../platform/errors/errors.ts";
import type { Paise } from "../../platform/money.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { Shop } from "../shop/shop.ts";
import { checkedAddress, type Address } from "./address.rules.ts";
import { typedCode } from "./discount.rules.ts";
import { brokenLimit, type UnpaidOrder } from "./order-limits.rules.ts";
import { checkedPayment, payFor } from "./pay-for-order.command.ts";
import { pricedLines, type LineOfOrder, type WishedLine } from "./priced-lines.command.ts";
import { totalsOf, type Totals } from "./totals.rules.ts";
import { codeForOrder } from "./welcome-discount.command.ts";

export type OrderDraft = {
  idempotencyKey: string;
  lines: WishedLine[];
  shippingAddress: Address;
  paymentMethod: PaymentMethod;
  transactionId?: string | null;
  discountCode?: string | null;
  expectedTotal: Paise;
  expectedSubtotal?: Paise | null;
};

const checkedKey = (key: string): string =>
  /^[\x21-\x7e]{8,100}$/.test(key) ? key : refuse("BAD_KEY", { field: "idempotencyKey" });

/** Two drafts with the same hash ask for the same order. */
const hashOf = (draft: OrderDraft, address: Address): string => {
  const lines = draft.lines.map((line) => [
    line.productId,
    line.size ?? null,
    line.color ?? null,
    line.quantity,
  ]);
  const payment = [draft.paymentMethod, draft.transactionId ?? null];
  const code = typedCode(draft.discountCode);
  const asked = [
    lines,
    Object.entries(address).sort(),
    payment,
    draft.expectedTotal,
    ...(code ? [code] : []),
  ];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
};

const checkTotals = (draft: OrderDraft, totals: Totals): void => {
  const isSame =
    draft.expectedTotal === totals.total &&
    (draft.expectedSubtotal == null || draft.expectedSubtotal === totals.subtotal);
  if (isSame) return;
  const { subtotal, shippingCost, discount, total } = totals;
  const inRupees = { subtotal, shippingCost, discount, total };
  const facts = Object.fromEntries(Object.entries(inRupees).map(([name, paise]) => [name, paise / 100]));
  refuse("TOTAL_CHANGED", { field: "expectedTotal", facts });
};

const takePieces = async (tx: EntityManager, lines: readonly LineOfOrder[]): Promise<void> => {
  const short = await takeStock(
    tx,
    lines.map((line) => ({ unitId: line.stockUnitId, quantity: line.quantity })),
  );
  if (!short) return;
  const line = lines.find((candidate) => candidate.stockUnitId === short.unitId);
  const message =
    short.left === 0 ? `${line?.title} is out of stock.` : `Only ${short.left} left of ${line?.title}.`;
  refuse("OUT_OF_STOCK", { message, facts: { productId: line?.productId, available: short.left } });
};

/** A double of an intent with a code waits here for the first one, and then finds its order rather than a spent code. */
const waitForCode = async (tx: EntityManager, { userId }: Viewer, draft: OrderDraft): Promise<void> => {
  const code = typedCode(draft.discountCode);
  if (code) await lockWelcomeCode(tx, { userId, code });
};

type Buyer = Viewer & {
  /** Network that the request comes from. */
  network: string;
};

/** Refuses an unpaid order with which its shopper, or the network, would have too many. Decision 51. */
const checkLimits = async (
  tx: EntityManager,
  shop: Shop,
  { userId, network }: Buyer,
  order: UnpaidOrder,
): Promise<void> => {
  const standing = await countOrder(tx, { userId, network });
  const broken = brokenLimit(standing, order, shop.settings.orderLimits);
  if (broken) refuse(broken.code, { facts: broken.facts });
};

/**
 * Places an order, confirmed when it is paid or to be paid at the door, else pending and holding its pieces: prices,
 * totals and stock out of the shop's own rows, all in one transaction; the stock comes last, so that others wait for it
 * as briefly as can be. The same key gives the same order; the same key with another body is refused. Limits count only
 * new orders that are not paid beforehand. Answers with the id.
 */
export const placeOrder = (shop: Shop, viewer: Buyer, wanted: OrderDraft): Promise<string> => {
  const draft = { ...wanted, transactionId: checkedPayment(wanted) };
  const idempotencyKey = checkedKey(draft.idempotencyKey);
  const rules = shop.settings.shop;
  const shippingAddress = checkedAddress(draft.shippingAddress, rules);
  const draftHash = hashOf(draft, shippingAddress);
  const isLimited = shop.settings.throttles && !draft.transactionId;
  const place = async (tx: EntityManager): Promise<string> => {
    if (isLimited) await lockShopper(tx, viewer.userId);
    if (draft.transactionId) await waitForPayment(tx, draft.transactionId);
    await waitForCode(tx, viewer, draft);
    const known = await orderByKey(tx, viewer.userId, idempotencyKey);
    if (known)
      return known.draftHash === draftHash ? known.id : refuse("KEY_REUSED", { field: "idempotencyKey" });
    const lines = await pricedLines(tx, draft.lines, rules.maxLinesInOrder);
    const code = await codeForOrder(tx, { userId: viewer.userId, typed: draft.discountCode });
    const totals = totalsOf(lines, rules, { at: new Date(), percentOff: code?.percent ?? 0 });
    checkTotals(draft, totals);
    const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
    const { paymentMethod } = draft;
    if (isLimited) await checkLimits(tx, shop, viewer, { paymentMethod, pieces, total: totals.total });
    const { payment, ...standing } = await payFor(tx, viewer, draft, totals.total);
    const isPending = standing.orderStatus === OrderStatus.PENDING;
    const orderId = await addOrder(tx, {
      userId: viewer.userId,
      idempotencyKey,
      draftHash,
      shippingAddress,
      ...standing,
      payableForSeconds: isPending ? shop.settings.payments.startWithinSeconds : undefined,
      totalAmount: totals.subtotal,
      shippingCost: totals.shippingCost,
      discount: totals.discount,
      tax: totals.tax,
      finalAmount: totals.total,
      lines: totals.lines,
    });
    await payment?.becomes(orderId);
    if (code) await spendWelcomeCode(tx, code.code, orderId);
    if (!isPending) await addJob(tx, "mail-order-confirmation", { orderId });
    await removeOrdered(tx, viewer.userId, lines);
    await takePieces(tx, lines);
    return orderId;
  };
  return inTransaction(shop.database, place, (error) => isUniqueViolation(error, "orders_idempotency_key"));
};
