/** What is proved: the second factor of a login, a passkey that is added, or the viewer again before a change. */
export type ChallengePurpose = "login" | "add-passkey" | "confirm";

/** Lifetime of a challenge in minutes. */
export const challengeMinutes = 10;

/** The number of wrong codes that end a login: the password is asked for again. */
export const maxCodeTries = 5;
