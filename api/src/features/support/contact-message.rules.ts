import { asEmail } from "../accounts/email.rules.ts";
import { refuse, type RefusalCode } from "../../platform/errors/errors.ts";
import { cleanText } from "../../platform/text.ts";

export type TypedMessage = { name: string; email: string; subject: string; message: string };

/** The same message of the same sender within so many minutes is a click too many, not a second message. */
export const sameWithinMinutes = 60;

type Part = { needed: RefusalCode; most: number; hasLines?: boolean };

const parts = {
  name: { needed: "NAME_NEEDED", most: 100 },
  subject: { needed: "SUBJECT_NEEDED", most: 150 },
  message: { needed: "MESSAGE_NEEDED", most: 5000, hasLines: true },
} as const satisfies Record<string, Part>;

const hasVisible = /[^\s\p{C}]/u;

/** Signs that no line of a person holds; a line break among them would begin a header of a mail. */
const control = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** A text of several lines has line breaks, and tabs. */
const controlInText = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const checkedPart = (typed: string, field: keyof typeof parts): string => {
  const { needed, most, hasLines = false }: Part = parts[field];
  const text = (hasLines ? typed.replace(/\r\n?|[\u2028\u2029]/g, "\n") : typed).trim();
  if (!hasVisible.test(text)) refuse(needed, { field });
  if ((hasLines ? controlInText : control).test(text))
    refuse("BAD_INPUT", { field, message: `The ${field} holds a character that cannot be sent.` });
  if (text.length > most)
    refuse("BAD_INPUT", {
      field,
      message: `The ${field} has at most ${most.toLocaleString("en-IN")} characters.`,
    });
  return cleanText(text, field, most);
};

/**
 * A message as the shop keeps it: every part is there, none is endless, name and subject are one line each, so that
 * nothing of them becomes a header of the mail to the shop.
 */
export const checkedMessage = ({ name, email, subject, message }: TypedMessage): TypedMessage => ({
  name: checkedPart(name, "name"),
  email: asEmail(email),
  subject: checkedPart(subject, "subject"),
  message: checkedPart(message, "message"),
});
