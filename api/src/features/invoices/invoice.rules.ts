import { OrderStatus } from "../orders/order-status.rules.ts";
import type { PaymentMethod } from "../orders/order-payment.rules.ts";
import { lineTotal, sum, type Paise } from "../../platform/money.ts";
import { firstShopName } from "../shop/identity-settings.rules.ts";
import { gstStateCodes, type Seller } from "../shop/seller.rules.ts";

/** The data of an order that its invoice needs. */
export type OrderToInvoice = {
  orderNumber: string;
  orderedAt: string;
  payment: PaymentMethod;
  buyer: { name: string; address: string; city: string; state: string; zipCode: string };
  shippingCost: Paise;
  discount: Paise;
  tax: Paise;
  total: Paise;
  lines: {
    title: string;
    size: string | null;
    color: string | null;
    hsn: string;
    quantity: number;
    price: Paise;
    discount: Paise;
    taxRate: number;
    tax: Paise;
  }[];
};

/** One row of an invoice; all amounts in paise. taxable + cgst + sgst + igst = total = gross - discount. */
export type InvoiceLine = {
  title: string;
  /** Size and colour. */
  detail: string;
  hsn: string;
  quantity: number;
  price: Paise;
  discount: Paise;
  taxable: Paise;
  taxRate: number;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  total: Paise;
};

type Sums = Pick<InvoiceLine, "discount" | "taxable" | "cgst" | "sgst" | "igst" | "total">;

/** Everything that is printed on an invoice. It is stored and never changed. */
export type InvoiceSnapshot = {
  /** Missing in invoices of the time when the shop had its first name (`firstShopName`). */
  shopName?: string;
  seller: Seller;
  buyer: OrderToInvoice["buyer"];
  /** State of delivery. It decides between CGST with SGST, and IGST. */
  placeOfSupply: string;
  isInterState: boolean;
  orderNumber: string;
  orderedAt: string;
  payment: PaymentMethod;
  lines: InvoiceLine[];
  sums: Sums;
};

/** The name of the shop when the invoice was issued. */
export const shopNameOf = ({ shopName = firstShopName }: Pick<InvoiceSnapshot, "shopName">): string =>
  shopName;

/** Code of goods transport. Shipping is taxed at the rate of the shipped goods. */
const shippingHsn = "9968";

/** Whether an order can have an invoice. A pending one has none yet, because it may never be paid. */
export const canBeInvoiced = (status: OrderStatus): boolean =>
  status !== OrderStatus.PENDING && status !== OrderStatus.CANCELLED;

type TaxedAmount = { net: Paise; tax: Paise };

/** Splits the contained tax: halves for CGST and SGST, or all of it for IGST. */
export const splitTax = ({ net, tax }: TaxedAmount, isInterState: boolean) => {
  const half = tax / 2;
  return {
    taxable: net - tax,
    cgst: isInterState ? 0 : half,
    sgst: isInterState ? 0 : half,
    igst: isInterState ? tax : 0,
    total: net,
  };
};

const shippingLine = (order: OrderToInvoice, isInterState: boolean): InvoiceLine[] => {
  if (order.shippingCost === 0) return [];
  const tax = order.tax - sum(order.lines.map((line) => line.tax));
  return [
    {
      title: "Shipping",
      detail: "",
      hsn: shippingHsn,
      quantity: 1,
      price: order.shippingCost,
      discount: 0,
      taxRate: Math.max(...order.lines.map((line) => line.taxRate)),
      ...splitTax({ net: order.shippingCost, tax }, isInterState),
    },
  ];
};

/** The sums of the lines. */
export const sumsOf = (lines: readonly InvoiceLine[]): Sums => {
  const total = (name: keyof Sums): Paise => sum(lines.map((line) => line[name]));
  return {
    discount: total("discount"),
    taxable: total("taxable"),
    cgst: total("cgst"),
    sgst: total("sgst"),
    igst: total("igst"),
    total: total("total"),
  };
};

/** The snapshot of an order's invoice. The tax of each line is split by the state of delivery. */
export const toInvoiceSnapshot = (
  order: OrderToInvoice,
  { seller, brand }: { seller: Seller; brand: { name: string } },
): InvoiceSnapshot => {
  const isInterState = order.buyer.state !== seller.state;
  const goods = order.lines.map(({ size, color, tax, ...line }): InvoiceLine => {
    const net = lineTotal(line) - line.discount;
    const detail = [size, color].filter(Boolean).join(", ");
    return { ...line, detail, ...splitTax({ net, tax }, isInterState) };
  });
  const lines = [...goods, ...shippingLine(order, isInterState)];
  return {
    shopName: brand.name,
    seller,
    buyer: order.buyer,
    placeOfSupply: `${order.buyer.state} (${gstStateCodes[order.buyer.state] ?? "-"})`,
    isInterState,
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt,
    payment: order.payment,
    lines,
    sums: sumsOf(lines),
  };
};
