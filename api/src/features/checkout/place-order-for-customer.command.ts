import { promisedRange } from "../delivery/promised-range.query.ts";
import type { EntityManager } from "typeorm";
import { refuseBlockedCash } from "../accounts/cash-block.rules.ts";
import { findOrAddCustomer } from "../accounts/find-or-add-customer.command.ts";
import { asEmail, emailOfPhone } from "../accounts/email.rules.ts";
import { AuditSubject, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { lockOffers } from "../catalogue/stock.store.ts";
import { validTermsVersion } from "../content/terms-version.ts";
import { auditedAddress } from "../orders/order-edit.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import { PaymentMethod, PaymentStatus } from "../orders/order-payment.rules.ts";
import { orderPlacedByWithKey } from "../orders/order-by-key.store.ts";
import { addOrder, lockOrder } from "../orders/order-write.store.ts";
import { onlineLimitMessage } from "../payments/online-payment.rules.ts";
import { inTransaction, isUniqueViolation } from "../../platform/database/database.ts";
import { refuse } from "./checkout.refusals.ts";
import { plainText } from "../../platform/plain-text.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Paise } from "../../platform/money.ts";
import type { Services } from "../shop/services.ts";
import type { Address } from "../shop/address.rules.ts";
import {
  checkedDraft,
  checkTotals,
  draftFields,
  repeatedOrder,
  type OrderDraft,
} from "./order-draft.rules.ts";
import { normalizedCode } from "../promotions/code.rules.ts";
import { candidatesFor } from "../promotions/candidates.query.ts";
import { collectionMembers } from "../search/collections/collection-members.store.ts";
import { countPromotions } from "./count-promotions.command.ts";
import { pricedLines } from "./priced-lines.query.ts";
import { takePieces } from "./take-pieces.command.ts";
import { totalsOf } from "./totals.rules.ts";

/** The e-mail address of its shipping address names the customer's account. */
type CustomerOrderDraft = Omit<OrderDraft, "transactionId" | "expectedSubtotal">;

/** Audits the order and the customer without whole addresses: the audit outlives a deleted account. */
const addOrderAudit = async (
  tx: EntityManager,
  author: Author,
  order: { id: string; address: Address; total: Paise; method: PaymentMethod; code: string | null },
): Promise<void> => {
  const { orderNumber = "" } = (await lockOrder(tx, order.id)) ?? {};
  const { email } = auditedAddress(order.address);
  const values = {
    customer: email,
    total: order.total / 100,
    payment: order.method,
    ...(order.code ? { discountCode: order.code } : {}),
  };
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

/** The input with an address for the account, if the customer has none. Throws BAD_INPUT without a whole phone number. */
const withAccountEmail = (input: CustomerOrderDraft): CustomerOrderDraft => {
  const { email, phone } = input.shippingAddress;
  if (email.trim() !== "") return input;
  const message = "Enter a phone number of at least 10 digits, or an e-mail address.";
  const name = emailOfPhone(plainText(phone)) ?? refuse("BAD_INPUT", { field: "phone", message });
  return { ...input, shippingAddress: { ...input.shippingAddress, email: name } };
};

const cashBlockedMessage = "Cash on delivery is blocked for this customer. Please send a payment link.";

/** Equal requests at the same time meet at one of these; the retry finds the first one's order or account. */
const retriedConstraints = ["orders_placed_by_key", "orders_idempotency_key", "users_email"];

/**
 * Places an order that a customer gives by phone or message, for the account of the e-mail address, or of the phone number if there
 * is no address. It has the shop's own prices, with cash on delivery or a payment link. The limits on unpaid orders do not apply;
 * those of a discount code count the orders of the account.
 * Returns its id. The same idempotency key of the same admin returns the same order. Throws as `placeOrder`, CUSTOMER_IS_ADMIN,
 * CASH_BLOCKED and ONLINE_LIMIT.
 */
export const placeOrderForCustomer = async (
  services: Services,
  author: Author,
  input: CustomerOrderDraft,
): Promise<string> => {
  const rules = services.settings.shop;
  const draft = checkedDraft(withAccountEmail(input), rules);
  const address = draft.shippingAddress;
  const email = input.shippingAddress.email.trim() === "" ? address.email : asEmail(address.email);
  const promise = await promisedRange(services, { pin: address.zipCode, state: address.state }, new Date());
  const termsVersion = await validTermsVersion(services);
  const isByLink = draft.paymentMethod === PaymentMethod.ONLINE;
  const place = async (tx: EntityManager): Promise<string> => {
    const existingOrder = repeatedOrder(
      await orderPlacedByWithKey(tx, author.userId, draft.idempotencyKey),
      draft,
    );
    if (existingOrder) return existingOrder;
    const lines = await pricedLines(tx, draft.lines, rules.maxLinesInOrder, lockOffers);
    const at = new Date();
    const readMembers = collectionMembers(tx, rules);
    const customer = { email, name: address.fullName, mobile: address.phone };
    const { userId, isCashBlocked } = await findOrAddCustomer(tx, customer);
    const code = normalizedCode(draft.discountCode);
    const promotions = await candidatesFor(tx, { userId, code, isByPhone: true, lines, readMembers });
    const totals = totalsOf(lines, rules, { at, promotions });
    checkTotals(draft, totals);
    refuseBlockedCash({ isCash: !isByLink, isCashBlocked }, cashBlockedMessage);
    if (isByLink && totals.total > rules.onlineMaximum)
      refuse("ONLINE_LIMIT", {
        field: "paymentMethod",
        message: onlineLimitMessage(rules.onlineMaximum, { isCashPossible: !isCashBlocked }),
      });
    const orderId = await addOrder(tx, {
      userId,
      placedBy: author.userId,
      ...draftFields(draft, totals, promise),
      termsVersion,
      orderStatus: isByLink ? OrderStatus.PENDING : OrderStatus.CONFIRMED,
      paymentDetails: {
        method: draft.paymentMethod,
        transactionId: null,
        paymentStatus: PaymentStatus.PENDING,
      },
      payableForSeconds: isByLink ? services.settings.payments.linkExpiresSeconds : undefined,
      numberPrefix: services.settings.numberPrefix,
    });
    await addOrderAudit(tx, author, {
      id: orderId,
      address,
      total: totals.total,
      method: draft.paymentMethod,
      code,
    });
    await addJob(tx, isByLink ? "mail-pay-link" : "mail-order-confirmation", { orderId });
    await countPromotions(tx, orderId, totals.promotions);
    await takePieces(tx, orderId, lines);
    return orderId;
  };
  return inTransaction(services.database, place, (error) =>
    retriedConstraints.some((constraint) => isUniqueViolation(error, constraint)),
  );
};
