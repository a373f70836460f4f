import type { ContactMessageInput } from "../../../graphql/generated.ts";
import { formText } from "../../../ui/form-text.ts";
import { EMAIL_INVALID, isEmail } from "../../../ui/email.ts";

export type ContactPart = keyof ContactMessageInput;

/** Most characters of each part, as the shop takes them. */
export const longest = { name: 100, email: 254, subject: 150, message: 5000 } as const satisfies Record<
  ContactPart,
  number
>;

/** The parts in the order of the form, with what is said when one is missing (the server says the same). */
const needed: Record<ContactPart, string> = {
  name: "Please enter your name.",
  email: EMAIL_INVALID,
  subject: "Please enter a subject.",
  message: "Please enter a message.",
};

export const isContactPart = (field: string | undefined): field is ContactPart =>
  field !== undefined && field in needed;

/** What she typed, without blanks around it. */
export const draftOf = (form: FormData): ContactMessageInput => ({
  name: formText(form, "name").trim(),
  email: formText(form, "email").trim(),
  subject: formText(form, "subject").trim(),
  message: formText(form, "message").trim(),
});

const isRight = (draft: ContactMessageInput, part: ContactPart) =>
  part === "email" ? isEmail(draft.email) : draft[part] !== "";

/** What is wrong with each part: all four are required (specification, section 2). Nothing when it can be sent. */
export const faultsOf = (draft: ContactMessageInput): Partial<Record<ContactPart, string>> =>
  Object.fromEntries(Object.entries(needed).filter(([part]) => !isRight(draft, part as ContactPart)));
