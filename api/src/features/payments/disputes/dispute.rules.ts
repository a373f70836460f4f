/** Statuses of a dispute at Razorpay that are final. */
const finalStatuses = ["won", "lost", "closed"];

/** Whether a dispute is decided. An unknown status is not. */
export const isDecided = (status: string): boolean => finalStatuses.includes(status);
