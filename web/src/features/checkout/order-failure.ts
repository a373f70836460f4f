import { errorCode, errorField, errorMessage } from "../../graphql/error-message.ts";
import { isAnswerLost, specifiedFailure } from "../../graphql/lost-answer.ts";
import { addressFields, type AddressField } from "./address.ts";

export type OrderFailure =
  /** The total has changed. The shopper can check it and submit again. */
  | { kind: "total"; text: string }
  /** A product of the cart is sold out, scarce or archived. The checkout page itself offers to change the line. */
  | { kind: "stock"; text: string }
  /** A line of the cart cannot be ordered as it is. The shopper changes it in the cart. */
  | { kind: "cart"; text: string }
  | { kind: "address"; text: string; field: AddressField | undefined }
  /** The order cannot be paid by this method. A refused online payment has put the pieces back into the cart. */
  | { kind: "method"; text: string }
  /** The discount code cannot be used. */
  | { kind: "discount"; text: string }
  /** This cart was ordered before: in another tab, or by a request whose response was lost. */
  | { kind: "placed" }
  /** The server has failed. The shopper can submit again, unchanged and with the same idempotency key. */
  | { kind: "again"; text: string }
  /** No answer came: the order may be placed. The caller looks for it first. The shopper can submit again as well. */
  | { kind: "silence"; text: string };

/** Specification, section 8. */
export const ORDER_FAILED = "Order failed. Please try again.";

const NO_ANSWER =
  "We did not hear back from the shop. Please press Place Order again: one cart makes one order, so you cannot be charged twice.";

/** The order was sent again and again for two minutes. Payments start after placing. */
const STILL_BUSY =
  "The shop is still too busy to take your order. Your cart is saved and you have not been charged. Please press Place Order again in a few minutes.";

const cartCodes = new Set(["CHOOSE_SIZE_AND_COLOR", "BAD_QUANTITY", "ORDER_EMPTY", "ORDER_TOO_LONG"]);
const methodCodes = new Set(["CASH_BLOCKED", "ONLINE_LIMIT", "PAYMENT_REFUSED"]);
const addressCodes = new Set(["FILL_ALL_FIELDS", "NOT_PRINTABLE", "STATE_UNKNOWN", "COUNTRY_UNKNOWN"]);
/** Errors of the server or of this client. Their messages are not for the shopper. */
const internalCodes = new Set(["INTERNAL", "BAD_KEY"]);

/** Maps the error of a failed order to a message and to the part of the page that it concerns. */
export const orderFailure = (error: unknown): OrderFailure => {
  if (isAnswerLost(error)) return { kind: "silence", text: specifiedFailure(error, ORDER_FAILED, NO_ANSWER) };
  const code = errorCode(error);
  const text = errorMessage(error, { fallback: ORDER_FAILED });
  if (code === "NOT_READY") return { kind: "again", text: STILL_BUSY };
  if (code === "KEY_REUSED") return { kind: "placed" };
  if (errorField(error) === "discountCode") return { kind: "discount", text };
  if (code === "TOTAL_CHANGED" || code === "PROMOTION_USED_UP") return { kind: "total", text };
  if (code && methodCodes.has(code)) return { kind: "method", text };
  if (code === "PRODUCT_NOT_FOUND") return { kind: "stock", text: "A piece in your cart is no longer sold." };
  if (code === "OUT_OF_STOCK") return { kind: "stock", text };
  if (code && cartCodes.has(code)) return { kind: "cart", text };
  if (code && addressCodes.has(code)) {
    const fieldName = errorField(error);
    return { kind: "address", text, field: addressFields.find((field) => field === fieldName) };
  }
  return { kind: "again", text: code && !internalCodes.has(code) ? text : ORDER_FAILED };
};
