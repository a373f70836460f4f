/** Who has to act on a ticket. */
export enum TicketState {
  /** The shop. */
  OPEN = "open",
  /** The customer: the shop has answered and needs to know more. */
  WAITING = "waiting",
  RESOLVED = "resolved",
}

/** What a ticket is about. */
export enum TicketCategory {
  ORDER = "order",
  DELIVERY = "delivery",
  RETURN = "return",
  PRODUCT = "product",
  PAYMENT = "payment",
  PRIVACY = "privacy",
  OTHER = "other",
}

/** The categories in words, as in the subject of a message about an order. */
export const categoryNames: Record<TicketCategory, string> = {
  [TicketCategory.ORDER]: "a change",
  [TicketCategory.DELIVERY]: "delivery",
  [TicketCategory.RETURN]: "return or refund",
  [TicketCategory.PRODUCT]: "one of its pieces",
  [TicketCategory.PAYMENT]: "payment",
  [TicketCategory.PRIVACY]: "personal data",
  [TicketCategory.OTHER]: "something else",
};

/** What the law demands next. */
export enum TicketDuty {
  ACKNOWLEDGE = "acknowledge",
  RESOLVE = "resolve",
}

/** How near the end of the time for a duty is. */
export enum TicketClock {
  ON_TIME = "on-time",
  DUE_SOON = "due-soon",
  LATE = "late",
}

/**
 * Hours from the receipt of a message to the end of each duty, and hours before it from which the duty is due soon: E-Commerce
 * Rules 2020, rule 4(5). docs/law.md says what counts as acknowledged.
 */
export const dutyHours: Record<TicketDuty, { limit: number; warning: number }> = {
  [TicketDuty.ACKNOWLEDGE]: { limit: 48, warning: 8 },
  [TicketDuty.RESOLVE]: { limit: 30 * 24, warning: 5 * 24 },
};

/** Who wrote a message of a ticket, and who reads it. */
export enum TicketMessageKind {
  CUSTOMER = "customer",
  ANSWER = "answer",
  /** For the shop only. */
  NOTE = "note",
}

/** Messages that a customer can add to one ticket. */
const maxCustomerMessages = 20;

/**
 * Whether the customer can write: once, and again once after each answer of the shop. `kinds` are of all messages, oldest first.
 */
export const mayCustomerWrite = (kinds: readonly TicketMessageKind[]): boolean => {
  const sinceAnswer = kinds.slice(kinds.lastIndexOf(TicketMessageKind.ANSWER) + 1);
  const written = kinds.filter((kind) => kind === TicketMessageKind.CUSTOMER).length;
  return !sinceAnswer.includes(TicketMessageKind.CUSTOMER) && written < maxCustomerMessages;
};
