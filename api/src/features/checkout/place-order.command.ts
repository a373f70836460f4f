import { lockShopper } from "../accounts/user.store.ts";
import { spendWelcomeCode } from "../accounts/welcome-codes/welcome-code.store.ts";
import { removeOrdered } from "../cart/cart.store.ts";
import { lockOffers } from "../catalogue/stock.store.ts";
import { promisedRange } from "../delivery/promised-range.query.ts";
import { orderByIdempotencyKey } from "../orders/order-by-key.store.ts";
import { addOrder } from "../orders/order-write.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Shop } from "../shop/shop.ts";
import { checkOrderLimits, type Buyer } from "./check-order-limits.command.ts";
import {
  checkedDraft,
  checkTotals,
  draftFields,
  repeatedOrder,
  type OrderDraft,
} from "./order-draft.rules.ts";
import { inOrderQueue } from "./order-queue.ts";
import { pricedLines } from "./priced-lines.query.ts";
import { resolvePayment } from "./resolve-payment.command.ts";
import { takePieces } from "./take-pieces.command.ts";
import { totalsOf } from "./totals.rules.ts";
import { codeForOrder } from "./welcome-discount.query.ts";

/**
 * Places an order in one transaction, with prices, totals and stock from the shop's own rows. Returns its id. The order is
 * confirmed if it is paid or cash on delivery, else pending; either way it holds its pieces. The stock is taken last, to
 * hold its locks briefly. The same idempotency key returns the same order; with another body it throws KEY_REUSED. Order limits
 * apply only to orders that are not paid before placing.
 */
export const placeOrder = async (shop: Shop, buyer: Buyer, input: OrderDraft): Promise<string> => {
  const { userId } = buyer;
  const { shop: rules, payments } = shop.settings;
  const draft = checkedDraft(input, rules);
  const { zipCode: pin, state } = draft.shippingAddress;
  const promise = await promisedRange(shop, { pin, state }, new Date());
  return inOrderQueue(shop, userId, draft, async (tx, onSoldOut) => {
    if (!(await lockShopper(tx, userId))) refuse("UNAUTHENTICATED");
    const existingOrder = repeatedOrder(await orderByIdempotencyKey(tx, userId, draft.idempotencyKey), draft);
    if (existingOrder) return existingOrder;

    const lines = await pricedLines(tx, draft.lines, rules.maxLinesInOrder, lockOffers);
    const code = await codeForOrder(tx, { userId, input: draft.discountCode });
    const totals = totalsOf(lines, rules, { at: new Date(), percentOff: code?.percent ?? 0 });
    checkTotals(draft, totals);
    if (!draft.transactionId) await checkOrderLimits(tx, shop, buyer, draft.paymentMethod, totals);
    const { payment, isPending, ...status } = await resolvePayment(tx, userId, draft, totals.total);

    const payableForSeconds = isPending ? payments.startWithinSeconds : undefined;
    const fields = draftFields(draft, totals, promise);
    const orderId = await addOrder(tx, { userId, ...fields, ...status, payableForSeconds });
    await payment?.assignTo(orderId);
    if (code) await spendWelcomeCode(tx, code.code, orderId);
    if (!isPending) await addJob(tx, "mail-order-confirmation", { orderId });
    await removeOrdered(tx, userId, lines);
    await takePieces(tx, orderId, lines, onSoldOut);
    return orderId;
  });
};
