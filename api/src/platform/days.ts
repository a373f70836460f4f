const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
const dayMs = 24 * 60 * 60 * 1000;

/** The day of an instant in India, as 2026-04-01. */
export const dayInIndia = (instant: Date): string => indianDay.format(instant);

/** A day, as 2026-04-01, moved by some days. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
