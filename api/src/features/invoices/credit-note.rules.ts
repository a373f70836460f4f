import type { Paise } from "../../platform/money.ts";
import type { CreditReason } from "../payments/credit.rules.ts";
import { splitTax, sumsOf, type InvoiceLine, type InvoiceSnapshot } from "./invoice.rules.ts";

/** A credit as its note needs it. Amounts contain their tax. `position` is the position of the line in the order, from 0. */
export type CreditToNote = {
  reason: CreditReason;
  shipping: Paise;
  shippingTax: Paise;
  lines: { position: number; quantity: number; amount: Paise; tax: Paise }[];
};

/** The invoice that a credit note reduces. */
type CorrectedInvoice = { number: string; issuedAt: Date; snapshot: InvoiceSnapshot };

/** Everything that is printed on a credit note: the invoice's parties and rates, and the lines of the credit. */
export type CreditNoteSnapshot = InvoiceSnapshot & {
  corrects: { number: string; issuedAt: string; reason: CreditReason };
};

/** Before the title of a line that takes an amount off a price, while the piece stays with the shopper. */
const reductionPrefix = "Price reduction: ";

/** Whether a line of a credit note takes back no piece. */
export const isPriceReduction = ({ title }: Pick<InvoiceLine, "title">): boolean =>
  title.startsWith(reductionPrefix);

/** The part of an invoice line that is credited, at its price and its rate; for a quantity of 0 a part of the price. */
const creditedLine = (
  line: InvoiceLine,
  { quantity, amount, tax }: { quantity: number; amount: Paise; tax: Paise },
  isInterState: boolean,
): InvoiceLine => ({
  ...line,
  ...(quantity === 0
    ? { title: `${reductionPrefix}${line.title}`, quantity: 1, price: amount, discount: 0 }
    : { quantity, discount: line.price * quantity - amount }),
  ...splitTax({ net: amount, tax }, isInterState),
});

/**
 * The snapshot of a credit note. Parties, prices and rates are those of the invoice, not of today's settings. The invoice has
 * the lines of the order in their order, and shipping after them.
 */
export const toCreditNoteSnapshot = (
  { number, issuedAt, snapshot }: CorrectedInvoice,
  credit: CreditToNote,
): CreditNoteSnapshot => {
  const lineAt = (position: number): InvoiceLine => {
    const line = snapshot.lines.at(position);
    if (!line) throw new Error(`Invoice ${number} has no line ${position}.`);
    return line;
  };
  const goods = credit.lines.map(({ position, ...part }) =>
    creditedLine(lineAt(position), part, snapshot.isInterState),
  );
  const shipping =
    credit.shipping === 0
      ? []
      : [
          creditedLine(
            lineAt(-1),
            { quantity: 1, amount: credit.shipping, tax: credit.shippingTax },
            snapshot.isInterState,
          ),
        ];
  const lines = [...goods, ...shipping];
  return {
    ...snapshot,
    lines,
    sums: sumsOf(lines),
    corrects: { number, issuedAt: issuedAt.toISOString(), reason: credit.reason },
  };
};
