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

/** The label of one of the steps of a return: a second inspection is that of pieces that were missing at the first. */
export const stepLabel = (steps: readonly { kind: ReturnStepKind }[], index: number): string => {
  const kind = steps[index]?.kind ?? "REQUESTED";
  const isLate = kind === "COMPLETED" && steps.slice(0, index).some((step) => step.kind === kind);
  return isLate ? "More pieces arrived and inspected" : stepLabels[kind];
};
