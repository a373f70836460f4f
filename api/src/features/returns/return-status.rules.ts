/** Where a return stands. */
export enum ReturnStatus {
  REQUESTED = "requested",
  APPROVED = "approved",
  RECEIVED = "received",
  COMPLETED = "completed",
  REFUSED = "refused",
  WITHDRAWN = "withdrawn",
  CLOSED = "closed",
}

/** What happened to a return: each status that it got, and the replacement that was sent. */
export const ReturnStepKind = { ...ReturnStatus, REPLACEMENT_SENT: "replacement_sent" } as const;

export type ReturnStepKind = ReturnStatus | typeof ReturnStepKind.REPLACEMENT_SENT;

/** Why pieces come back. */
export enum ReturnReason {
  TOO_SMALL = "too_small",
  TOO_LARGE = "too_large",
  NOT_AS_SHOWN = "not_as_shown",
  DAMAGED = "damaged",
  CHANGED_MIND = "changed_mind",
  OTHER = "other",
}

/** What the shopper gets for pieces: the money, or another size or colour. */
export enum ReturnKind {
  RETURN = "return",
  EXCHANGE = "exchange",
}

/** How returned pieces come back: the values of the setting RETURN_METHOD. */
export enum ReturnMethod {
  DROP_OFF = "drop-off",
  PICK_UP = "pick-up",
}

const { REQUESTED, APPROVED, RECEIVED, COMPLETED, REFUSED, WITHDRAWN, CLOSED } = ReturnStatus;

/** The life of a return. It is refused, and closed with its order, from every status that is open. */
const nextStatuses: Record<ReturnStatus, readonly ReturnStatus[]> = {
  [REQUESTED]: [APPROVED, REFUSED, WITHDRAWN, CLOSED],
  [APPROVED]: [RECEIVED, REFUSED, WITHDRAWN, CLOSED],
  [RECEIVED]: [COMPLETED, REFUSED, CLOSED],
  [COMPLETED]: [],
  [REFUSED]: [],
  [WITHDRAWN]: [],
  [CLOSED]: [],
};

/** Whether a return can make the step to a status. */
export const canBecome = (from: ReturnStatus, to: ReturnStatus): boolean => nextStatuses[from].includes(to);

/** Whether a return can still make a step. */
export const isOpen = (status: ReturnStatus): boolean => nextStatuses[status].length > 0;

/** The statuses in which the shopper has kept the pieces: they can be returned again. */
export const endedStatuses: readonly ReturnStatus[] = [REFUSED, WITHDRAWN, CLOSED];
