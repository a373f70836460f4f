import { firstInvoiceNumber } from "../features/invoices/invoice.store.ts";
import { financialYear, startOf } from "../features/invoices/invoice-number.rules.ts";
import type { Services } from "../features/shop/services.ts";

/** Warns at a start if the first invoice of the financial year has another prefix than the next one. */
export const warnOfPrefix = async ({
  database,
  settings: { numberPrefix },
  log,
}: Pick<Services, "database"> & {
  settings: Pick<Services["settings"], "numberPrefix">;
  log: Pick<Services["log"], "warn">;
}): Promise<void> => {
  const year = financialYear(new Date());
  const first = await firstInvoiceNumber(database, year);
  if (first === undefined || startOf(first) === `${numberPrefix}/${year}/`) return;
  log.warn(
    `NUMBER_PREFIX is ${numberPrefix}, and invoices of this financial year begin with ${startOf(first)}. Table 13 of the GST return lists both series; NUMBER_PREFIX=${first.slice(0, first.indexOf("/"))} goes on with the first one: docs/selling.md`,
  );
};
