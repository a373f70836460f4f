import { formText } from "../../../ui/form-text.ts";
import { plainText } from "../../../ui/plain-text.ts";
import { passwordProblems, type PasswordProblems } from "../new-password.ts";

/** The fields of the second step of the sign-up. */
export type SignUpDraft = { name: string; mobile: string; password: string; confirmation: string };

export type SignUpField = "name" | "mobile" | keyof PasswordProblems;

export type SignUpProblems = Partial<Record<SignUpField, string>>;

/** The values of the form: the passwords as typed, the others trimmed. */
export const readSignUpForm = (form: FormData): SignUpDraft => ({
  name: formText(form, "name").trim(),
  mobile: plainText(formText(form, "mobile")),
  password: formText(form, "password"),
  confirmation: formText(form, "confirmation"),
});

/**
 * Specification, section 5: the name and both passwords are required, the phone is optional. An account that began by a mailed code
 * needs no password.
 */
export const signUpProblems = (
  { name, password, confirmation }: SignUpDraft,
  needsPassword = true,
): SignUpProblems => ({
  ...(name === "" && { name: "Please enter your name." }),
  ...(needsPassword && passwordProblems(password, confirmation)),
});

/** The form field of a refusal, by the server's name of the field. `undefined` if the form has no such field. */
export const signUpFieldOf = (serverField: string | undefined) => {
  if (serverField === "profilePic") return "picture";
  const isTyped = serverField === "name" || serverField === "mobile" || serverField === "password";
  return isTyped ? serverField : undefined;
};
