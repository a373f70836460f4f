import { freshEmail } from "./account-calls.ts";
import {
  everyViewerGets,
  everyViewer,
  loggedInViewers,
  shoppersOnly,
  type AccessCase,
} from "./access-cases.ts";

const forged = "A".repeat(43);

/** Who may use the operations on accounts. */
export const accountAccessCases: Record<string, AccessCase> = {
  "Query.emailExists": {
    allow: everyViewer,
    callOf: () => ["query($email: String!) { emailExists(email: $email) }", { email: freshEmail() }],
  },
  "Query.mySessions": { allow: loggedInViewers, callOf: () => ["{ mySessions { device } }"] },
  "Query.exportMyData": { allow: loggedInViewers, callOf: () => ["{ exportMyData }"] },
  "Mutation.sendVerification": {
    allow: everyViewer,
    callOf: () => ["mutation($email: String!) { sendVerification(email: $email) }", { email: freshEmail() }],
  },
  "Mutation.verifyEmail": {
    allow: everyViewerGets("VERIFICATION_INVALID"),
    callOf: () => [`mutation { verifyEmail(token: "${forged}") }`],
  },
  "Mutation.signUp": {
    allow: everyViewerGets("VERIFICATION_INVALID"),
    callOf: () => [
      `mutation { signUp(input: { token: "${forged}", name: "Asha", password: "saffron" }) { token } }`,
    ],
  },
  "Mutation.forgotPassword": {
    allow: everyViewer,
    callOf: ({ shopper: { email } }) => [
      "mutation($email: String!) { forgotPassword(email: $email) }",
      { email },
    ],
  },
  "Mutation.resetPassword": {
    allow: everyViewerGets("RESET_LINK_INVALID"),
    callOf: () => [`mutation { resetPassword(token: "${forged}", newPassword: "saffron") }`],
  },
  "Mutation.sendOtp": {
    allow: everyViewer,
    callOf: ({ shopper: { email } }) => ["mutation($email: String!) { sendOtp(email: $email) }", { email }],
  },
  "Mutation.verifyOtp": {
    allow: everyViewerGets("OTP_INVALID"),
    callOf: ({ shopper: { email } }) => [
      'mutation($email: String!) { verifyOtp(email: $email, otp: "123456", newPassword: "saffron") }',
      { email },
    ],
  },
  "Mutation.changePassword": {
    allow: loggedInViewers,
    callOf: ({ shopper: { password } }) => [
      `mutation($old: String!) { changePassword(currentPassword: $old, newPassword: "saffron") { token } }`,
      { old: password },
    ],
  },
  "Mutation.updateProfile": {
    allow: loggedInViewers,
    callOf: () => [
      'mutation($email: String!) { updateProfile(input: { name: "A", email: $email }) { id } }',
      { email: freshEmail() },
    ],
  },
  "Mutation.sendConfirmation": {
    allow: { ...everyViewerGets("EMAIL_VERIFIED"), visitor: "UNAUTHENTICATED" },
    callOf: ({ shopper: { password } }) => [
      "mutation($old: String!) { sendConfirmation(currentPassword: $old) }",
      { old: password },
    ],
  },
  "Mutation.confirmEmail": {
    allow: everyViewerGets("VERIFICATION_INVALID"),
    callOf: () => [`mutation { confirmEmail(token: "${forged}") }`],
  },
  "Mutation.updateNotifications": {
    allow: loggedInViewers,
    callOf: () => [
      `mutation { updateNotifications(input: { notifyEmail: true, notifyOrderUpdates: true,
        notifySecurity: true, notifyPromotions: true }) { id } }`,
    ],
  },
  "Mutation.endSession": {
    allow: { ...loggedInViewers, other: "SESSION_NOT_FOUND", admin: "SESSION_NOT_FOUND" },
    callOf: ({ sessionId }) => [
      "mutation($id: ID!) { endSession(sessionId: $id) { id } }",
      { id: sessionId },
    ],
  },
  "Mutation.endOtherSessions": {
    allow: loggedInViewers,
    callOf: () => ["mutation { endOtherSessions { id } }"],
  },
  "Mutation.deleteAccount": {
    allow: shoppersOnly,
    callOf: ({ shopper: { password } }) => [
      "mutation($password: String!) { deleteAccount(password: $password) }",
      { password },
    ],
  },
};
