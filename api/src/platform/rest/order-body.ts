import {
  choice,
  listOfObjects,
  object,
  optional,
  productId,
  rupees,
  text,
  wholeNumber,
} from "./body-fields.ts";

const addressField = text("FILL_ALL_FIELDS");

/** The fields of POST /orders/place that the shop reads. Other fields, such as titles and prices, are ignored: specification, section 7. */
export const orderBody = {
  shippingAddress: object(
    {
      fullName: addressField,
      email: addressField,
      phone: addressField,
      address: addressField,
      city: addressField,
      state: addressField,
      zipCode: addressField,
      country: optional(text()),
    },
    "FILL_ALL_FIELDS",
  ),
  items: listOfObjects(
    {
      productId,
      quantity: wholeNumber("BAD_QUANTITY"),
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
