import { formatRupees } from "./platform/money.ts";
import { buildLogger } from "./platform/logger.ts";
import { RazorpayError } from "./platform/razorpay/razorpay-error.ts";
import { skipNumbers } from "./features/invoices/invoice.store.ts";
import { skipOrderNumbers } from "./features/orders/order-number.store.ts";
import { reconcilePayments, type ReconciledPayment } from "./features/payments/reconcile-payments.command.ts";
import { prepareShop } from "./app/prepare-shop.ts";
import { reconcileArguments } from "./app/reconcile-arguments.ts";
import { readSettings } from "./app/settings.ts";

const lineOf = ({ payment, outcome }: ReconciledPayment): string =>
  [payment.id, formatRupees(payment.amount), outcome, payment.email, payment.contact]
    .filter(Boolean)
    .join("  ");

const reportOf = (reconciled: ReconciledPayment[]): string => {
  const changed = reconciled.filter(({ outcome }) => outcome !== "duplicate");
  const knownCount = reconciled.length - changed.length;
  return [...changed.map(lineOf), `${reconciled.length} captured payments, ${knownCount} known before.`].join(
    "\n",
  );
};

/** `npm run reconcile -- --since ...`: to be run after an older backup was restored (docs/backup.md). */
const run = async (args: string[]): Promise<string> => {
  const settings = readSettings({ ...process.env, DEMO: "0", ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
  const { since, lastOrder, lastInvoice, lastCreditNote } = reconcileArguments(args, settings.numberPrefix);
  const { services, close } = await prepareShop(settings, buildLogger(settings.logLevel));
  try {
    const { manager } = services.database.source;
    if (lastOrder !== undefined) await skipOrderNumbers(manager, lastOrder);
    if (lastInvoice) await skipNumbers(manager, "invoice_counters", lastInvoice);
    if (lastCreditNote) await skipNumbers(manager, "credit_note_counters", lastCreditNote);
    const reconciled = await reconcilePayments(services, since);
    if (reconciled.some(({ outcome }) => outcome === "failed")) process.exitCode = 1;
    return reportOf(reconciled);
  } finally {
    await close();
  }
};

run(process.argv.slice(2)).then(
  (report) => process.stdout.write(`${report}\n`),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const advice = error instanceof RazorpayError ? " Run the command again: nothing is done twice." : "";
    process.stderr.write(`${message}${advice}\n`);
    process.exitCode = 1;
  },
);
