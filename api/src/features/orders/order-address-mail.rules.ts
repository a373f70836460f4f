import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action } = parts;

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
