/** The ways to pay as she reads them, at checkout and on an order. */
export const paymentMethodNames = {
  COD: "Cash on delivery",
  ONLINE: "Online payment",
} as const;
