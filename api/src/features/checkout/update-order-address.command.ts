import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { AuditSubject, changesBetween, type Author } from "../audit/audit.rules.ts";
import { addAudit } from "../audit/audit.store.ts";
import { currentDeliveryPlan } from "../delivery/current-delivery-plan.ts";
import { rangeByPlan } from "../delivery/promised-range.query.ts";
import { canEditOrder } from "../orders/order.policy.ts";
import { auditedAddress, isUnpacked, isUnshipped, mergedFields } from "../orders/order-edit.rules.ts";
import { markUnpacked } from "../orders/mark-unpacked.command.ts";
import { hasInvoice, movePromise, orderAddress, setOrderAddress } from "../orders/order-edit.store.ts";
import { orderToMail } from "../orders/order-mail.store.ts";
import { hasTrackingId, lockOrder, type LockedOrder } from "../orders/order-write.store.ts";
import { requestAddressConfirmation } from "../orders/request-address-confirmation.command.ts";
import { inTransaction } from "../../platform/database/database.ts";
import { refuse } from "./checkout.refusals.ts";
import { asId } from "../../platform/ids.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { ADMIN, type Viewer } from "../../platform/viewer.ts";
import type { Services } from "../shop/services.ts";
import { checkedAddress, type Address } from "../shop/address.rules.ts";

/** Refuses an order that is too far on its way: an admin changes it until it is shipped, the shopper until it is packed. */
const checkStatus = async (tx: EntityManager, viewer: Viewer, order: LockedOrder): Promise<void> => {
  if (!isUnshipped(order.orderStatus)) refuse("ORDER_SHIPPED");
  if (viewer.role === ADMIN) return;
  // A parcel of a part of the order has left, or all of it is packed: neither changes the status of the order.
  const isPacked = order.packedAt !== null || (await hasTrackingId(tx, order.id));
  if (isPacked || !isUnpacked(order.orderStatus)) refuse("ORDER_PACKED");
};

/** The stored address with the change. Throws ORDER_CHANGED with the current address. */
const mergedAddress = (current: Address, seen: Address, input: Address): Address => {
  const { fields, conflicts } = mergedFields(current, seen, input);
  const [field] = conflicts;
  return field ? refuse("ORDER_CHANGED", { field, facts: current }) : fields;
};

/** Stores an address with its audit entry and its mail. */
const writeAddress = async (
  tx: EntityManager,
  services: Services,
  author: Author,
  order: LockedOrder,
  [before, after]: [Address, Address],
): Promise<void> => {
  await setOrderAddress(tx, order.id, after);
  const masked = changesBetween(auditedAddress(before), auditedAddress(after));
  const unmasked = changesBetween(before, after);
  await addAudit(tx, {
    author,
    action: "changeOrderAddress",
    subject: AuditSubject.ORDER,
    subjectId: order.id,
    label: order.orderNumber,
    // Two addresses may look the same without their middle: the entry names the field all the same.
    changes: Object.fromEntries(
      Object.keys(unmasked).map((field) => [field, masked[field] ?? { before: "…", after: "…" }]),
    ),
  });
  const mail = { orderId: order.id, mailId: randomUUID() };
  await addJob(tx, "mail-order-readdressed", mail, { key: `readdressed ${order.id}` });
  const mailed = await orderToMail(tx, order.id);
  if (mailed && "email" in unmasked) await requestAddressConfirmation(tx, services, mailed);
};

/**
 * Changes the shipping address of an order that is not packed, for its shopper, or not shipped, for an admin. `seen` is the
 * address that the writer saw: a field that another one has changed since is merged, or refused. The state of delivery
 * decides the kind of tax, so it stays once there is an invoice. A packed order has to be packed again, with a new slip. An
 * order that goes to another zone gets the delivery promise of an order of this moment; its total stays, since shipping costs
 * the same everywhere. A new e-mail address gets mails when it is confirmed. Each change adds a mail and an audit entry that is
 * never deleted, so those of a shopper are counted. Throws TOO_MANY, ORDER_NOT_FOUND, ORDER_SHIPPED, ORDER_PACKED,
 * ORDER_CHANGED, ADDRESS_STATE_INVOICED, and as `checkedAddress`.
 */
export const updateOrderAddress = async (
  services: Services,
  { viewer, author }: { viewer: Viewer; author: Author },
  change: { orderId: string; address: Address; seen: Address },
): Promise<string> => {
  const orderId = asId(change.orderId, "orderId");
  const { country, states } = services.settings.shop;
  // The order keeps a state to which the shop no longer delivers, while its other fields change.
  const rules = { country, states: [...states, change.seen.state.trim()] };
  const input = checkedAddress(change.address, rules);
  const seen = checkedAddress(change.seen, rules);
  const plan = await currentDeliveryPlan(services);
  if (viewer.role !== ADMIN) await services.throttles.count({ orderAddressByAccount: viewer.userId });
  return inTransaction(services.database, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !canEditOrder(viewer, order)) return refuse("ORDER_NOT_FOUND");
    await checkStatus(tx, viewer, order);
    const current = await orderAddress(tx, orderId);
    const address = mergedAddress(current, seen, input);
    if (Object.keys(changesBetween(current, address)).length === 0) return orderId;
    if (address.state !== current.state && (await hasInvoice(tx, orderId)))
      refuse("ADDRESS_STATE_INVOICED", { field: "state" });
    await writeAddress(tx, services, author, order, [current, address]);
    const { zipCode: pin, state } = address;
    if (pin !== current.zipCode || state !== current.state)
      await movePromise(
        tx,
        orderId,
        rangeByPlan(services, plan, { destination: { pin, state }, at: new Date() }),
      );
    await markUnpacked(tx, author, order);
    return orderId;
  });
};
