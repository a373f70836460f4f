const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
const dayMs = 24 * 60 * 60 * 1000;

/** The day of an instant in India, as 2026-04-01. */
export const dayInIndia = (instant: Date): string => indianDay.format(instant);

/** A day, as 2026-04-01, moved by some days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const dayOfMonth = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", day: "numeric" });
const dayWithMonth = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", day: "numeric", month: "long" });

/** Two days as one range: "25 to 28 November", "30 November to 2 December", "25 November". */
export const rangeInWords = (from: string, to: string): string => {
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)];
  if (from === to) return dayWithMonth.format(first);
  const start = from.slice(0, 7) === to.slice(0, 7) ? dayOfMonth : dayWithMonth;
  return `${start.format(first)} to ${dayWithMonth.format(last)}`;
};

const dayAndTime = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** The day and the time of an instant in India: "5 January 2031 at 6:30 pm". */
export const instantInWords = (instant: Date): string => dayAndTime.format(instant);

/** The first and the last day of a month such as 2026-11. */
export const daysOfMonth = (month: string): { from: string; to: string } => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(0);
  // Day 0 of the next month.
  last.setUTCFullYear(year, number, 0);
  return { from: `${month}-01`, to: `${month}-${String(last.getUTCDate()).padStart(2, "0")}` };
};
