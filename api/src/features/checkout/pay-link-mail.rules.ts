import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { formatRupees, type Paise } from "../../platform/money.ts";

const { paragraph, action } = parts;

/** Asks for the payment of an order that was taken by phone. It holds no name and no address: the address may be mistyped. */
export const payLinkMail = (
  order: { orderNumber: string; finalAmount: Paise; until: string },
  url: string,
): MailText => ({
  subject: `Pay for your order ${order.orderNumber}`,
  heading: "Pay for your order",
  parts: [
    paragraph(
      `We have taken order ${order.orderNumber} for you. Its total is ${formatRupees(order.finalAmount)}. We hold the pieces for you until ${order.until}.`,
    ),
    action(`Pay ${formatRupees(order.finalAmount)}`, url),
  ],
  why: "You are receiving this e-mail because this address was given for an order by phone or message. If this was not you, you can ignore this e-mail: an unpaid order is cancelled automatically.",
});
