/** Specification, sections 5 and 9. */
const MIN_LENGTH = 6;

export const PASSWORD_HINT = `At least ${MIN_LENGTH} characters.`;

export const CURRENT_PASSWORD_MISSING = "Please enter your current password.";

/** Validation messages of a new password and its confirmation. A field is missing if it is valid. */
export type PasswordProblems = { password?: string; confirmation?: string };

type PasswordMessages = { tooShort: string; differ: string };

/** Specification, section 5: a changed password has other messages than a first one. */
const newPasswordMessages: PasswordMessages = {
  tooShort: `Password must be at least ${MIN_LENGTH} characters long`,
  differ: "Passwords do not match",
};
export const changedPasswordMessages: PasswordMessages = {
  tooShort: `New password must be at least ${MIN_LENGTH} characters long`,
  differ: "New passwords do not match",
};

/** Validates a new password. Counts Unicode code points, as the server does: an emoji is one character. */
export const passwordProblems = (
  password: string,
  confirmation: string,
  { tooShort, differ }: PasswordMessages = newPasswordMessages,
): PasswordProblems => ({
  ...(Array.from(password.normalize("NFKC")).length < MIN_LENGTH && { password: tooShort }),
  ...(password !== confirmation && { confirmation: differ }),
});
