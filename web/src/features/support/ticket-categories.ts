import type { TicketCategory } from "../../graphql/generated.ts";

/** What a ticket can be about, in the order of the lists. */
export const categoryLabels: Record<TicketCategory, string> = {
  DELIVERY: "Delivery",
  PRODUCT: "Product",
  RETURN: "Return or refund",
  PAYMENT: "Payment",
  ORDER: "Order",
  PRIVACY: "Personal data",
  OTHER: "Something else",
};

export const isTicketCategory = (value: string | null): value is TicketCategory =>
  value !== null && Object.hasOwn(categoryLabels, value);
