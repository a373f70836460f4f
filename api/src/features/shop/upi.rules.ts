import type { Paise } from "../../platform/money.ts";

/** Name and bank handle, by the rules of NPCI: `asha.rao-1@okaxis`. */
const upiForm = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9.]{1,63}$/;

/** Whether a text in small letters is a UPI id. */
export const isUpiId = (text: string): boolean => upiForm.test(text);

/** A payment to the shop by UPI. */
export type UpiPayment = { upiId: string; payee: string; amount: Paise; orderNumber: string };

/** The address of a payment that UPI apps open: payee, amount to the paisa, currency, and the order number as its note. */
export const upiUri = ({ upiId, payee, amount, orderNumber }: UpiPayment): string => {
  const name = encodeURIComponent(payee);
  const note = encodeURIComponent(orderNumber);
  // The characters of a UPI id need no escape, and some apps do not undo that of "@".
  return `upi://pay?pa=${upiId}&pn=${name}&am=${(amount / 100).toFixed(2)}&cu=INR&tn=${note}`;
};
