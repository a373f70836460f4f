/** India has one time zone, without daylight saving. */
const OFFSET = "+05:30";
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** An instant as a field of day and time shows it, in Indian time: "2026-11-01T09:30". */
export const indianInput = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().slice(0, 16);

/**
 * The instant of a field of day and time, which is meant in Indian time; `undefined` without a whole day and time. Safari can give the
 * time with seconds.
 */
export const instantOfInput = (text: string): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(text)) return undefined;
  const instant = new Date(`${text}${OFFSET}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

/** A field of day and time without the seconds that Safari adds. */
export const toMinute = (text: string): string => text.slice(0, "2026-11-01T09:30".length);

/** The milliseconds of a field of day and time, to the minute; NaN without a whole day and time. */
export const msOfInput = (text: string): number => Date.parse(instantOfInput(toMinute(text)) ?? "");
