/**
 * What the staff does only with a password or passkey that was proved a short time ago: payments by hand, exports, and where the
 * shop sends its events. Changes of the staff ask each time. An open session at an unattended desk is not enough. Whether settings
 * and statuses of orders ask depends on the object: their resolvers call `requireConfirmation`.
 */
const confirmedOperations: ReadonlySet<string> = new Set([
  "refundOrder",
  "recordPayout",
  "undoPayout",
  "markCashCollected",
  "collectCourierCash",
  "exportCustomers",
  "exportOrders",
  "exportSales",
  "addWebhook",
  "updateWebhook",
  "rotateWebhookKey",
]);

export const needsConfirmation = (operation: string): boolean => confirmedOperations.has(operation);

/** Whether an API key may call a confirmed operation: an owner has proved the password when the key got its permission. */
export const isOpenToKeys = (operation: string): boolean => operation === "exportSales";
