import { printable, type Pdf } from "../../../platform/pdf.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { dayInWords } from "../../orders/order-mails.rules.ts";
import { colors, page, rule, writeText } from "./layout.ts";
import { drawLogo } from "./ornaments.ts";

/** The title of the document: a credit note; a tax invoice of a registered seller; else a bill. */
export const documentKind = ({
  snapshot: { corrects, seller },
}: Pick<PrintedDocument, "snapshot">): string => {
  if (corrects) return "Credit note";
  return seller.gstin === null ? "Bill" : "Tax invoice";
};

const writeParty = (
  pdf: Pdf,
  title: string,
  [name = "", ...lines]: readonly string[],
  box: { x: number; y: number; width: number },
): number => {
  const below = writeText(pdf, title, box, { size: 7, isBold: true, color: colors.soft });
  const afterName = writeText(pdf, name, { ...box, y: below + 2 }, { size: 9.5, isBold: true });
  return writeText(pdf, lines.join("\n"), { ...box, y: afterName }, { size: 8.5 });
};

const writeFact = (pdf: Pdf, name: string, value: string, y: number): number => {
  const x = page.left + 356;
  writeText(pdf, name, { x, y, width: 72 }, { size: 8, color: colors.soft });
  return writeText(pdf, value, { x: x + 72, y, width: page.right - x - 72 }, { size: 8.5 });
};

/** Writes seller, buyer and the facts of the order. Returns the y at which the lines start. */
export const writeInvoiceHead = (pdf: Pdf, invoice: PrintedDocument): number => {
  const { snapshot, number, issuedAt } = invoice;
  const { seller, buyer } = snapshot;
  drawLogo(pdf, page.left - 2, page.top - 6);
  const right = { x: page.right - 240, width: 240 };
  writeText(pdf, documentKind(invoice), { ...right, y: page.top - 8 }, { size: 18, align: "right" });
  writeText(pdf, number, { ...right, y: page.top + 18 }, { size: 9, color: colors.soft, align: "right" });
  rule(pdf, page.top + 44, { color: colors.madder, width: 1.2 });

  const y = page.top + 58;
  const sellerLines = [
    printable(seller.name),
    printable(seller.address),
    seller.state,
    ...(seller.gstin ? [`GSTIN ${seller.gstin}`] : []),
  ];
  const buyerLines = [
    printable(buyer.name),
    printable(buyer.address),
    `${printable(buyer.city)}, ${buyer.state} ${printable(buyer.zipCode)}`,
    "India",
  ];
  const ends = [
    writeParty(pdf, "Sold by", sellerLines, { x: page.left, y, width: 158 }),
    writeParty(pdf, "Billed and shipped to", buyerLines, { x: page.left + 174, y, width: 166 }),
  ];
  const { corrects } = snapshot;
  let below = writeFact(pdf, corrects ? "Issued on" : "Invoice date", dayInWords(issuedAt), y + 1);
  if (corrects) {
    below = writeFact(pdf, "For invoice", corrects.number, below + 3);
    below = writeFact(pdf, "Invoice date", dayInWords(new Date(corrects.issuedAt)), below + 3);
    below = writeFact(pdf, "Reason", `The ${corrects.reason}`, below + 3);
  }
  below = writeFact(pdf, "Order", snapshot.orderNumber, below + 3);
  below = writeFact(pdf, "Ordered on", dayInWords(new Date(snapshot.orderedAt)), below + 3);
  below = writeFact(pdf, "Payment", snapshot.payment === "cod" ? "Cash on delivery" : "Online", below + 3);
  if (seller.gstin) {
    below = writeFact(pdf, "Place of supply", snapshot.placeOfSupply, below + 3);
    below = writeFact(pdf, "Reverse charge", "No", below + 3);
  }
  return Math.max(...ends, below) + 18;
};
