import { refuse } from "./catalogue.refusals.ts";
import { amountOf, dayOf, timeForm } from "../../platform/csv/cell-values.ts";
import { highestPrice, type Paise } from "../../platform/money.ts";
import { plainText } from "../../platform/plain-text.ts";

/**
 * A price that is valid from `beginsAt` until just before `endsAt`, both ISO 8601 in whole minutes. The keys have the order in
 * which PostgreSQL returns them, so that two values can be compared as JSON.
 */
export type ScheduledPrice = { price: Paise; endsAt: string; beginsAt: string };

/** Throws PRICE_INVALID. */
export const checkedPrice = (price: Paise, field: string): Paise =>
  Number.isSafeInteger(price) && price > 0 && price <= highestPrice
    ? price
    : refuse("PRICE_INVALID", { field });

const field = "scheduledPrices";

const invalid = (message: string): never => refuse("SCHEDULE_INVALID", { field, message });

const most = 50;
const minuteMs = 60_000;

/** A form takes some minutes to fill in: what begins "now" may begin a little before it is saved. */
const toleranceMs = 10 * minuteMs;

/** An instant outside of this century is a typing error. */
const firstInstant = Date.UTC(2000, 0);
const lastInstant = Date.UTC(2100, 0);

const wholeMinute = (instant: string | Date): string => {
  const ms = new Date(instant).getTime();
  return !(ms >= firstInstant && ms < lastInstant)
    ? invalid("The dates of a scheduled price are from the year 2000 to 2099.")
    : new Date(Math.floor(ms / minuteMs) * minuteMs).toISOString();
};

/** India has one time zone, without daylight saving. */
const indianOffset = "+05:30";
const indianOffsetMs = 5.5 * 60 * minuteMs;

/** An instant in Indian time: "2026-11-01 00:00". */
export const indianText = (instant: string | Date): string =>
  new Date(new Date(instant).getTime() + indianOffsetMs).toISOString().slice(0, 16).replace("T", " ");

/** A scheduled price as files and the history show it: "1499 from 2026-11-01 00:00 to 2026-11-06 00:00". */
const textOf = ({ price, beginsAt, endsAt }: ScheduledPrice): string =>
  `${price / 100} from ${indianText(beginsAt)} to ${indianText(endsAt)}`;

export const schedulesText = (schedule: readonly ScheduledPrice[]): string => schedule.map(textOf).join("; ");

/**
 * Checks scheduled prices by themselves and returns them in their order in time, in whole minutes. Throws PRICE_INVALID,
 * SCHEDULE_INVALID.
 */
export const checkedSchedule = (
  typed: readonly { price: Paise; beginsAt: string | Date; endsAt: string | Date }[],
): ScheduledPrice[] => {
  if (typed.length > most)
    invalid(`A product has at most ${most} scheduled prices. Please remove some that are over.`);
  const schedule = typed
    .map(({ price, beginsAt, endsAt }) => ({
      price: checkedPrice(price, field),
      endsAt: wholeMinute(endsAt),
      beginsAt: wholeMinute(beginsAt),
    }))
    .toSorted((one, other) => Date.parse(one.beginsAt) - Date.parse(other.beginsAt));
  for (const [index, { beginsAt, endsAt }] of schedule.entries()) {
    if (Date.parse(endsAt) <= Date.parse(beginsAt)) invalid("A scheduled price must end after it begins.");
    const next = schedule[index + 1];
    if (next && Date.parse(next.beginsAt) < Date.parse(endsAt))
      invalid(
        `Scheduled prices cannot overlap: the one from ${indianText(next.beginsAt)} begins before the one from ${indianText(beginsAt)} has ended.`,
      );
  }
  return schedule;
};

/**
 * Throws SCHEDULE_INVALID for a price that would have begun before it was entered. One that has begun may get another price or end,
 * and may be removed.
 */
export const checkNotPast = (
  after: readonly ScheduledPrice[],
  before: readonly ScheduledPrice[],
  now: Date,
): void => {
  for (const { beginsAt, endsAt, price } of after) {
    const former = before.find((entry) => entry.beginsAt === beginsAt);
    if (former && former.endsAt === endsAt && former.price === price) continue;
    const isOver = former !== undefined && Date.parse(former.endsAt) <= now.getTime();
    const isPast = Date.parse(beginsAt) < now.getTime() - toleranceMs;
    if (isPast && (!former || isOver)) invalid("A scheduled price cannot begin in the past.");
  }
};

/** The scheduled price that is valid at an instant. */
export const validPrice = (schedule: readonly ScheduledPrice[], now: Date): ScheduledPrice | undefined =>
  schedule.find(
    ({ beginsAt, endsAt }) => Date.parse(beginsAt) <= now.getTime() && now.getTime() < Date.parse(endsAt),
  );

type Prices = { price: Paise; mrp: Paise | null; scheduledPrices: readonly ScheduledPrice[] };

/** Throws PRICE_ABOVE_MRP at the field that is too high; at the MRP if only that was changed. */
export const checkMrp = (
  { price, mrp, scheduledPrices }: Prices,
  isChanged: (name: keyof Prices) => boolean = () => true,
): void => {
  if (mrp === null) return;
  const tooHigh = [
    ...(price > mrp ? (["price"] as const) : []),
    ...(scheduledPrices.some((each) => each.price > mrp) ? ([field] as const) : []),
  ];
  const [first] = [...tooHigh.filter(isChanged), ...tooHigh];
  if (first) refuse("PRICE_ABOVE_MRP", { field: isChanged(first) ? first : "mrp" });
};

const formHint =
  "Write a scheduled price as: 1499 from 2026-11-01 00:00 to 2026-11-06 00:00. Put a semicolon between two.";

/** The minutes of the day in a cell, and the offset that they are in: "09:30", "9:30 pm"; `undefined` without a time. */
const timeOf = (text: string): { minutes: number; offset: string } | undefined => {
  const [whole, hour = "", minute = "", half, zone] = timeForm.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  const minutes = hours < 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : NaN;
  return { minutes, offset: zone ? "Z" : indianOffset };
};

const dayMinutes = 24 * 60;

/** An instant of a cell, in Indian time unless it says UTC. A day without a time is meant from its start, or to its end. */
const instantOf = (cell: string, minutesWithoutTime: number): string => {
  const text = plainText(cell);
  const day = dayOf(text) ?? invalid(formHint);
  const { minutes, offset } = timeOf(text) ?? { minutes: minutesWithoutTime, offset: indianOffset };
  const ms = Date.parse(`${day}T00:00:00${offset}`) + minutes * minuteMs;
  return Number.isNaN(ms) ? invalid(formHint) : wholeMinute(new Date(ms));
};

/** The scheduled prices of a cell, in the form of `schedulesText`. Throws SCHEDULE_INVALID. */
export const readSchedule = (cell: string): ScheduledPrice[] =>
  cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const [, price = "", from = "", to = ""] = /^(.+?)\s+from\s+(.+?)\s+to\s+(.+)$/i.exec(part) ?? [];
      return {
        price: amountOf(price) ?? invalid(formHint),
        endsAt: instantOf(to, dayMinutes),
        beginsAt: instantOf(from, 0),
      };
    });
