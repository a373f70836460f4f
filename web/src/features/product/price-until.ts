const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const INDIA_MS = 5.5 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

const inIndia = (ms: number): Date => new Date(ms + INDIA_MS);

const dayText = (date: Date): string => `${date.getUTCDate()} ${months[date.getUTCMonth()]}`;

/**
 * Until when a scheduled price is valid, in Indian time: "At this price until 5 November" for one that ends with that day,
 * "At this price until 5 November, 6:05 pm" for another. Without `Intl`, whose data differ between Node and browsers.
 */
export const priceUntilText = (instant: string): string => {
  const ms = Date.parse(instant);
  const end = inIndia(ms);
  const [hour, minute] = [end.getUTCHours(), end.getUTCMinutes()];
  if (hour === 0 && minute === 0) return `At this price until ${dayText(inIndia(ms - MINUTE_MS))}`;
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
  return `At this price until ${dayText(end)}, ${time}`;
};
