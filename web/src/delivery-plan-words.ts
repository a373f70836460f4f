/** The days of the week; an ISO weekday begins with 1. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Until when an order leaves on the same day. */
export const cutOffText = (hour: number): string => {
  if (hour === 0) return "No same-day dispatch";
  if (hour === 24) return "Until midnight";
  return `Until ${((hour + 11) % 12) + 1} ${hour < 12 ? "am" : "pm"}`;
};
