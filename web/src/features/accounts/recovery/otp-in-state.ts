import { inState, textInState } from "../../../ui/navigation-state.ts";

/** The navigation state of /forgot-password in its second step. */
export type OtpInState = {
  /** Where the one-time password was mailed. */
  email: string;
  /** When, in milliseconds. */
  sentAt: number;
};

/** The second step as it stands in the history entry; null in the first. */
export const otpInState = (state: unknown): OtpInState | null => {
  const [email, sentAt] = [textInState(state, "email"), inState(state, "sentAt")];
  return email !== null && typeof sentAt === "number" ? { email, sentAt } : null;
};
