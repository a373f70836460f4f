import type { AuditAction } from "../audit/audit-action.rules.ts";
import type { FieldChanges } from "../audit/audit.rules.ts";
import type { Database } from "../../platform/database/database.ts";
import { formatRupees } from "../../platform/money.ts";
import { calendarDayInWords, piecesText } from "./order-mails.rules.ts";
import { OrderStatus } from "./order-status.rules.ts";

/** What an event of an order is about. */
export enum OrderEventKind {
  STATUS = "status",
  PAYMENT = "payment",
  REFUND = "refund",
  DOCUMENT = "document",
  MAIL = "mail",
  CHANGE = "change",
  MESSAGE = "message",
}

/** One event in the life of an order, as the admin reads it. */
export type OrderEvent = {
  orderId: string;
  id: string;
  happenedAt: Date;
  kind: OrderEventKind;
  title: string;
  detail: string | null;
  /** The name of the admin, or "the shopper"; `null` for the shop itself. */
  by: string | null;
  /** Number of the ticket of a message. */
  ticketNumber?: string;
};

/** Reads the events of many orders of one kind, in one statement, in any order. `OrderEventSource`s are the timeline. */
export type OrderEventSource = (
  database: Pick<Database, "primary">,
  orderIds: readonly string[],
) => Promise<OrderEvent[]>;

const statusTitles: Record<OrderStatus, string> = {
  [OrderStatus.PENDING]: "Payment Pending",
  [OrderStatus.CONFIRMED]: "Order Confirmed",
  [OrderStatus.PROCESSING]: "Being Prepared",
  [OrderStatus.SHIPPED]: "On the Way",
  [OrderStatus.DELIVERED]: "Delivered",
  [OrderStatus.CANCELLED]: "Cancelled",
  [OrderStatus.RETURNED]: "Returned",
};

/** Title and detail of a status change; the first one is the placing. `refusal`: why Razorpay refused the payment. */
export const statusEventText = (from: OrderStatus | null, to: OrderStatus, refusal: string | null = null) => {
  if (from === null) return { title: "Order placed", detail: statusTitles[to] };
  const before = `before: ${statusTitles[from]}`;
  return {
    title: statusTitles[to],
    detail: refusal === null ? before : `${before}; the payment was refused: ${refusal}`,
  };
};

/** Titles of the changes of an order by the action of their audit entry. Status changes have events of their own. */
export const changeTitles: Readonly<Partial<Record<AuditAction, string>>> = {
  changeOrderNotes: "Note to the packer",
  changeOrderAddress: "Shipping address changed",
  changeOrderLine: "Size or colour changed",
  placeOrderForCustomer: "Taken by phone or message",
  packOrders: "Packed",
  unpackOrder: "To be packed again",
  shipParcel: "Parcel shipped",
  importTracking: "Parcel shipped by a courier's file",
  changeParcel: "Parcel corrected",
  markCashCollected: "Cash collected",
  collectCourierCash: "Cash collected by a courier's file",
  recordPayout: "Cash refund paid",
  undoPayout: "Cash refund marked as unpaid",
  cancelPieces: "Pieces removed",
  refundOrder: "Refunded by hand",
  requestReturnForCustomer: "Return requested for the customer",
  changeOrderStatus: "Pieces did not come back",
  mailInvoice: "Invoice mailed again",
  mailCreditNote: "Credit note mailed again",
};

/** The name of an action as words: "someChange" is "Some change". */
const inWords = (action: AuditAction): string => {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const fieldNames: Record<string, string> = {
  fullName: "name",
  zipCode: "PIN code",
  trackingId: "tracking id",
  estimatedDelivery: "expected on",
};

const nameOf = (field: string): string => fieldNames[field] ?? field;

const aDay = /^\d{4}-\d{2}-\d{2}$/;

const valueText = (value: unknown): string => {
  if (value === null || value === undefined || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" && aDay.test(value)) return calendarDayInWords(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : JSON.stringify(value);
};

/** A value of the audit, or one field of it. */
const partOf = (value: unknown, part?: string): unknown => {
  if (part === undefined) return value;
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[part] : undefined;
};

/** The value of a field after a change, or one field of it. */
const valueAfter = (changes: FieldChanges, field: string, part?: string): unknown =>
  partOf(changes[field]?.after, part);

/** An amount of the audit, which is in rupees. */
const rupeesText = (amount: unknown): string | null =>
  typeof amount === "number" ? formatRupees(Math.round(amount * 100)) : null;

const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join(", ") || null;

const parcelText = (changes: FieldChanges): string | null => {
  const [courier, trackingId, day, pieces] = ["courier", "trackingId", "estimatedDelivery", "pieces"].map(
    (part) => valueAfter(changes, "parcel", part),
  );
  return joined([
    courier ? valueText(courier) : null,
    trackingId ? `tracking id ${valueText(trackingId)}` : null,
    typeof pieces === "number" ? piecesText(pieces) : null,
    day ? `expected on ${valueText(day)}` : null,
  ]);
};

const cashText = (changes: FieldChanges): string | null => {
  const rounding = rupeesText(valueAfter(changes, "cashRounding"));
  return joined([rupeesText(valueAfter(changes, "cashCollected")), rounding && `rounding ${rounding}`]);
};

/** The record of a payout, also one that was undone. */
const payoutText = ({ payout }: FieldChanges): string | null => {
  const record = payout?.after ?? payout?.before;
  const reference = partOf(record, "reference");
  return joined([
    rupeesText(partOf(record, "amount")),
    reference ? `reference ${valueText(reference)}` : null,
  ]);
};

const refundText = (changes: FieldChanges): string | null => {
  const note = valueAfter(changes, "note");
  return joined([
    valueAfter(changes, "pieces") ? valueText(valueAfter(changes, "pieces")) : null,
    rupeesText(valueAfter(changes, "amount")),
    note ? valueText(note) : null,
  ]);
};

/** Each changed field: "city: Pune, before: Mumbai". */
const fieldsText = (changes: FieldChanges): string | null => {
  const parts = Object.entries(changes).map(([field, { before, after }]) => {
    const text = `${nameOf(field)}: ${valueText(after)}`;
    return before === null ? text : `${text}, before: ${valueText(before)}`;
  });
  return parts.join("; ") || null;
};

/** The details of the changes that are not a list of fields. */
const details: Readonly<Partial<Record<AuditAction, (changes: FieldChanges) => string | null>>> = {
  changeOrderNotes: (changes) => valueText(valueAfter(changes, "notes")),
  placeOrderForCustomer: (changes) =>
    valueAfter(changes, "payment") === "cod" ? "Cash on delivery" : "Payment link",
  packOrders: () => null,
  unpackOrder: () => null,
  shipParcel: parcelText,
  importTracking: parcelText,
  markCashCollected: cashText,
  collectCourierCash: cashText,
  recordPayout: payoutText,
  undoPayout: payoutText,
  cancelPieces: refundText,
  refundOrder: refundText,
  requestReturnForCustomer: (changes) =>
    joined([valueText(valueAfter(changes, "return")), valueText(valueAfter(changes, "pieces"))]),
  changeOrderStatus: (changes) => valueText(valueAfter(changes, "missing")),
  mailInvoice: (changes) => valueText(valueAfter(changes, "number")),
  mailCreditNote: (changes) => valueText(valueAfter(changes, "number")),
};

/** Title and detail of an audited change. */
export const changeEventText = (
  action: AuditAction,
  changes: FieldChanges,
): { title: string; detail: string | null } => ({
  title: changeTitles[action] ?? inWords(action),
  detail: (details[action] ?? fieldsText)(changes),
});
