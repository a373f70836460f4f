/** How an order can be paid: cash on delivery, or online. Specification, section 3. */
export enum PaymentMethod {
  COD = "cod",
  ONLINE = "online",
}

/** Whether the money has come. Shown as Pending, Paid and Failed (specification, section 4). */
export enum PaymentStatus {
  PENDING = "pending",
  COMPLETED = "completed",
  FAILED = "failed",
}
