import { encode } from "uqr";
import type { Pdf } from "../../../platform/pdf/pdf.ts";
import { isolated } from "../../../platform/pdf/printed-text.ts";
import { tagContent, tagGroup, type PdfTag } from "../../../platform/pdf/pdf-tags.ts";
import { upiUri, type UpiPayment } from "../../shop/upi.rules.ts";
import { amount } from "./columns.ts";
import { colors, page, rule, sizes, writeText, type Box } from "./layout.ts";

/** 34 mm: cameras of phones read it from a sheet of paper and from a screen. */
const codeSize = 96;
const gap = 18;

/** The height of the payment with its distance from the text above. */
export const upiHeight = gap + 14 + codeSize;

/** Draws a QR code. The caller leaves four modules of white around it, as scanners need. */
const drawQrCode = (pdf: Pdf, text: string, { x, y, width }: Box): void => {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const module = width / size;
  for (const [row, modules] of data.entries()) {
    const bits = modules.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const run of bits.matchAll(/1+/g))
      pdf.rect(x + run.index * module, y + row * module, run[0].length * module, module);
  }
  pdf.fill(colors.ink);
};

/** Writes how to pay a cash order by UPI before the delivery, with a QR code of the payment. */
export const writeUpiPayment = (pdf: Pdf, root: PdfTag, upi: UpiPayment, from: number): void => {
  const y = from + gap;
  rule(pdf, y);
  const code = { x: page.left, y: y + 14, width: codeSize };
  const text = { x: page.left + codeSize + 24, width: page.right - page.left - codeSize - 24 };
  const rupees = `₹${amount(upi.amount)}`;
  tagGroup(pdf, root, "Sect", (section) => {
    const afterTitle = tagContent(pdf, section, "H2", () =>
      writeText(pdf, "Pay by UPI instead of cash", { ...text, y: y + 10 }, { size: 12, isBold: true }),
    );
    const afterPayee = tagContent(pdf, section, "P", () =>
      writeText(pdf, `${rupees} to ${isolated(upi.payee)}, UPI ID ${upi.upiId}`, {
        ...text,
        y: afterTitle + 2,
      }),
    );
    tagContent(pdf, section, "P", () =>
      writeText(
        pdf,
        `Scan the code with any UPI app before the parcel comes. The code names order ${upi.orderNumber} and the amount. If you have paid this way, give the courier no cash.`,
        { ...text, y: afterPayee + 4 },
        { size: sizes.body, color: colors.soft },
      ),
    );
    tagContent(pdf, section, "Figure", () => drawQrCode(pdf, upiUri(upi), code), {
      alt: `QR code to pay ${rupees} by UPI to ${upi.upiId}`,
    });
  });
};
