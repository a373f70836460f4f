import { indianDay } from "../../ui/dates.ts";

/** Months that can be chosen: a return can be filed for three years. */
const monthCount = 37;

const nameFormat = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

/** "November 2026" of the month 2026-11. */
export const monthName = (month: string) => nameFormat.format(new Date(`${month}-01T00:00:00Z`));

const monthOf = (year: number, index: number) => new Date(Date.UTC(year, index)).toISOString().slice(0, 7);

const partsOf = (month: string) => month.split("-").map(Number) as [number, number];

/** The months in India that can be chosen, the current one first. */
export const monthsUntil = (now: Date): string[] => {
  const [year, month] = partsOf(indianDay(now));
  return Array.from({ length: monthCount }, (_, ago) => monthOf(year, month - 1 - ago));
};

/** The month of a URL; without a valid one the month before the current one, whose return is due. */
export const monthFromParameter = (parameter: string | null, months: readonly string[]): string =>
  months.find((month) => month === parameter) ?? months[1] ?? "";

/** The first and the last day of a month. */
export const daysOfMonth = (month: string) => {
  const [year, number] = partsOf(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
};
