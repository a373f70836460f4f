import { indianInput, msOfInput, toMinute } from "../../../ui/indian-time.ts";
import { formatRupees } from "../../../ui/money.ts";
import type { ProductEditor_ProductFragment } from "../../../graphql/generated.ts";
import { parsePrice, priceText } from "./typed-values.ts";

type ScheduledPrice = ProductEditor_ProductFragment["scheduledPrices"][number];

/** One scheduled price as typed; the instants as a field of day and time shows them, in Indian time: "2026-11-01T09:30". */
export type ScheduleRow = { price: string; from: string; to: string };

export type ScheduleState = "coming" | "running" | "over";

/** The text of the form, which files and the history have too: "1499 from 2026-11-01 00:00 to 2026-11-06 00:00; ...". */
export const scheduleText = (rows: readonly ScheduleRow[]): string =>
  rows
    .map(({ price, from, to }) => {
      const typed = price.replaceAll(/;|\b(?:from|to)\b/gi, "").trim();
      return `${typed} from ${from.replace("T", " ")} to ${to.replace("T", " ")}`;
    })
    .join("; ");

/** The same text of what is saved. */
export const savedScheduleText = (saved: readonly ScheduledPrice[]): string =>
  scheduleText(
    saved.map(({ price, beginsAt, endsAt }) => ({
      price: priceText(price),
      from: indianInput(beginsAt),
      to: indianInput(endsAt),
    })),
  );

/** A typed day and time as its field shows them. A day without a time is meant from its start, or to its end, as in files. */
const timeOf = (typed: string, isEnd: boolean): string => {
  const start = `${typed}T00:00`;
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? msOfInput(start) : NaN;
  if (Number.isNaN(ms)) return typed.replace(" ", "T");
  return isEnd ? indianInput(new Date(ms + 86_400_000)) : start;
};

export const scheduleRows = (text: string): ScheduleRow[] =>
  text
    .split(";")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [, price = "", from = "", to = ""] =
        /^\s*(.*?)\s*\bfrom\b\s*(.*?)\s*\bto\b\s*(.*?)\s*$/.exec(part) ?? [];
      return { price, from: timeOf(from, false), to: timeOf(to, true) };
    });

/** The rows without what does not matter, such as a currency sign and seconds. */
export const normalizedSchedule = (text: string): string =>
  scheduleRows(text)
    .map(({ price, from, to }) => `${parsePrice(price) ?? price} ${toMinute(from)} ${toMinute(to)}`)
    .join("; ");

/** Whether each row has a price, a start and a later end. The server checks that they do not overlap. */
export const isWholeSchedule = (text: string): boolean =>
  scheduleRows(text).every(
    ({ price, from, to }) => parsePrice(price) !== undefined && msOfInput(to) > msOfInput(from),
  );

/** The values of valid rows for the API. */
export const scheduleValue = (text: string) =>
  scheduleRows(text).map(({ price, from, to }) => ({
    price: parsePrice(price) ?? 0,
    beginsAt: new Date(msOfInput(from)).toISOString(),
    endsAt: new Date(msOfInput(to)).toISOString(),
  }));

export const stateOfRow = ({ from, to }: ScheduleRow, now: Date): ScheduleState => {
  if (msOfInput(to) <= now.getTime()) return "over";
  return msOfInput(from) <= now.getTime() ? "running" : "coming";
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "1 Nov": the day of an instant in India. */
export const dayWords = (instant: string): string => {
  const [, month = 1, day] = indianInput(instant).split(/\D/).map(Number);
  return `${day} ${months[month - 1]}`;
};

/** "1 Nov 2026, 9:30 am"; midnight is the day alone. */
export const timeWords = (time: string): string => {
  const [year, month = 1, day, hour = 0, minute = 0] = time.split(/\D/).map(Number);
  const date = `${day} ${months[month - 1]} ${year}`;
  if (hour === 0 && minute === 0) return date;
  return `${date}, ${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "am" : "pm"}`;
};

/** "1 Nov 2026 to 6 Nov 2026, 9:30 am". */
export const spanWords = ({ from, to }: ScheduleRow): string => `${timeWords(from)} to ${timeWords(to)}`;

/** The rows of a text in words, one in a line. */
export const scheduleWords = (text: string): string =>
  scheduleRows(text)
    .map((row) => {
      const rupees = parsePrice(row.price);
      return `${rupees === undefined ? row.price : formatRupees(rupees)} from ${spanWords(row)}`;
    })
    .join("; ") || "None";
