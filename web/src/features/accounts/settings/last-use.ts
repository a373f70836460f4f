import { formatDate } from "../../../ui/dates.ts";

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });

/** The server notes a use to within five minutes; with the browser's clock a little off, ten are still "now". */
const NOW_MINUTES = 10;

/** When a session was last used, in words; after a day the date, as the profile writes dates (specification, section 9). */
export const lastUse = (instant: string, now: number) => {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < NOW_MINUTES) return "Used a few minutes ago";
  if (minutes < 60) return `Used ${relative.format(-minutes, "minute")}`;
  if (minutes < 24 * 60) return `Used ${relative.format(-Math.floor(minutes / 60), "hour")}`;
  return `Last used on ${formatDate(instant, "en-US")}`;
};
