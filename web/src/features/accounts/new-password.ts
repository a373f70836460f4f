/** Specification, sections 5 and 9. */
const MIN_LENGTH = 6;

export const PASSWORD_HINT = `At least ${MIN_LENGTH} characters.`;

export const PASSWORD_MISSING = "Please enter your current password.";

/** What is wrong with a password that she chooses, and with its repetition; nothing when both are fine. */
export type PasswordProblems = { password?: string; confirmation?: string };

type PasswordWords = { tooShort: string; differ: string };

/** Specification, section 5: one way to say it of a first password, another of a changed one. */
const words: PasswordWords = {
  tooShort: `Password must be at least ${MIN_LENGTH} characters long`,
  differ: "Passwords do not match",
};
export const changedPasswordWords: PasswordWords = {
  tooShort: `New password must be at least ${MIN_LENGTH} characters long`,
  differ: "New passwords do not match",
};

/** Characters are counted as the server counts them, an emoji as one. */
export const passwordProblems = (
  password: string,
  confirmation: string,
  { tooShort, differ }: PasswordWords = words,
): PasswordProblems => ({
  ...(Array.from(password.normalize("NFKC")).length < MIN_LENGTH && { password: tooShort }),
  ...(password !== confirmation && { confirmation: differ }),
});
