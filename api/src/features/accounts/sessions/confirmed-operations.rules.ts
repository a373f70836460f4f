/**
 * What the staff does only with a password or passkey that was proved a short time ago: payments by hand, and exports of customers.
 * Changes of the staff ask each time. An open session at an unattended desk is not enough.
 */
const confirmedOperations: ReadonlySet<string> = new Set([
  "refundOrder",
  "recordPayout",
  "markCashCollected",
  "collectCourierCash",
  "exportCustomers",
  "exportOrders",
]);

export const needsConfirmation = (operation: string): boolean => confirmedOperations.has(operation);
