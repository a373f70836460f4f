import { PaymentMethod, PaymentStatus } from "../../src/features/orders/order-payment.rules.ts";
import { OrderStatus } from "../../src/features/orders/order-status.rules.ts";
import type { SheetLine, SheetOrder } from "../../src/features/parcels/packing-sheet.rules.ts";

const seller = { name: "Saanjh", address: "Chandigarh 160017", state: "Chandigarh", gstin: null };

export const sender = { seller, brand: { name: "Saanjh" } };

export const aLine = (changes: Partial<SheetLine> = {}): SheetLine => ({
  title: "Ajrakh Kurta",
  handle: "ajrakh-kurta",
  size: "M",
  color: "Indigo",
  sku: "KUR-0042-M-IND",
  quantity: 1,
  left: 1,
  ...changes,
});

export const anOrder = (number: number, changes: Partial<SheetOrder> = {}): SheetOrder => ({
  id: `order-${number}`,
  orderNumber: `SJ${number}`,
  orderStatus: OrderStatus.CONFIRMED,
  paymentMethod: PaymentMethod.COD,
  paymentStatus: PaymentStatus.PENDING,
  orderedAt: "2026-11-21T06:00:00Z",
  cashDue: 378_000,
  parcels: [],
  notes: null,
  address: {
    fullName: "Meera Sharma",
    phone: "9876543210",
    address: "14, Mall Road",
    city: "Amritsar",
    state: "Punjab",
    zipCode: "143001",
  },
  lines: [aLine()],
  ...changes,
});

export const linesOf = (page: string | undefined): string[] =>
  (page ?? "").split("\n").map((line) => line.trim());
