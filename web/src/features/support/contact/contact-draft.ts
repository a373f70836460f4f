import type { ContactMessageInput } from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { EMAIL_INVALID, emailText, isEmail } from "../../../ui/email.ts";

export type ContactField = keyof ContactMessageInput;

/** Maximum length of each field in characters; the server has the same limits. */
export const maxLengths = { name: 100, email: 254, subject: 150, message: 5000 } as const satisfies Record<
  ContactField,
  number
>;

/**
 * The fields in the order of the form, with the message if one is missing or invalid. The server has the same messages.
 */
const problemMessages: Record<ContactField, string> = {
  name: "Please enter your name.",
  email: EMAIL_INVALID,
  subject: "Please enter a subject.",
  message: "Please enter a message.",
};

export const isContactField = (field: string | undefined): field is ContactField =>
  field !== undefined && field in problemMessages;

/** The trimmed values of the form. */
export const readContactForm = (form: FormData): ContactMessageInput => ({
  name: formText(form, "name").trim(),
  email: emailText(formText(form, "email")),
  subject: formText(form, "subject").trim(),
  message: formText(form, "message").trim(),
});

const isValid = (draft: ContactMessageInput, field: ContactField) =>
  field === "email" ? isEmail(draft.email) : draft[field] !== "";

/**
 * The message of each invalid field; empty if the draft is valid. All four fields are required (specification, section
 * 2).
 */
export const contactProblems = (draft: ContactMessageInput): Partial<Record<ContactField, string>> =>
  Object.fromEntries(
    Object.entries(problemMessages).filter(([field]) => !isValid(draft, field as ContactField)),
  );
