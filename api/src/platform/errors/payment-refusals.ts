/** The refusals of online payments that no retry mends. Their operations name the amount. */
export const paymentRefusals = {
  ONLINE_LIMIT: {
    status: 400,
    message:
      "The total is above the limit of online payments. Please order fewer pieces at a time, or place two orders.",
  },
  PAYMENT_REFUSED: {
    status: 400,
    message: "Payment setup failed. Our payment provider does not accept this online payment.",
  },
} as const;
