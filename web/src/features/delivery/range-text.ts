const dayOnly = new Intl.DateTimeFormat("en-IN", { day: "numeric", timeZone: "UTC" });
const dayAndMonth = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", timeZone: "UTC" });

/** Two days as one range: "25 to 28 November", "30 November to 2 December", "25 November". */
export const rangeText = ({ from, to }: { from: string; to: string }): string => {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  if (from === to) return dayAndMonth.format(first);
  const start = from.slice(0, 7) === to.slice(0, 7) ? dayOnly : dayAndMonth;
  return `${start.format(first)} to ${dayAndMonth.format(last)}`;
};
