import { freshEmail } from "./account-calls.ts";
import { all, everybody, loggedIn, shoppers, type Operation } from "./access-cases.ts";

const forged = "A".repeat(43);

/** Who may use the operations on accounts. */
export const accountDoors: Record<string, Operation> = {
  "Query.emailExists": {
    allow: everybody,
    ask: () => ["query($email: String!) { emailExists(email: $email) }", { email: freshEmail() }],
  },
  "Query.mySessions": { allow: loggedIn, ask: () => ["{ mySessions { device } }"] },
  "Query.exportMyData": { allow: loggedIn, ask: () => ["{ exportMyData }"] },
  "Mutation.sendVerification": {
    allow: everybody,
    ask: () => ["mutation($email: String!) { sendVerification(email: $email) }", { email: freshEmail() }],
  },
  "Mutation.verifyEmail": {
    allow: all("VERIFICATION_INVALID"),
    ask: () => [`mutation { verifyEmail(token: "${forged}") }`],
  },
  "Mutation.signUp": {
    allow: all("VERIFICATION_INVALID"),
    ask: () => [
      `mutation { signUp(input: { token: "${forged}", name: "Asha", password: "saffron" }) { token } }`,
    ],
  },
  "Mutation.forgotPassword": {
    allow: everybody,
    ask: ({ shopper: { email } }) => [
      "mutation($email: String!) { forgotPassword(email: $email) }",
      { email },
    ],
  },
  "Mutation.resetPassword": {
    allow: all("RESET_LINK_INVALID"),
    ask: () => [`mutation { resetPassword(token: "${forged}", newPassword: "saffron") }`],
  },
  "Mutation.sendOtp": {
    allow: everybody,
    ask: ({ shopper: { email } }) => ["mutation($email: String!) { sendOtp(email: $email) }", { email }],
  },
  "Mutation.verifyOtp": {
    allow: all("OTP_INVALID"),
    ask: ({ shopper: { email } }) => [
      'mutation($email: String!) { verifyOtp(email: $email, otp: "123456", newPassword: "saffron") }',
      { email },
    ],
  },
  "Mutation.changePassword": {
    allow: loggedIn,
    ask: ({ shopper: { password } }) => [
      `mutation($old: String!) { changePassword(currentPassword: $old, newPassword: "saffron") { token } }`,
      { old: password },
    ],
  },
  "Mutation.updateProfile": {
    allow: loggedIn,
    ask: () => [
      'mutation($email: String!) { updateProfile(input: { name: "A", email: $email }) { id } }',
      { email: freshEmail() },
    ],
  },
  "Mutation.sendConfirmation": {
    allow: { ...all("EMAIL_VERIFIED"), visitor: "UNAUTHENTICATED" },
    ask: ({ shopper: { password } }) => [
      "mutation($old: String!) { sendConfirmation(currentPassword: $old) }",
      { old: password },
    ],
  },
  "Mutation.confirmEmail": {
    allow: all("VERIFICATION_INVALID"),
    ask: () => [`mutation { confirmEmail(token: "${forged}") }`],
  },
  "Mutation.updateNotifications": {
    allow: loggedIn,
    ask: () => [
      `mutation { updateNotifications(input: { notifyEmail: true, notifyOrderUpdates: true,
        notifySecurity: true, notifyPromotions: true }) { id } }`,
    ],
  },
  "Mutation.endSession": {
    allow: { ...loggedIn, other: "SESSION_NOT_FOUND", admin: "SESSION_NOT_FOUND" },
    ask: ({ sessionId }) => ["mutation($id: ID!) { endSession(sessionId: $id) { id } }", { id: sessionId }],
  },
  "Mutation.endOtherSessions": { allow: loggedIn, ask: () => ["mutation { endOtherSessions { id } }"] },
  "Mutation.deleteAccount": {
    allow: shoppers,
    ask: ({ shopper: { password } }) => [
      "mutation($password: String!) { deleteAccount(password: $password) }",
      { password },
    ],
  },
};
