import { parseArgs } from "node:util";
import { instantOfArgument } from "./instant-argument.ts";

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

const pastInstantOf = (text: string): Date | undefined => {
  const instant = instantOfArgument(text);
  return instant && instant <= new Date() ? instant : undefined;
};

/** "SJ/26-27/000123" in parts; `undefined` for another text or series. */
const numberOf = (text: string | undefined, series: string): LastNumber | undefined => {
  const [, found, year, number] = /^([A-Z]{2,3})\/(\d\d-\d\d)\/(\d{1,9})$/.exec(text ?? "") ?? [];
  return found === series && year !== undefined ? { year, number: Number(number) } : undefined;
};

const fail = (): never => {
  throw new Error(reconcileUsage);
};

/** Parses the command line. Throws an error with the usage if it is invalid. */
export const reconcileArguments = (args: string[], numberPrefix: string): ReconcileArguments => {
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
  const orderNumber = order?.startsWith(numberPrefix)
    ? /^\d{1,9}$/.exec(order.slice(numberPrefix.length))?.[0]
    : undefined;
  const lastInvoice = numberOf(values["last-invoice"], numberPrefix);
  const lastCreditNote = numberOf(values["last-credit-note"], "CN");
  const hasUnknownNumber =
    (order !== undefined && !orderNumber) ||
    (values["last-invoice"] !== undefined && !lastInvoice) ||
    (values["last-credit-note"] !== undefined && !lastCreditNote);
  if (hasUnknownNumber) fail();
  return {
    since: pastInstantOf(since) ?? fail(),
    lastOrder: orderNumber === undefined ? undefined : Number(orderNumber),
    lastInvoice,
    lastCreditNote,
  };
};
