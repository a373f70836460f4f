import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { deliveryPart, type MailedOrder } from "./order-mails.rules.ts";

const { paragraph, action, block } = parts;

/**
 * Asks the owner of an address to confirm it for mails on orders. Until then the address may belong to a stranger, so
 * this mail holds no text that the shopper typed and no data of the order.
 */
export const orderAddressMail = (shopName: string, url: string): MailText => ({
  subject: "Confirm this address for order e-mails",
  heading: "Order e-mails",
  parts: [
    paragraph(
      `This address was given for an order at ${shopName}. Click the link to receive its e-mails here.`,
    ),
    action("Confirm this address", url),
    paragraph("The link works once, within 24 hours. Without it, no e-mails about the order are sent here."),
  ],
  why: "You are receiving this e-mail because this address was given for an order. If you are not expecting an order, you can ignore this e-mail.",
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
  why: "You are receiving this e-mail because the address of your order was changed. E-mails about the security of an order are always sent.",
});
