import type { PromotionState } from "../../graphql/generated.ts";

export const stateNames: Record<PromotionState, string> = {
  RUNNING: "Running",
  SCHEDULED: "Scheduled",
  PAUSED: "Paused",
  ENDED: "Ended",
};
