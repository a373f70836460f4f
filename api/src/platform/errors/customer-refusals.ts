/** Refusals about customers, and about what the staff records of them. */
export const customerRefusals = {
  CUSTOMER_IS_ADMIN: {
    status: 409,
    message: "This e-mail address belongs to an admin. Please enter the customer's own.",
  },
  CASH_BLOCKED: {
    status: 409,
    message:
      "Cash on delivery is not available for this account. Please pay online, or write to us if you think that this is a mistake.",
  },
  CUSTOMER_NOT_FOUND: { status: 404, message: "There is no such customer." },
  CUSTOMER_CHANGED: {
    status: 409,
    message: "Another member of the staff has changed this customer in the meantime. Please check it again.",
  },
  CUSTOMER_NOTE_NOT_FOUND: { status: 404, message: "This note no longer exists." },
} as const satisfies Record<string, { status: number; message: string }>;
