import type { PlaceInLine_PlaceFragment } from "../../graphql/generated.ts";

/** Rounded, so that a screen reader reads a new number only when it has changed much. */
const rounded = (count: number): number => {
  if (count < 10) return count;
  const step = 10 ** (String(count).length - 1) / (count < 100 ? 1 : 10);
  return Math.round(count / step) * step;
};

const minutesText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

const aheadText = (ahead: number): string => {
  if (ahead === 0) return "You are next.";
  if (ahead === 1) return "One shopper is before you.";
  return `About ${rounded(ahead).toLocaleString("en-IN")} shoppers are before you.`;
};

/** Where a shopper stands in the line, in words. */
export const lineText = (place: Pick<PlaceInLine_PlaceFragment, "ahead" | "estimatedSeconds">): string => {
  const { ahead, estimatedSeconds } = place;
  const wait = estimatedSeconds < 60 ? "less than a minute" : `about ${minutesText(estimatedSeconds)}`;
  return `${aheadText(ahead)} Your turn comes in ${wait}.`;
};

/** How long a turn lasts, in words. */
export const turnText = (secondsLeft: number): string =>
  `Please place your order within ${minutesText(secondsLeft)}. After that the next shopper has the turn.`;
