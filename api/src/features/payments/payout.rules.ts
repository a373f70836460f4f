import { compactText, plainText } from "../../platform/plain-text.ts";
import { isUpiId } from "../shop/upi.rules.ts";

/** Where a payout stands. */
export enum PayoutState {
  /** For the shopper's UPI id or bank account. */
  WAITING = "waiting",
  /** For the admin who pays it. */
  DUE = "due",
  PAID = "paid",
}

/** The state of a payout, from the instants of its steps. */
export const payoutState = ({
  detailsGivenAt,
  paidAt,
}: {
  detailsGivenAt: unknown;
  paidAt: unknown;
}): PayoutState => {
  if (paidAt) return PayoutState.PAID;
  return detailsGivenAt ? PayoutState.DUE : PayoutState.WAITING;
};

/** Where cash is paid back to: a UPI id, or a bank account. */
export type PayoutDestination =
  { upiId: string } | { accountNumber: string; ifsc: string; holderName: string };

/** As typed. Absent fields are `null` or missing. */
export type PayoutDetails = {
  upiId?: string | null;
  accountNumber?: string | null;
  ifsc?: string | null;
  holderName?: string | null;
};

const accountForm = /^\d{9,18}$/;
/** The bank's four letters, a zero, and the branch. */
const ifscForm = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const nameForm = /^(?=.*\p{L})[\p{L}\p{M}0-9 .,'&()/-]{2,100}$/u;

/** A field whose text is not valid, with the sentence for the shopper. */
export type InvalidField = { field: keyof PayoutDetails; message: string };

const typed = (text: string | null | undefined): string => plainText(text ?? "");

const accountOf = (details: PayoutDetails): PayoutDestination | InvalidField => {
  const accountNumber = compactText(details.accountNumber ?? "");
  const ifsc = compactText(details.ifsc ?? "").toUpperCase();
  const holderName = typed(details.holderName);
  if (!accountForm.test(accountNumber) || /^0+$/.test(accountNumber))
    return { field: "accountNumber", message: "An account number has 9 to 18 digits." };
  if (!ifscForm.test(ifsc))
    return { field: "ifsc", message: "An IFSC has 11 characters: four letters, a zero, and six more." };
  if (!nameForm.test(holderName))
    return { field: "holderName", message: "Please enter the account holder's name." };
  return { accountNumber, ifsc, holderName };
};

/** The checked destination of typed details: either a UPI id or a bank account, never both. */
export const payoutDestination = (details: PayoutDetails): PayoutDestination | InvalidField => {
  const upiId = typed(details.upiId).toLowerCase();
  const hasAccount = [details.accountNumber, details.ifsc, details.holderName].some(
    (text) => typed(text) !== "",
  );
  if (upiId === "" && hasAccount) return accountOf(details);
  if (upiId !== "" && hasAccount)
    return { field: "upiId", message: "Please give either a UPI ID or a bank account." };
  return isUpiId(upiId) ? { upiId } : { field: "upiId", message: "A UPI ID looks like name@bank." };
};

/** Whether the details were refused: the result of `payoutDestination` is then the invalid field. */
export const isInvalid = (result: PayoutDestination | InvalidField): result is InvalidField =>
  "message" in result;

/** What may be shown of a destination once it is given. */
export const destinationHint = (destination: PayoutDestination): string =>
  "upiId" in destination
    ? `UPI ...${destination.upiId.slice(destination.upiId.indexOf("@"))}`
    : `account ...${destination.accountNumber.slice(-4)}`;

/** Binds an encrypted destination to its payout. */
export const destinationBinding = (payoutId: string): { purpose: string; id: string } => ({
  purpose: "destination of a payout",
  id: payoutId,
});
