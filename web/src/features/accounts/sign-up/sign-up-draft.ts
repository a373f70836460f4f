import { formText } from "../../../ui/form-text.ts";
import { passwordProblems, type PasswordProblems } from "../new-password.ts";

/** What she types in the second step of the sign-up. */
export type SignUpDraft = { name: string; mobile: string; password: string; confirmation: string };

export type SignUpField = "name" | "mobile" | keyof PasswordProblems;

export type SignUpProblems = Partial<Record<SignUpField, string>>;

/** A form's texts; the password as it was typed, the rest without stray spaces. */
export const readSignUpForm = (form: FormData): SignUpDraft => ({
  name: formText(form, "name").trim(),
  mobile: formText(form, "mobile").trim(),
  password: formText(form, "password"),
  confirmation: formText(form, "confirmation"),
});

/** Specification, section 5: name and both passwords are demanded, the phone is not. */
export const draftProblems = ({ name, password, confirmation }: SignUpDraft): SignUpProblems => ({
  ...(name === "" && { name: "Please enter your name." }),
  ...passwordProblems(password, confirmation),
});

/** Beside which field of the form a refusal belongs, by the server's name for it; undefined when beside none. */
export const formField = (serverField: string | undefined) => {
  if (serverField === "profilePic") return "picture";
  const isTyped = serverField === "name" || serverField === "mobile" || serverField === "password";
  return isTyped ? serverField : undefined;
};
