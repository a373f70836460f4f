import { parseArgs } from "node:util";

type LastNumber = { year: string; number: number };

export type ReconcileArguments = {
  /** The time of the backup. */
  since: Date;
  /** The last assigned order number, without its letters. */
  lastOrder: number | undefined;
  lastInvoice: LastNumber | undefined;
  lastCreditNote: LastNumber | undefined;
};

const reconcileUsage = `Usage: npm run reconcile -- --since 2026-11-20T00:00+05:30 [--last-order SJ100999] [--last-invoice SJ/26-27/000123] [--last-credit-note CN/26-27/000012]
  --since         when the backup was made (UTC unless it says otherwise)
  --last-order    the last order number that was given out before the fault: numbers go on after it
  --last-invoice  the last invoice number that was given out before the fault: numbers of its year go on after it
  --last-credit-note  the same for credit notes`;

const instantOf = (text: string): Date | undefined => {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const instant = new Date(hasZone || !text.includes("T") ? text : `${text}Z`);
  return Number.isNaN(instant.getTime()) || instant > new Date() ? undefined : instant;
};

/** "SJ/26-27/000123" in parts; `undefined` for another text or series. */
const numberOf = (text: string | undefined, series: string): LastNumber | undefined => {
  const [, found, year, number] = /^([A-Z]{2})\/(\d\d-\d\d)\/(\d{1,9})$/.exec(text ?? "") ?? [];
  return found === series && year !== undefined ? { year, number: Number(number) } : undefined;
};

const fail = (): never => {
  throw new Error(reconcileUsage);
};

/** Parses the command line. Throws an error with the usage if it is invalid. */
export const reconcileArguments = (args: string[]): ReconcileArguments => {
  const text = { type: "string" } as const;
  const read = () => {
    try {
      const options = { since: text, "last-order": text, "last-invoice": text, "last-credit-note": text };
      return parseArgs({ args, options }).values;
    } catch {
      return fail();
    }
  };
  const values = read();
  const { since = "", "last-order": order } = values;
  const orderNumber = /^SJ(\d{1,9})$/.exec(order ?? "")?.[1];
  const lastInvoice = numberOf(values["last-invoice"], "SJ");
  const lastCreditNote = numberOf(values["last-credit-note"], "CN");
  const hasUnknownNumber =
    (order !== undefined && !orderNumber) ||
    (values["last-invoice"] !== undefined && !lastInvoice) ||
    (values["last-credit-note"] !== undefined && !lastCreditNote);
  if (hasUnknownNumber) fail();
  return {
    since: instantOf(since) ?? fail(),
    lastOrder: orderNumber === undefined ? undefined : Number(orderNumber),
    lastInvoice,
    lastCreditNote,
  };
};
