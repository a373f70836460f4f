import { refuse } from "./content-admin.refusals.ts";
import { cleanText } from "../../platform/text.ts";
import { isSafeLink } from "../content/link.rules.ts";

/** Throws CONTENT_INVALID for a field such as `home.sections.2.link`. */
export const invalid = (field: string, message: string): never =>
  refuse("CONTENT_INVALID", { field, message });

const longest = (name: string, length: number): string =>
  `${name} has at most ${length.toLocaleString("en-IN")} characters.`;

/** A text that may have several lines. `name` begins the sentence of a refusal. */
export const checkedText = (typed: string, field: string, length: number, name: string): string => {
  if (typed.length > 4 * length) return invalid(field, longest(name, length));
  const text = cleanText(typed, field, 4 * length);
  return text.length <= length ? text : invalid(field, longest(name, length));
};

export const checkedLine = (typed: string, field: string, length: number, name: string): string =>
  checkedText(typed.replace(/\s+/g, " "), field, length, name);

export const neededLine = (typed: string, field: string, length: number, name: string): string =>
  checkedLine(typed, field, length, name) || invalid(field, `${name} is missing.`);

export const checkedLink = (typed: string, field: string): string => {
  const link = checkedLine(typed, field, 300, "A link");
  return link === "" || isSafeLink(link)
    ? link
    : invalid(field, "A link begins with / for a page of the shop, or with https://, mailto: or tel:.");
};

/** Words with a link: both or neither. */
export const checkedLinked = (
  { linkText, link }: { linkText: string; link: string },
  field: string,
): { linkText: string; link: string } => {
  const words = checkedLine(linkText, `${field}.linkText`, 60, "The text of a link");
  const target = checkedLink(link, `${field}.link`);
  if (words && !target) invalid(`${field}.link`, "Please enter where the link goes.");
  if (target && !words) invalid(`${field}.linkText`, "Please enter the text of the link.");
  return { linkText: words, link: target };
};

/** Instants in ISO 8601. The end is after the begin. */
export const checkedDates = (
  { startsAt, endsAt }: { startsAt?: Date | null | undefined; endsAt?: Date | null | undefined },
  field: string,
): { startsAt: string | null; endsAt: string | null } => {
  if (startsAt && endsAt && endsAt <= startsAt)
    invalid(`${field}.endsAt`, "The end must be after the start.");
  return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
};

export const checkedCount = (
  { length }: readonly unknown[],
  field: string,
  [least, most]: readonly [number, number],
  name: string,
): void => {
  if (length < least || length > most) invalid(field, `${name}: ${least} to ${most}, not ${length}.`);
};
