/** Order statuses: specification, section 4. */
export enum OrderStatus {
  PENDING = "pending",
  CONFIRMED = "confirmed",
  PROCESSING = "processing",
  SHIPPED = "shipped",
  DELIVERED = "delivered",
  CANCELLED = "cancelled",
  RETURNED = "returned",
}

/** Who has changed the status of an order. */
export enum StatusAuthor {
  SHOPPER = "shopper",
  ADMIN = "admin",
  SHOP = "shop",
}
