import { OrderStatus } from "../orders/order-status.rules.ts";
import type { Paise } from "../../platform/money.ts";
import type { Seller } from "../shop/seller.rules.ts";
import { nothingLeft, shippingProblem, type OrderState } from "./parcel.rules.ts";

/** The PDFs about selected orders. */
export enum PackingSheet {
  SLIPS = "slips",
  PICK_LIST = "pick-list",
  LABELS = "labels",
}

export type SheetLine = {
  title: string;
  handle: string | null;
  size: string | null;
  color: string | null;
  /** `null` before it is made. */
  sku: string | null;
  quantity: number;
  /** Pieces that are still to be shipped. */
  left: number;
};

/** An order as its packing slip shows it. `orderedAt` is an ISO 8601 text. */
export type SheetOrder = OrderState & {
  id: string;
  orderedAt: string;
  /** What the courier collects; 0 if nothing. */
  cashDue: Paise;
  /** Oldest first. */
  parcels: { courier: string; trackingId: string }[];
  notes: string | null;
  address: {
    fullName: string;
    phone: string;
    address: string;
    city: string;
    state: string;
    zipCode: string;
  };
  lines: SheetLine[];
};

/** Who sends the parcels. */
export type Sender = { seller: Seller; brand: { name: string } };

/** Whether the order ended after its selection: its slip says so, and its pieces are not picked. */
export const isEnded = ({ orderStatus }: SheetOrder): boolean =>
  [OrderStatus.CANCELLED, OrderStatus.RETURNED].includes(orderStatus);

/**
 * The pieces to pack: what is left to ship, or everything when a slip of a shipped order is printed again. None if all pieces
 * have left and an admin has set the order back to a status before shipped.
 */
export const linesToPack = ({ orderStatus, lines }: SheetOrder): SheetLine[] => {
  const left = lines.filter((line) => line.left > 0).map((line) => ({ ...line, quantity: line.left }));
  return left.length === 0 && orderStatus === OrderStatus.SHIPPED ? lines : left;
};

/** The pieces to pick for an order; none if it has ended. */
export const linesToPick = (order: SheetOrder): SheetLine[] => (isEnded(order) ? [] : linesToPack(order));

/** Why an order has no packing sheet, as a sentence; `undefined` if it has one. */
export const sheetProblem = (order: SheetOrder): string | undefined =>
  shippingProblem(order) ?? (linesToPack(order).length === 0 ? nothingLeft(order.orderNumber) : undefined);

/** A row of the pick list: one variant, with the orders that need it. */
export type PickListRow = Omit<SheetLine, "left"> & { orders: { orderNumber: string; quantity: number }[] };

/** Sorts as the shelves are walked: by handle, or by title without one; then by size and colour. */
const positionOf = ({ handle, title, size, color }: Omit<SheetLine, "left">): string[] => [
  (handle ?? title).toLowerCase(),
  size ?? "",
  color ?? "",
];

const compareTexts = new Intl.Collator("en", { numeric: true }).compare;

const comparePositions = (one: readonly string[], other: readonly string[]): number => {
  for (const [index, text] of one.entries()) {
    const order = compareTexts(text, other[index] ?? "");
    if (order !== 0) return order;
  }
  return 0;
};

/** The pieces of all orders together, in the order of the shelves. */
export const pickListOf = (orders: readonly SheetOrder[]): PickListRow[] => {
  const picks = new Map<string, PickListRow>();
  for (const order of orders)
    for (const { left: _, ...line } of linesToPick(order)) {
      const key = JSON.stringify([line.handle, line.title, line.size, line.color, line.sku]);
      const pick = picks.get(key) ?? { ...line, quantity: 0, orders: [] };
      pick.quantity += line.quantity;
      pick.orders.push({ orderNumber: order.orderNumber, quantity: line.quantity });
      picks.set(key, pick);
    }
  return [...picks.values()].sort((one, other) => comparePositions(positionOf(one), positionOf(other)));
};

/** The orders as their slips are printed: in the order of the pick list, by the first piece of each. */
export const slipsInOrder = (orders: readonly SheetOrder[]): SheetOrder[] => {
  const placed = orders.map((order) => {
    const [first = [""]] = linesToPack(order).map(positionOf).sort(comparePositions);
    return { order, position: [...first, order.orderNumber] };
  });
  return placed
    .sort((one, other) => comparePositions(one.position, other.position))
    .map(({ order }) => order);
};
