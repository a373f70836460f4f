import type { FieldChanges } from "../audit/audit.rules.ts";
import type { Database } from "../../platform/database/database.ts";
import { OrderStatus } from "./order-status.rules.ts";

/** What an event of an order is about. */
export enum OrderEventKind {
  STATUS = "status",
  PAYMENT = "payment",
  REFUND = "refund",
  DOCUMENT = "document",
  MAIL = "mail",
  CHANGE = "change",
}

/** One event in the life of an order, as the admin reads it. */
export type OrderEvent = {
  orderId: string;
  id: string;
  at: Date;
  kind: OrderEventKind;
  title: string;
  detail: string | null;
  /** The name of the admin, or "the shopper"; `null` for the shop itself. */
  by: string | null;
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

/** Title and detail of a status change; the first one is the placing. */
export const statusEventText = (from: OrderStatus | null, to: OrderStatus) =>
  from === null
    ? { title: "Order placed", detail: statusTitles[to] }
    : { title: statusTitles[to], detail: `before: ${statusTitles[from]}` };

/** Titles of the changes of an order by the name of their mutation. Status changes have events of their own. */
const changeTitles: Record<string, string> = {
  changeOrderNotes: "Note to the packer",
  changeOrderAddress: "Shipping address changed",
  changeOrderLine: "Size or colour changed",
  placeOrderForCustomer: "Taken by phone or message",
  packOrders: "Packed",
  unpackOrder: "To be packed again",
};

/** The name of a mutation as words: "markCashCollected" is "Mark cash collected". */
const inWords = (action: string): string => {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const fieldNames: Record<string, string> = {
  fullName: "name",
  zipCode: "PIN code",
  trackingId: "tracking id",
  estimatedDelivery: "expected on",
  orderStatus: "status",
};

const nameOf = (field: string): string => fieldNames[field] ?? field;

const valueText = (value: unknown): string => {
  if (value === null || value === "") return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (typeof value !== "object" || Array.isArray(value)) return JSON.stringify(value);
  const parts = Object.entries(value ?? {}).filter(([, part]) => part !== null);
  return parts.map(([field, part]) => `${nameOf(field)}: ${valueText(part)}`).join(", ");
};

/** Title and detail of an audited change: "city: Pune, before: Mumbai". */
export const changeEventText = (action: string, changes: FieldChanges) => {
  const title = changeTitles[action] ?? inWords(action);
  if (action === "changeOrderNotes") return { title, detail: valueText(changes["notes"]?.after) };
  if (action === "placeOrderForCustomer")
    return { title, detail: changes["payment"]?.after === "cod" ? "Cash on delivery" : "Payment link" };
  if (action === "packOrders" || action === "unpackOrder") return { title, detail: null };
  const parts = Object.entries(changes).map(([field, { before, after }]) => {
    const name = nameOf(field);
    return before === null
      ? `${name}: ${valueText(after)}`
      : `${name}: ${valueText(after)}, before: ${valueText(before)}`;
  });
  return { title, detail: parts.join("; ") || null };
};
