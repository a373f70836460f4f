import type { Notice } from "./notice.ts";

export const checkoutNotice: Notice = {
  version: 2,
  mutations: ["placeOrder"],
  fields: {
    name: "shippingAddress.fullName",
    "e-mail address": "shippingAddress.email",
    "phone number": "shippingAddress.phone",
    address:
      "shippingAddress.address shippingAddress.city shippingAddress.state shippingAddress.zipCode shippingAddress.country",
    pieces: "lines.productId lines.size lines.color lines.quantity",
    "discount code": "discountCode",
    "way to pay": "paymentMethod transactionId",
  },
  purpose: "deliver your order, take the payment and write the invoice",
  ending:
    "The courier gets name, address and phone number. Tax law requires us to keep orders; the rest is erased when you delete your account under Settings, Privacy.",
};
