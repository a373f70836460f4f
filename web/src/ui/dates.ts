const day: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
};
const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit", hour12: true };

/** Makes a format when it is first used: a slow phone needs milliseconds for each, and few pages show dates at once. */
const lazyFormat = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (instant: string): string =>
    (format ??= new Intl.DateTimeFormat(locale, options)).format(new Date(instant));
};

const formats = { "en-IN": lazyFormat("en-IN", day), "en-US": lazyFormat("en-US", day) };

/**
 * A day with its month in words, in India's time: "21 November 2026" on orders (en-IN), "November 21, 2026" on the
 * profile (en-US); specification, section 9.
 */
export const formatDate = (instant: string, locale: keyof typeof formats = "en-IN") =>
  formats[locale](instant);

/** A day for a dense table: "21 Nov 2026". */
export const formatShortDate = lazyFormat("en-IN", { ...day, month: "short" });

/** Day and minute: "21 November 2026 at 6:05 pm". */
export const formatDateTime = lazyFormat("en-IN", { ...day, ...time });

/** A day in India as YYYY-MM-DD. */
export const indianDay = (instant: Date) =>
  new Date(instant.getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The minute of a day: "6:05 pm". */
export const formatTime = lazyFormat("en-IN", { ...time, timeZone: "Asia/Kolkata" });

/** The time of today, "6:05 pm"; of another day with its date. */
export const formatRecentTime = (instant: string) =>
  formatDate(instant) === formatDate(new Date().toISOString())
    ? formatTime(instant)
    : formatDateTime(instant);
