import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Amounts are in paise, instants in seconds since 1970: as Razorpay writes them. */
export type StandInOrder = {
  id: string;
  entity: "order";
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: "created" | "attempted" | "paid";
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
};

export type StandInPayment = {
  id: string;
  entity: "payment";
  amount: number;
  currency: string;
  status: "created" | "authorized" | "captured" | "refunded" | "failed";
  order_id: string;
  method: string;
  amount_refunded: number;
  refund_status: null | "partial" | "full";
  captured: boolean;
  /** With its GST. */
  fee: number;
  tax: number;
  fee_bearer: "platform" | "customer";
  offer_id: string | null;
  email: string;
  contact: string;
  error_code: string | null;
  error_description: string | null;
  created_at: number;
};

export type StandInRefund = {
  id: string;
  entity: "refund";
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: "pending" | "processed" | "failed";
  speed_processed: "normal";
  created_at: number;
};

export type StandInDispute = {
  id: string;
  entity: "dispute";
  payment_id: string;
  amount: number;
  amount_deducted: number;
  currency: string;
  reason_code: string;
  phase: string;
  status: string;
  respond_by: number;
  created_at: number;
};

/** An item of the reconciliation report. */
export type StandInReportItem = {
  entity_id: string;
  type: string;
  amount: number;
  fee: number;
  tax: number;
  credit: number;
  debit: number;
  settlement_id: string;
  settlement_utr: string;
  settled_at: number;
};

export type LedgerData = {
  orders: StandInOrder[];
  payments: StandInPayment[];
  refunds: StandInRefund[];
  disputes: StandInDispute[];
  report: StandInReportItem[];
  /** The request and the refund of each idempotency key. */
  refundKeys: Record<string, { asked: string; refundId: string }>;
  /** Ids of the orders whose payments are not captured automatically. */
  manualCapture: string[];
};

export type Ledger = LedgerData & { save: () => void };

const emptyLedger = (): LedgerData => ({
  orders: [],
  payments: [],
  refunds: [],
  disputes: [],
  report: [],
  refundKeys: {},
  manualCapture: [],
});

/** Opens the ledger in memory. With `file` it is also stored there and survives the process. */
export const openLedger = (file?: string): Ledger => {
  const data =
    file && existsSync(file)
      ? { ...emptyLedger(), ...(JSON.parse(readFileSync(file, "utf8")) as LedgerData) }
      : emptyLedger();
  return Object.assign(data, {
    save: () => {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(data));
      renameSync(`${file}.new`, file);
    },
  });
};

const idCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A new id in Razorpay's form: `pay_` and 14 letters and digits. */
export const freshId = (kind: "order" | "pay" | "rfnd" | "evt" | "disp" | "setl"): string =>
  `${kind}_${[...randomBytes(14)].map((byte) => idCharacters[byte % idCharacters.length]).join("")}`;

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export const orderIn = ({ orders }: LedgerData, id: string): StandInOrder | undefined =>
  orders.find((order) => order.id === id);

export const disputeIn = ({ disputes }: LedgerData, id: string): StandInDispute | undefined =>
  disputes.find((dispute) => dispute.id === id);

export const refundIn = ({ refunds }: LedgerData, id: string): StandInRefund | undefined =>
  refunds.find((refund) => refund.id === id);

export const paymentIn = ({ payments }: LedgerData, id: string): StandInPayment | undefined =>
  payments.find((payment) => payment.id === id);
