import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action } = parts;

/**
 * Asks an address whether it wants the mails on orders that name it. The address is a stranger's until the link is
 * followed: nothing that the shopper typed stands in this mail, and nothing of the order.
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
