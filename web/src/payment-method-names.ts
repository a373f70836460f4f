/** The payment methods as shoppers read them, at checkout and on an order. */
export const paymentMethodNames = {
  COD: "Cash on delivery",
  ONLINE: "Online payment",
} as const;
