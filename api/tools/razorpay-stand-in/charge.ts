import type { Faults } from "./faults.ts";
import type { StandInOrder, StandInPayment } from "./ledger.ts";

/** Razorpay's fee of 2 % with 18 % GST on it. */
export const feeOf = (amount: number) => {
  const base = Math.round(amount * 0.02);
  const tax = Math.round(base * 0.18);
  return { fee: base + tax, tax };
};

type Charge = Pick<StandInPayment, "amount" | "fee" | "tax" | "fee_bearer" | "offer_id">;

/** What the customer is charged for an order, by the settings of the account: its amount, plus the fee or less an offer. */
export const chargeOf = ({ amount }: StandInOrder, { feeBearer, offer }: Faults): Charge => {
  const discounted = amount - Math.min(offer, amount);
  const fee = feeOf(discounted);
  return {
    amount: feeBearer === "customer" ? discounted + fee.fee : discounted,
    ...fee,
    fee_bearer: feeBearer,
    offer_id: offer > 0 ? "offer_standin" : null,
  };
};

/** What of a payment counts for its order, and can be refunded: not the fee that the customer has paid to Razorpay. */
export const withoutCustomerFee = ({ amount, fee, fee_bearer }: StandInPayment): number =>
  fee_bearer === "customer" ? amount - fee : amount;
