import { formatRupees, type Paise } from "../../platform/money.ts";
import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";

const { paragraph, action } = parts;

/** A new credit note. The PDF is attached. */
export const creditNoteMail = (
  note: { orderNumber: string; name: string; number: string; invoiceNumber: string; total: Paise },
  url: string,
): MailText => ({
  subject: `Credit note ${note.number} for order ${note.orderNumber}`,
  heading: "Your credit note",
  parts: [
    paragraph(
      `Hello ${note.name}, credit note ${note.number} reduces invoice ${note.invoiceNumber} of order ${note.orderNumber} by ${formatRupees(note.total)}.`,
    ),
    action("Open the credit note", url),
    paragraph("It also comes with this mail as a PDF. The link works for 7 days."),
  ],
  why: "You are receiving this e-mail because pieces of an invoiced order were cancelled or returned. E-mails about payments are always sent, whatever your notification settings.",
});
