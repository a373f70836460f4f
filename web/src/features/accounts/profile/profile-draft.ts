import { EMAIL_INVALID, isEmail } from "../../../ui/email.ts";
import { formText } from "../../../ui/form-text.ts";

/** What she types about herself. */
export type ProfileDraft = { name: string; email: string; mobile: string; address: string };

export type ProfileField = keyof ProfileDraft | "currentPassword";

/** A form's texts, without stray spaces at their ends. */
export const readProfile = (form: FormData): ProfileDraft => ({
  name: formText(form, "name").trim(),
  email: formText(form, "email").trim(),
  mobile: formText(form, "mobile").trim(),
  address: formText(form, "address").trim(),
});

/** Specification, section 5: name and e-mail are demanded. */
export const profileProblems = ({
  name,
  email,
}: Pick<ProfileDraft, "name" | "email">): Partial<Record<ProfileField, string>> => ({
  ...(name === "" && { name: "Please enter your name." }),
  ...(!isEmail(email) && { email: EMAIL_INVALID }),
});

/** Whether another address is meant; upper and lower case are the same. */
export const isAnotherEmail = (typed: string, known: string) =>
  typed.trim().toLowerCase() !== known.toLowerCase();

/** Whether an address has to be proved, and so needs her password: the one that recovers her account was proved before. */
export const needsPassword = (typed: string, known: { email: string; recoveryEmail: string }) =>
  isAnotherEmail(typed, known.email) && isAnotherEmail(typed, known.recoveryEmail);

/** The field of the form that a refusal is about, by the server's name for it; undefined when about none. */
export const profileField = (serverField: string | undefined): ProfileField | undefined =>
  (["name", "email", "mobile", "address", "currentPassword"] as const).find((field) => field === serverField);
