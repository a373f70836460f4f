/** How an order can be paid: cash on delivery, or online. Specification, section 3. */
export enum PaymentMethod {
  COD = "cod",
  ONLINE = "online",
}

/**
 * Whether the money has come, and stayed. Shown as Pending, Paid and Failed (specification, section 4), and as Refunded
 * where it was given back when the order ended.
 */
export enum PaymentStatus {
  PENDING = "pending",
  COMPLETED = "completed",
  FAILED = "failed",
  REFUNDED = "refunded",
}
