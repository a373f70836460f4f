import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { deliveryPart, type MailedOrder } from "./order-mails.rules.ts";

const { paragraph, action, block } = parts;

/**
 * Asks the owner of an address to confirm it for mails on orders. Until then the address may belong to a stranger, so
 * this mail holds no text that the shopper typed and no data of the order.
 */
export const orderAddressMail = (url: string): MailText => ({
  subject: "Confirm this address for mails on orders",
  heading: "Mails on orders",
  parts: [
    paragraph("An order at Saanjh names this address. Click the link if its mails may come here."),
    action("Confirm this address", url),
    paragraph("The link works once, within 24 hours. Without it no mail on the order comes here."),
  ],
  why: "You get this mail since an order named this address. If you expect no order, you need not do anything.",
});

/** Reports the new address of an order. Always sent: a shopper who did not change it can react before it is shipped. */
export const readdressedMail = (
  order: Pick<MailedOrder, "orderNumber" | "address" | "deliveryRange">,
  ordersUrl: string,
): MailText => ({
  subject: `Order ${order.orderNumber} goes to another address`,
  heading: "A new shipping address",
  parts: [
    paragraph(`The shipping address of order ${order.orderNumber} was changed.`),
    block("Shipping address", order.address),
    ...deliveryPart(order.deliveryRange),
    paragraph("If this is not right, please write to us before the order is shipped."),
    action("View your order", ordersUrl),
  ],
  why: "You get this mail since the address of your order was changed. Mails on the safety of an order are always sent.",
});
