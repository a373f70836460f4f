import type { Pdf } from "../../../platform/pdf/pdf.ts";
import { isolated } from "../../../platform/pdf/printed-text.ts";
import type { PrintedDocument } from "../printed-document.ts";
import { dayInWords } from "../../orders/order-mails.rules.ts";
import { tagContent, tagGroup, type PdfTag } from "../../../platform/pdf/pdf-tags.ts";
import { colors, page, rule, sizes, writeText } from "./layout.ts";
import { shopNameOf } from "../invoice.rules.ts";
import { drawLogo } from "../../../platform/pdf/logo.ts";

/** The title of the document: a credit note; a tax invoice of a registered seller; else a bill. */
export const documentKind = ({
  snapshot: { corrects, seller },
}: Pick<PrintedDocument, "snapshot">): string => {
  if (corrects) return "Credit note";
  return seller.gstin === null ? "Bill" : "Tax invoice";
};

const writeParty = (
  pdf: Pdf,
  root: PdfTag,
  [title, name, ...lines]: readonly [title: string, name: string, ...lines: string[]],
  box: { x: number; y: number; width: number },
): number =>
  tagGroup(pdf, root, "Sect", (section) => {
    const below = tagContent(pdf, section, "H2", () =>
      writeText(pdf, title, box, { size: sizes.small, isBold: true, color: colors.soft }),
    );
    return tagContent(pdf, section, "P", () => {
      const afterName = writeText(pdf, name, { ...box, y: below + 2 }, { size: 11, isBold: true });
      return writeText(pdf, lines.join("\n"), { ...box, y: afterName });
    });
  });

type Fact = readonly [name: string, value: string];

/** The facts of the order, one below the other. Returns the y of the end. */
const writeFacts = (pdf: Pdf, root: PdfTag, facts: readonly Fact[], from: number): number => {
  const x = page.left + 330;
  const nameWidth = 84;
  const value = { x: x + nameWidth, width: page.right - x - nameWidth };
  let y = from;
  tagGroup(pdf, root, "L", (list) => {
    for (const [name, text] of facts)
      tagGroup(pdf, list, "LI", (item) => {
        tagContent(pdf, item, "Lbl", () =>
          writeText(pdf, name, { x, y, width: nameWidth }, { color: colors.soft }),
        );
        y = tagContent(pdf, item, "LBody", () => writeText(pdf, text, { ...value, y })) + 2;
      });
  });
  return y;
};

const factsOf = ({ snapshot, issuedAt }: PrintedDocument): Fact[] => {
  const { corrects, seller } = snapshot;
  const correction: Fact[] = corrects
    ? [
        ["For invoice", corrects.number],
        ["Invoice date", dayInWords(new Date(corrects.issuedAt))],
        ["Reason", `The ${corrects.reason}`],
      ]
    : [];
  const tax: Fact[] = seller.gstin
    ? [
        ["Place of supply", snapshot.placeOfSupply],
        ["Reverse charge", "No"],
      ]
    : [];
  return [
    [corrects ? "Issued on" : "Invoice date", dayInWords(issuedAt)],
    ...correction,
    ["Order", snapshot.orderNumber],
    ["Ordered on", dayInWords(new Date(snapshot.orderedAt))],
    ["Payment", snapshot.payment === "cod" ? "Cash on delivery" : "Online"],
    ...tax,
  ];
};

/** Writes seller, buyer and the facts of the order. Returns the y at which the lines start. */
export const writeInvoiceHead = (pdf: Pdf, root: PdfTag, invoice: PrintedDocument): number => {
  const { snapshot, number } = invoice;
  const { seller, buyer } = snapshot;
  const shopName = shopNameOf(snapshot);
  tagContent(pdf, root, "Figure", () => drawLogo(pdf, page.left - 2, page.top - 6, shopName), {
    alt: shopName,
  });
  const right = { x: page.right - 260, width: 260 };
  tagContent(pdf, root, "H1", () =>
    writeText(pdf, documentKind(invoice), { ...right, y: page.top - 12 }, { size: 20, align: "right" }),
  );
  tagContent(pdf, root, "P", () =>
    writeText(pdf, number, { ...right, y: page.top + 19 }, { color: colors.soft, align: "right" }),
  );
  rule(pdf, page.top + 46, { color: colors.madder, width: 1.2 });

  const y = page.top + 58;
  const sellerLines = [seller.state, ...(seller.gstin ? [`GSTIN ${seller.gstin}`] : [])];
  const city = `${isolated(buyer.city)}, ${buyer.state} ${isolated(buyer.zipCode)}`;
  const ends = [
    writeParty(pdf, root, ["Sold by", seller.name, seller.address, ...sellerLines], {
      x: page.left,
      y,
      width: 150,
    }),
    writeParty(pdf, root, ["Billed and shipped to", buyer.name, buyer.address, city, "India"], {
      x: page.left + 164,
      y,
      width: 152,
    }),
    writeFacts(pdf, root, factsOf(invoice), y),
  ];
  return Math.max(...ends) + 18;
};
