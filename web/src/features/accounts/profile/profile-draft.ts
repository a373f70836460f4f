import { EMAIL_INVALID, emailText, isEmail } from "../../../ui/email.ts";
import { formText } from "../../../ui/form-text.ts";
import { plainText } from "../../../ui/plain-text.ts";

/** The fields of the profile form. */
export type ProfileDraft = { name: string; email: string; mobile: string; address: string };

export type ProfileField = keyof ProfileDraft | "currentPassword";

/** The trimmed values of the form. */
export const readProfileForm = (form: FormData): ProfileDraft => ({
  name: formText(form, "name").trim(),
  email: emailText(formText(form, "email")),
  mobile: plainText(formText(form, "mobile")),
  address: formText(form, "address").trim(),
});

/** The saved values of an account, as the form shows them at first. */
type SavedProfile = { name: string; email: string; mobile: string | null; address: string | null };

/** The fields that differ from the saved ones. The others are not sent: another tab or device may have changed them. */
export const changedFields = (draft: ProfileDraft, saved: SavedProfile): Partial<ProfileDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, text]) => text !== (saved[field as keyof ProfileDraft] ?? "")),
  );

/** Specification, section 5: name and e-mail are required. */
export const profileProblems = ({
  name,
  email,
}: Pick<ProfileDraft, "name" | "email">): Partial<Record<ProfileField, string>> => ({
  ...(name === "" && { name: "Please enter your name." }),
  ...(!isEmail(email) && { email: EMAIL_INVALID }),
});

/** True if the typed address differs from the current one. Case is ignored. */
export const isDifferentEmail = (typed: string, currentEmail: string) =>
  emailText(typed).toLowerCase() !== currentEmail.toLowerCase();

/** True if the typed address needs verification and so the password. The recovery address is already verified. */
export const needsPassword = (typed: string, account: { email: string; recoveryEmail: string }) =>
  isDifferentEmail(typed, account.email) && isDifferentEmail(typed, account.recoveryEmail);

/** The form field of a refusal, by the server's name of the field. `undefined` if the form has no such field. */
export const profileFieldOf = (serverField: string | undefined): ProfileField | undefined =>
  (["name", "email", "mobile", "address", "currentPassword"] as const).find((field) => field === serverField);
