import type { ReturnStepKind } from "../../graphql/generated.ts";

/** The steps of a return. In a file of their own, since they are all that the pages of orders load. */
export const stepLabels: Record<ReturnStepKind, string> = {
  REQUESTED: "Requested",
  APPROVED: "Approved by the shop",
  RECEIVED: "Arrived at the shop",
  COMPLETED: "Inspected and completed",
  REFUSED: "Refused by the shop",
  WITHDRAWN: "Withdrawn",
  CLOSED: "Closed with the order",
  REPLACEMENT_SENT: "Replacement on its way",
};
