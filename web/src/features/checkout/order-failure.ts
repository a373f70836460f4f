import { errorCode, errorField, errorMessage } from "../../graphql/error-message.ts";
import { addressFields, type AddressField } from "./address.ts";

export type OrderFailure =
  /** The shop's total is another one now; she looks at it and presses again. */
  | { kind: "total"; text: string }
  /** A line of the cart cannot be had as it stands. */
  | { kind: "cart"; text: string }
  | { kind: "address"; text: string; field: AddressField | undefined }
  /** The discount code cannot be used, or no longer. */
  | { kind: "discount"; text: string }
  /** This very cart was ordered before: in another tab, or by a try whose answer never came. */
  | { kind: "placed" }
  /** Nothing to mend: she may press again, with the same key. */
  | { kind: "again"; text: string };

/** Specification, section 8. */
const ORDER_FAILED = "Order failed. Please try again.";

const cartCodes = new Set([
  "OUT_OF_STOCK",
  "PRODUCT_NOT_FOUND",
  "CHOOSE_SIZE_AND_COLOR",
  "BAD_QUANTITY",
  "ORDER_EMPTY",
  "ORDER_TOO_LONG",
]);
const addressCodes = new Set(["FILL_ALL_FIELDS", "STATE_UNKNOWN", "COUNTRY_UNKNOWN"]);
/** Of the server or of this client, not of what she does: there is no sentence for her in them. */
const internalCodes = new Set(["INTERNAL", "NOT_READY", "BAD_KEY"]);

/** What a failed order means to her: what to say, and where she goes on. */
export const orderFailure = (error: unknown): OrderFailure => {
  const code = errorCode(error);
  const text = errorMessage(error, { fallback: ORDER_FAILED, network: ORDER_FAILED });
  if (code === "KEY_REUSED") return { kind: "placed" };
  if (errorField(error) === "discountCode") return { kind: "discount", text };
  if (code === "TOTAL_CHANGED") return { kind: "total", text };
  if (code === "PRODUCT_NOT_FOUND") return { kind: "cart", text: "A piece in your cart is no longer sold." };
  if (code && cartCodes.has(code)) return { kind: "cart", text };
  if (code && addressCodes.has(code)) {
    const fieldName = errorField(error);
    return { kind: "address", text, field: addressFields.find((field) => field === fieldName) };
  }
  return { kind: "again", text: code && !internalCodes.has(code) ? text : ORDER_FAILED };
};
