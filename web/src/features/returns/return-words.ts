import type { ReturnReason, ReturnStatus } from "../../graphql/generated.ts";

export const reasonLabels: Record<ReturnReason, string> = {
  TOO_SMALL: "Too small",
  TOO_LARGE: "Too large",
  NOT_AS_SHOWN: "Not as shown",
  DAMAGED: "Damaged",
  CHANGED_MIND: "Changed my mind",
  OTHER: "Another reason",
};

export const returnStatuses = [
  "REQUESTED",
  "APPROVED",
  "RECEIVED",
  "COMPLETED",
  "REFUSED",
  "WITHDRAWN",
  "CLOSED",
] as const satisfies readonly ReturnStatus[];

export const returnStatusLabels: Record<ReturnStatus, string> = {
  REQUESTED: "Requested",
  APPROVED: "Approved",
  RECEIVED: "Received",
  COMPLETED: "Completed",
  REFUSED: "Refused",
  WITHDRAWN: "Withdrawn",
  CLOSED: "Closed",
};

export const piecesText = (count: number) => (count === 1 ? "1 piece" : `${count} pieces`);

/** Whether the shopper can still withdraw the return. */
export const canWithdraw = (status: ReturnStatus) => status === "REQUESTED" || status === "APPROVED";

export const isOpenReturn = (status: ReturnStatus) => canWithdraw(status) || status === "RECEIVED";
