import { asEmail } from "../accounts/email.rules.ts";
import { refuse, type RefusalCode } from "../../platform/errors/errors.ts";
import { cleanText } from "../../platform/text.ts";

export type MessageInput = { name: string; email: string; subject: string; message: string };

/** Within this time the same message of the same sender counts as a repeated request. */
export const duplicateWithinMinutes = 60;

type PartRule = { missing: RefusalCode; most: number; hasLines?: boolean };

const parts = {
  name: { missing: "NAME_NEEDED", most: 100 },
  subject: { missing: "SUBJECT_NEEDED", most: 150 },
  message: { missing: "MESSAGE_NEEDED", most: 5000, hasLines: true },
} as const satisfies Record<string, PartRule>;

const visibleCharacter = /[^\s\p{C}]/u;

/** Control characters, refused in one line of text. A line break among them could start a mail header. */
const control = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Control characters except line breaks and tabs, refused in a text of several lines. */
const controlInText = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const checkedPart = (typed: string, field: keyof typeof parts): string => {
  const { missing, most, hasLines = false }: PartRule = parts[field];
  const text = (hasLines ? typed.replace(/\r\n?|[\u2028\u2029]/g, "\n") : typed).trim();
  if (!visibleCharacter.test(text)) refuse(missing, { field });
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
 * A message as the shop stores it: cleaned, every part present and of limited length. Name and subject are one line each,
 * so that they cannot add a header to the mail. Throws the refusal of the first part that is wrong.
 */
export const checkedMessage = ({ name, email, subject, message }: MessageInput): MessageInput => ({
  name: checkedPart(name, "name"),
  email: asEmail(email),
  subject: checkedPart(subject, "subject"),
  message: checkedPart(message, "message"),
});
