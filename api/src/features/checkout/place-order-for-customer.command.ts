import { promisedRange } from "../delivery/promised-range.query.ts";
import type { EntityManager } from "typeorm";
import { findOrAddCustomer } from "../accounts/find-or-add-customer.command.ts";
import { asEmail } from "../accounts/email.rules.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { lockOffers } from "../catalogue/stock.store.ts";
import { auditedAddress } from "../orders/order-edit.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { orderPlacedByWithKey } from "../orders/order-by-key.store.ts";
import { addOrder, lockOrder } from "../orders/order-write.store.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Paise } from "../../platform/money.ts";
import type { Shop } from "../shop/shop.ts";
import type { Address } from "./address.rules.ts";
import {
  checkedDraft,
  checkTotals,
  draftFields,
  repeatedOrder,
  type OrderDraft,
} from "./order-draft.rules.ts";
import { pricedLines } from "./priced-lines.query.ts";
import { takePieces } from "./take-pieces.command.ts";
import { totalsOf } from "./totals.rules.ts";

/** The e-mail address of its shipping address names the customer's account. */
type CustomerOrderDraft = Omit<OrderDraft, "transactionId" | "discountCode" | "expectedSubtotal">;

/** Audits the order and the customer without whole addresses: the audit outlives a deleted account. */
const addOrderAudit = async (
  tx: EntityManager,
  author: Author,
  order: { id: string; address: Address; total: Paise; method: PaymentMethod },
): Promise<void> => {
  const { orderNumber = "" } = (await lockOrder(tx, order.id)) ?? {};
  const { email } = auditedAddress(order.address);
  const values = { customer: email, total: order.total / 100, payment: order.method };
  await addAudit(tx, {
    author,
    action: "placeOrderForCustomer",
    subject: AuditSubject.ORDER,
    subjectId: order.id,
    label: orderNumber,
    changes: Object.fromEntries(
      Object.entries(values).map(([field, after]) => [field, { before: null, after }]),
    ),
  });
};

/** Equal requests at the same time meet at one of these; the retry finds the first one's order or account. */
const retriedConstraints = ["orders_placed_by_key", "orders_idempotency_key", "users_email"];

/**
 * Places an order that a customer gives by phone or message: for the account of the e-mail address, at the shop's own
 * prices, with cash on delivery or a payment link. The limits on unpaid orders do not apply. Returns its id. The same
 * idempotency key of the same admin returns the same order. Throws as `placeOrder`, and CUSTOMER_IS_ADMIN.
 */
export const placeOrderForCustomer = async (
  shop: Shop,
  author: Author,
  input: CustomerOrderDraft,
): Promise<string> => {
  const rules = shop.settings.shop;
  const draft = checkedDraft(input, rules);
  const address = draft.shippingAddress;
  const email = asEmail(address.email);
  const promise = await promisedRange(shop, { pin: address.zipCode, state: address.state }, new Date());
  const isByLink = draft.paymentMethod === PaymentMethod.ONLINE;
  const place = async (tx: EntityManager): Promise<string> => {
    const existingOrder = repeatedOrder(
      await orderPlacedByWithKey(tx, author.userId, draft.idempotencyKey),
      draft,
    );
    if (existingOrder) return existingOrder;
    const lines = await pricedLines(tx, draft.lines, rules.maxLinesInOrder, lockOffers);
    const totals = totalsOf(lines, rules, { at: new Date(), percentOff: 0 });
    checkTotals(draft, totals);
    const userId = await findOrAddCustomer(tx, { email, name: address.fullName, mobile: address.phone });
    const orderId = await addOrder(tx, {
      userId,
      placedBy: author.userId,
      ...draftFields(draft, totals, promise),
      orderStatus: isByLink ? OrderStatus.PENDING : OrderStatus.CONFIRMED,
      paymentDetails: {
        method: draft.paymentMethod,
        transactionId: null,
        paymentStatus: PaymentStatus.PENDING,
      },
      payableForSeconds: isByLink ? shop.settings.payments.linkExpiresSeconds : undefined,
    });
    await addOrderAudit(tx, author, {
      id: orderId,
      address,
      total: totals.total,
      method: draft.paymentMethod,
    });
    await addJob(tx, isByLink ? "mail-pay-link" : "mail-order-confirmation", { orderId });
    await takePieces(tx, orderId, lines);
    return orderId;
  };
  return inTransaction(shop.database, place, (error) =>
    retriedConstraints.some((constraint) => isUniqueViolation(error, constraint)),
  );
};
