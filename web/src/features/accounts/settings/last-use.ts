import { formatDate } from "../../../ui/dates.ts";

const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });

/** The server records a use to within 5 minutes, and the browser's clock may differ. So 10 minutes count as recent. */
const RECENT_MINUTES = 10;

/**
 * Text of the last use of a session: relative within a day, then the date in the format of the profile (specification,
 * section 9).
 */
export const lastUseText = (instant: string, now: number) => {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < RECENT_MINUTES) return "Used a few minutes ago";
  if (minutes < 60) return `Used ${relative.format(-minutes, "minute")}`;
  if (minutes < 24 * 60) return `Used ${relative.format(-Math.floor(minutes / 60), "hour")}`;
  return `Last used on ${formatDate(instant, "en-US")}`;
};
