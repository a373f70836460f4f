import { refuseBlockedCash } from "../accounts/cash-block.rules.ts";
import { saveOrderedAddress } from "../accounts/saved-addresses/save-address.command.ts";
import { lockShopper } from "../accounts/user.store.ts";
import { removeOrdered } from "../cart/cart.store.ts";
import { lockOffers } from "../catalogue/stock.store.ts";
import { validTermsVersion } from "../content/terms-version.ts";
import { promisedRange } from "../delivery/promised-range.query.ts";
import { orderByIdempotencyKey } from "../orders/order-by-key.store.ts";
import { PaymentMethod } from "../orders/order-payment.rules.ts";
import { addOrder } from "../orders/order-write.store.ts";
import { candidatesFor } from "../promotions/candidates.query.ts";
import { collectionMembers } from "../search/collections/collection-members.store.ts";
import { refuse } from "../../platform/errors/errors.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Services } from "../shop/services.ts";
import { checkOnlineLimit } from "./check-online-limit.query.ts";
import { checkOrderLimits, type Buyer } from "./check-order-limits.command.ts";
import { countPromotions } from "./count-promotions.command.ts";
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

/**
 * Places an order in one transaction, with prices, totals and stock from the shop's own rows. Returns its id. The order is
 * confirmed if it is paid or cash on delivery, else pending; either way it holds its pieces. The stock is taken last, to hold its
 * locks briefly. The same idempotency key returns the same order; with another body it throws KEY_REUSED. Throws CASH_BLOCKED for
 * cash on delivery by an account with a cash block, and ONLINE_LIMIT for a total that cannot be paid online. Order limits apply only to
 * orders that are not paid before they are placed.
 */
export const placeOrder = async (services: Services, buyer: Buyer, input: OrderDraft): Promise<string> => {
  const { userId } = buyer;
  const { shop: rules, payments, numberPrefix } = services.settings;
  const draft = checkedDraft(input, rules);
  const { zipCode: pin, state } = draft.shippingAddress;
  const promise = await promisedRange(services, { pin, state }, new Date());
  const termsVersion = await validTermsVersion(services);
  return inOrderQueue(services, userId, draft, async (tx, onSoldOut) => {
    const shopper = (await lockShopper(tx, userId)) ?? refuse("UNAUTHENTICATED");
    const existingOrder = repeatedOrder(await orderByIdempotencyKey(tx, userId, draft.idempotencyKey), draft);
    if (existingOrder) return existingOrder;
    refuseBlockedCash({ isCash: draft.paymentMethod === PaymentMethod.COD, ...shopper });

    const lines = await pricedLines(tx, draft.lines, rules.maxLinesInOrder, lockOffers);
    const at = new Date();
    const readMembers = collectionMembers(tx, rules);
    const promotions = await candidatesFor(tx, { userId, code: draft.discountCode, lines, readMembers });
    const totals = totalsOf(lines, rules, { at, promotions });
    checkTotals(draft, totals);
    if (!draft.transactionId) {
      await checkOnlineLimit(tx, services, { ...draft, ...shopper, userId, total: totals.total });
      await checkOrderLimits(tx, services, buyer, draft.paymentMethod, totals);
    }
    const { payment, isPending, ...status } = await resolvePayment(tx, userId, draft, totals.total);

    const payableForSeconds = isPending ? payments.startWithinSeconds : undefined;
    const fields = draftFields(draft, totals, promise);
    const orderId = await addOrder(tx, {
      userId,
      ...fields,
      ...status,
      payableForSeconds,
      termsVersion,
      numberPrefix,
    });
    await payment?.assignTo(orderId);
    if (!isPending) await addJob(tx, "mail-order-confirmation", { orderId });
    if (draft.saveAddress)
      await saveOrderedAddress(tx, services, userId, {
        address: draft.shippingAddress,
        replaced: draft.saveAddress,
      });
    await removeOrdered(tx, userId, lines);
    await countPromotions(tx, orderId, totals.promotions);
    await takePieces(tx, orderId, lines, onSoldOut);
    return orderId;
  });
};
