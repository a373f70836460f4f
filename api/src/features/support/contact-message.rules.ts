import { asEmail } from "../accounts/email.rules.ts";
import { refuse } from "./support.refusals.ts";
import { cleanText } from "../../platform/text.ts";

export type MessageInput = { name: string; email: string; subject: string; message: string };

/** Within this time the same message of the same sender counts as a repeated request. */
export const duplicateWithinMinutes = 60;

type PartRule = { missing: Parameters<typeof refuse>[0]; maxLength: number; hasLines?: boolean };

const parts = {
  name: { missing: "NAME_NEEDED", maxLength: 100 },
  subject: { missing: "SUBJECT_NEEDED", maxLength: 150 },
  message: { missing: "MESSAGE_NEEDED", maxLength: 5000, hasLines: true },
} as const satisfies Record<string, PartRule>;

const visibleCharacter = /[^\s\p{C}]/u;

/** Control characters, refused in one line of text. A line break among them could start a mail header. */
const controlInLine = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Control characters except line breaks and tabs, refused in a text of several lines. */
const controlInText = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const checkedPart = (input: string, field: keyof typeof parts): string => {
  const { missing, maxLength, hasLines = false }: PartRule = parts[field];
  const text = (hasLines ? input.replace(/\r\n?|[\u2028\u2029]/g, "\n") : input).trim();
  if (!visibleCharacter.test(text)) refuse(missing, { field });
  if ((hasLines ? controlInText : controlInLine).test(text))
    refuse("BAD_INPUT", { field, message: `The ${field} contains a character that cannot be sent.` });
  if (text.length > maxLength)
    refuse("BAD_INPUT", {
      field,
      message: `The ${field} has at most ${maxLength.toLocaleString("en-IN")} characters.`,
    });
  return cleanText(text, field, maxLength);
};

/** A text of several lines, cleaned. Throws MESSAGE_NEEDED, and BAD_INPUT for a text that cannot be sent. */
export const checkedText = (message: string): string => checkedPart(message, "message");

/**
 * A message as the shop stores it: cleaned, every part present and of limited length. Name and subject are one line each,
 * so that they cannot add a header to the mail. Throws the refusal of the first part that is wrong.
 */
export const checkedMessage = ({ name, email, subject, message }: MessageInput): MessageInput => ({
  name: checkedPart(name, "name"),
  email: asEmail(email),
  subject: checkedPart(subject, "subject"),
  message: checkedText(message),
});
