const format = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });

/** A day for an axis: "24 Oct". `day` is YYYY-MM-DD. */
export const shortDay = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
