const day: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
};
const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit", hour12: true };

const formats = {
  "en-IN": new Intl.DateTimeFormat("en-IN", day),
  "en-US": new Intl.DateTimeFormat("en-US", day),
};
const timeOnly = new Intl.DateTimeFormat("en-IN", { ...time, timeZone: "Asia/Kolkata" });
const withTime = new Intl.DateTimeFormat("en-IN", { ...day, ...time });

/**
 * A day with its month in words, in India's time: "21 November 2026" on orders (en-IN), "November 21, 2026" on the
 * profile (en-US); specification, section 9.
 */
export const formatDate = (instant: string, locale: keyof typeof formats = "en-IN") =>
  formats[locale].format(new Date(instant));

/** Day and minute: "21 November 2026 at 6:05 pm". */
export const formatDateTime = (instant: string) => withTime.format(new Date(instant));

/** The minute of a day: "6:05 pm". */
export const formatTime = (instant: string) => timeOnly.format(new Date(instant));
