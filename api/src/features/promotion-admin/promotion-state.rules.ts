/** Whether a promotion is valid. The end comes first: a paused promotion whose end is over has ended. */
export enum PromotionState {
  SCHEDULED = "scheduled",
  RUNNING = "running",
  PAUSED = "paused",
  ENDED = "ended",
}
