import type { Person } from "./factories.ts";

export type ValidCall = { as?: Person; query: string; variables: Record<string, unknown> };

export type ValidRequest = {
  method: "POST" | "PUT";
  path: string;
  as?: Person;
  body: Record<string, unknown>;
};

const email = "unknown@example.com";
const token = "A".repeat(43);
const newPassword = "saffron and silk";
const profile = {
  name: "Asha",
  mobile: "98765",
  address: "14, Residency Road",
  profilePic: "https://x.example/a",
};

/** A valid call for each account operation that takes arguments. Tests spoil every part of it. */
export const accountOperations = (shopper: Person): Record<string, ValidCall> => ({
  "Query.emailExists": {
    query: "query($email: String!) { emailExists(email: $email) }",
    variables: { email },
  },
  "Mutation.sendVerification": {
    query: "mutation($email: String!) { sendVerification(email: $email) }",
    variables: { email },
  },
  "Mutation.verifyEmail": {
    query: "mutation($token: String!) { verifyEmail(token: $token) }",
    variables: { token },
  },
  "Mutation.signUp": {
    query: `mutation($input: SignUpInput!, $picture: Upload) {
      signUp(input: $input, picture: $picture) { token } }`,
    variables: {
      input: { token, email, name: "Asha", mobile: "98765", password: newPassword },
      picture: null,
    },
  },
  "Mutation.forgotPassword": {
    query: "mutation($email: String!) { forgotPassword(email: $email) }",
    variables: { email },
  },
  "Mutation.resetPassword": {
    query: `mutation($token: String!, $newPassword: String!) {
      resetPassword(token: $token, newPassword: $newPassword) }`,
    variables: { token, newPassword },
  },
  "Mutation.sendOtp": {
    query: "mutation($email: String!) { sendOtp(email: $email) }",
    variables: { email },
  },
  "Mutation.verifyOtp": {
    query: `mutation($email: String!, $otp: String!, $newPassword: String!) {
      verifyOtp(email: $email, otp: $otp, newPassword: $newPassword) }`,
    variables: { email, otp: "123456", newPassword },
  },
  "Mutation.changePassword": {
    as: shopper,
    query: `mutation($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { token } }`,
    variables: { currentPassword: "wrong horse", newPassword },
  },
  "Mutation.updateProfile": {
    as: shopper,
    query: "mutation($input: ProfileInput!) { updateProfile(input: $input) { id } }",
    variables: { input: { ...profile, email, currentPassword: "wrong horse" } },
  },
  "Mutation.sendConfirmation": {
    as: shopper,
    query: "mutation($currentPassword: String!) { sendConfirmation(currentPassword: $currentPassword) }",
    variables: { currentPassword: "wrong horse" },
  },
  "Mutation.confirmEmail": {
    query: "mutation($token: String!) { confirmEmail(token: $token) }",
    variables: { token },
  },
  "Mutation.updateNotifications": {
    as: shopper,
    query: "mutation($input: NotificationsInput!) { updateNotifications(input: $input) { id } }",
    variables: {
      input: { notifyEmail: true, notifyOrderUpdates: true, notifySecurity: true, notifyPromotions: false },
    },
  },
  "Mutation.endSession": {
    as: shopper,
    query: "mutation($sessionId: ID!) { endSession(sessionId: $sessionId) { id } }",
    variables: { sessionId: "01990000-0000-7000-8000-000000000000" },
  },
  "Mutation.deleteAccount": {
    as: shopper,
    query: "mutation($password: String!) { deleteAccount(password: $password) }",
    variables: { password: "wrong horse" },
  },
});

/** The same for the documented paths. */
export const accountRequests = (shopper: Person): ValidRequest[] => [
  { method: "POST", path: "/api/auth/check-email", body: { email } },
  { method: "POST", path: "/api/auth/send-verification", body: { email } },
  { method: "POST", path: "/api/auth/verify-email", body: { token } },
  {
    method: "POST",
    path: "/api/auth/signup",
    body: { token, email, name: "Asha", mobile: "98765", password: newPassword },
  },
  { method: "POST", path: "/api/auth/forgot-password", body: { email } },
  { method: "POST", path: "/api/auth/send-otp", body: { email } },
  { method: "POST", path: "/api/auth/verify-otp", body: { email, otp: "123456", newPassword } },
  { method: "POST", path: "/api/auth/reset-password", body: { token, newPassword } },
  {
    method: "POST",
    path: "/api/auth/change-password",
    as: shopper,
    body: { currentPassword: "wrong horse", newPassword },
  },
  {
    method: "PUT",
    path: "/api/auth/update-profile",
    as: shopper,
    body: { ...profile, email, currentPassword: "wrong horse" },
  },
];
