/** The navigation state of /forgot-password in its second step. */
export type OtpInState = {
  /** Where the one-time password was mailed. */
  email: string;
  /** When, in milliseconds. */
  sentAt: number;
};

/** The second step as it stands in the history entry; null in the first. */
export const otpInState = (state: unknown): OtpInState | null => {
  if (typeof state !== "object" || state === null || !("email" in state) || !("sentAt" in state)) return null;
  const { email, sentAt } = state;
  return typeof email === "string" && typeof sentAt === "number" ? { email, sentAt } : null;
};
