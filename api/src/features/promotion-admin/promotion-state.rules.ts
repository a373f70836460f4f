export enum PromotionState {
  SCHEDULED = "scheduled",
  RUNNING = "running",
  PAUSED = "paused",
  ENDED = "ended",
}

type Times = { startsAt: Date; endsAt: Date | null; pausedAt: Date | null };

/** Whether a promotion is valid at an instant. The end comes first: a paused promotion whose end is over has ended. */
export const stateOf = ({ startsAt, endsAt, pausedAt }: Times, at: Date): PromotionState => {
  if (endsAt && endsAt <= at) return PromotionState.ENDED;
  if (pausedAt) return PromotionState.PAUSED;
  return startsAt > at ? PromotionState.SCHEDULED : PromotionState.RUNNING;
};
