/** Cash on delivery, or online: specification, section 3. */
export enum PaymentMethod {
  COD = "cod",
  ONLINE = "online",
}

/**
 * Payment status of an order. Displayed as Pending, Paid and Failed (specification, section 4), and as Refunded after a
 * refund.
 */
export enum PaymentStatus {
  PENDING = "pending",
  COMPLETED = "completed",
  FAILED = "failed",
  REFUNDED = "refunded",
}
