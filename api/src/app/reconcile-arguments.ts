import { parseArgs } from "node:util";

export type ReconcileArguments = {
  /** The time of the backup. */
  since: Date;
  /** The last assigned order number, without its letters. */
  lastOrder: number | undefined;
  lastInvoice: { year: string; number: number } | undefined;
};

export const reconcileUsage = `Usage: npm run reconcile -- --since 2026-11-20T00:00+05:30 [--last-order SJ100999] [--last-invoice SJ/26-27/000123]
  --since         when the backup was made (UTC unless it says otherwise)
  --last-order    the last order number that was given out before the fault: numbers go on after it
  --last-invoice  the last invoice number that was given out before the fault: numbers of its year go on after it`;

const instantOf = (text: string): Date | undefined => {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const instant = new Date(hasZone || !text.includes("T") ? text : `${text}Z`);
  return Number.isNaN(instant.getTime()) || instant > new Date() ? undefined : instant;
};

const fail = (): never => {
  throw new Error(reconcileUsage);
};

/** Parses the command line. Throws an error with the usage if it is invalid. */
export const reconcileArguments = (args: string[]): ReconcileArguments => {
  const text = { type: "string" } as const;
  const read = () => {
    try {
      const options = { since: text, "last-order": text, "last-invoice": text };
      return parseArgs({ args, options }).values;
    } catch {
      return fail();
    }
  };
  const { since = "", "last-order": order, "last-invoice": invoice } = read();
  const orderNumber = /^SJ(\d{1,9})$/.exec(order ?? "")?.[1];
  const [, year, invoiceNumber] = /^SJ\/(\d\d-\d\d)\/(\d{1,9})$/.exec(invoice ?? "") ?? [];
  if ((order !== undefined && !orderNumber) || (invoice !== undefined && !year)) fail();
  return {
    since: instantOf(since) ?? fail(),
    lastOrder: orderNumber === undefined ? undefined : Number(orderNumber),
    lastInvoice: year === undefined ? undefined : { year, number: Number(invoiceNumber) },
  };
};
