import { lineTotal } from "../cart/cart-totals.rules.ts";
import { OrderStatus } from "../orders/order-status.rules.ts";
import type { PaymentMethod } from "../orders/payment.rules.ts";
import { sum, type Paise } from "../../platform/money.ts";
import { gstStateCodes, type Seller } from "../shop/seller.rules.ts";

/** What an invoice is made of: an order with what the law asks of it. */
export type SoldOrder = {
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
  /** Size and colour, or what else tells it from others. */
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

/** All that stands on an invoice. It is kept as it was made: nothing that changes later changes it. */
export type InvoiceText = {
  seller: Seller;
  buyer: SoldOrder["buyer"];
  /** Where the goods go: it decides whether the tax is the state's and the centre's, or IGST. */
  placeOfSupply: string;
  isInterState: boolean;
  orderNumber: string;
  orderedAt: string;
  payment: PaymentMethod;
  lines: InvoiceLine[];
  sums: Sums;
};

/** The tariff code of carrying goods; shipping bears the rate of what is shipped. */
const shippingCode = "9968";

/** An order whose money may still not come has no invoice yet; a cancelled one gets none. */
export const mayBeInvoiced = (status: OrderStatus): boolean =>
  status !== OrderStatus.PENDING && status !== OrderStatus.CANCELLED;

type TaxedAmount = { net: Paise; tax: Paise };

/** Tax that is contained, told apart: halves for centre and state, or all of it as IGST. */
const toldApart = ({ net, tax }: TaxedAmount, isInterState: boolean) => {
  const half = tax / 2;
  return {
    taxable: net - tax,
    cgst: isInterState ? 0 : half,
    sgst: isInterState ? 0 : half,
    igst: isInterState ? tax : 0,
    total: net,
  };
};

const shippingLine = (order: SoldOrder, isInterState: boolean): InvoiceLine[] => {
  if (order.shippingCost === 0) return [];
  const tax = order.tax - sum(order.lines.map((line) => line.tax));
  return [
    {
      title: "Shipping",
      detail: "",
      hsn: shippingCode,
      quantity: 1,
      price: order.shippingCost,
      discount: 0,
      taxRate: Math.max(...order.lines.map((line) => line.taxRate)),
      ...toldApart({ net: order.shippingCost, tax }, isInterState),
    },
  ];
};

const sumsOf = (lines: readonly InvoiceLine[]): Sums => {
  const of = (name: keyof Sums): Paise => sum(lines.map((line) => line[name]));
  return {
    discount: of("discount"),
    taxable: of("taxable"),
    cgst: of("cgst"),
    sgst: of("sgst"),
    igst: of("igst"),
    total: of("total"),
  };
};

/** The invoice of an order: the tax that each price contains, told apart by where the parcel goes. */
export const invoiceTextOf = (order: SoldOrder, seller: Seller): InvoiceText => {
  const isInterState = order.buyer.state !== seller.state;
  const goods = order.lines.map(({ size, color, tax, ...line }): InvoiceLine => {
    const net = lineTotal(line) - line.discount;
    const detail = [size, color].filter(Boolean).join(", ");
    return { ...line, detail, ...toldApart({ net, tax }, isInterState) };
  });
  const lines = [...goods, ...shippingLine(order, isInterState)];
  return {
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
