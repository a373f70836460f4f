import { randomUUID } from "node:crypto";
import { maxLineQuantity } from "../catalogue/variant.rules.ts";
import { maxLengths } from "../shop/address.rules.ts";
import { refuse } from "./checkout.refusals.ts";
import {
  choice,
  ignored,
  limited,
  listOfObjects,
  object,
  optional,
  productId,
  rupees,
  text,
  wholeNumber,
} from "../../platform/rest/body-fields.ts";
import { enumName, productIdOf, type RestRequest } from "../../platform/rest/requests.ts";

const addressField = (name: keyof typeof maxLengths) =>
  limited(text("FILL_ALL_FIELDS"), { maxLength: maxLengths[name] });

const addressFields = {
  fullName: addressField("fullName"),
  email: addressField("email"),
  phone: addressField("phone"),
  address: addressField("address"),
  city: addressField("city"),
  state: addressField("state"),
  zipCode: addressField("zipCode"),
  country: limited(optional(text()), { maxLength: maxLengths.country }),
};

/** The documented fields of POST /orders/place: specification, section 7. */
export const orderBody = {
  shippingAddress: object(addressFields, "FILL_ALL_FIELDS"),
  items: listOfObjects(
    {
      productId,
      title: ignored(text()),
      price: ignored(rupees),
      quantity: limited(wholeNumber("BAD_QUANTITY"), { minimum: 1, maximum: maxLineQuantity }),
      size: optional(text()),
      color: optional(text()),
    },
    "ORDER_EMPTY",
  ),
  paymentDetails: object({
    method: choice(["cod", "online"]),
    transactionId: optional(text()),
    paymentStatus: optional(text()),
  }),
  discountCode: optional(text()),
  totalAmount: optional(rupees),
  finalAmount: rupees,
};

/** An object within a checked body. */
type Part = Record<string, unknown>;

/**
 * The payment that the shopper claims to have made before placing; `null` if none. The order is then paid later.
 * Throws PAYMENT_NOT_VERIFIED for `completed` without a transaction id.
 */
const transactionOf = (payment: Part): unknown => {
  if (payment["method"] !== "online") return null;
  const claimed = payment["transactionId"] || null;
  if (!claimed && payment["paymentStatus"] === "completed")
    refuse("PAYMENT_NOT_VERIFIED", { field: "paymentDetails.transactionId" });
  return claimed;
};

/** Razorpay's payment ids are such text. Another one is no payment, and the operation refuses it. */
const isPaymentId = (value: unknown): value is string =>
  typeof value === "string" && /^\w{8,60}$/.test(value);

/** Names of the documented body for fields of `placeOrder`. */
export const orderFieldNames = {
  lines: "items",
  expectedSubtotal: "totalAmount",
  expectedTotal: "finalAmount",
  transactionId: "paymentDetails.transactionId",
  idempotencyKey: "Idempotency-Key",
};

/**
 * The documented body of POST /orders/place as the input of `placeOrder`. Of its amounts only the totals are read, and
 * only to be compared: prices and payment status come from the server. Decision 13. Without an Idempotency-Key header,
 * the id of a payment made beforehand is the key, so that it pays one order.
 */
export const toPlaceOrderInput = ({ body, headers }: RestRequest): Record<string, unknown> => {
  const address = body["shippingAddress"] as Part;
  const payment = body["paymentDetails"] as Part;
  const items = body["items"] as Part[];
  const fields = Object.keys(addressFields).map((field) => [field, address[field]]);
  const shippingAddress = { ...Object.fromEntries(fields), country: address["country"] ?? "India" };
  const transactionId = transactionOf(payment);
  return {
    idempotencyKey: headers["idempotency-key"] ?? (isPaymentId(transactionId) ? transactionId : randomUUID()),
    lines: items.map((item) => ({
      productId: productIdOf(item["productId"]),
      size: item["size"] || null,
      color: item["color"] || null,
      quantity: item["quantity"],
    })),
    shippingAddress,
    paymentMethod: enumName(payment["method"]),
    transactionId,
    discountCode: body["discountCode"],
    expectedSubtotal: body["totalAmount"],
    expectedTotal: body["finalAmount"],
  };
};
