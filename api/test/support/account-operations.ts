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

const unknownId = "01990000-0000-7000-8000-000000000000";

/** An address whose state is refused: spoiled in another field it is refused as well, and none is stored. */
const unknownState = {
  fullName: "Asha Rao",
  email,
  phone: "98765 43210",
  address: "14, Residency Road",
  city: "Bengaluru",
  state: "Narnia",
  zipCode: "560025",
  country: "India",
};

const wrongConfirmation = { password: "wrong horse" };

/** A valid call for each account operation that takes arguments. Tests spoil every part of it. */
export const accountOperations = (shopper: Person): Record<string, ValidCall> => ({
  "Query.emailExists": {
    query: "query($email: String!) { emailExists(email: $email) }",
    variables: { email },
  },
  "Mutation.sendVerification": {
    query: "mutation($email: String!) { sendVerification(email: $email) { to } }",
    variables: { email },
  },
  "Mutation.verifyEmail": {
    query: "mutation($token: String!) { verifyEmail(token: $token) { email } }",
    variables: { token },
  },
  "Mutation.signUp": {
    query: `mutation($input: NewAccountInput!, $picture: Upload) {
      signUp(input: { account: $input, picture: $picture }) { token } }`,
    variables: {
      input: { token, email, name: "Asha", mobile: "98765", password: newPassword },
      picture: null,
    },
  },
  "Mutation.forgotPassword": {
    query: "mutation($email: String!) { forgotPassword(email: $email) { to } }",
    variables: { email },
  },
  "Mutation.resetPassword": {
    query: `mutation($token: String!, $newPassword: String!) {
      resetPassword(input: { token: $token, newPassword: $newPassword }) { email } }`,
    variables: { token, newPassword },
  },
  "Mutation.sendOtp": {
    query: "mutation($email: String!) { sendOtp(email: $email) { to } }",
    variables: { email },
  },
  "Mutation.verifyOtp": {
    query: `mutation($email: String!, $otp: String!, $newPassword: String!) {
      verifyOtp(input: { email: $email, otp: $otp, newPassword: $newPassword }) { email } }`,
    variables: { email, otp: "123456", newPassword },
  },
  "Mutation.sendLoginCode": {
    query: "mutation($email: String!) { sendLoginCode(email: $email) { to } }",
    variables: { email },
  },
  "Mutation.loginByCode": {
    query: `mutation($email: String!, $code: String!) {
      loginByCode(input: { email: $email, code: $code }) { signUpToken } }`,
    variables: { email, code: "12345678" },
  },
  "Mutation.finishLogin": {
    query: "mutation($input: FinishLoginInput!) { finishLogin(input: $input) { token } }",
    variables: { input: { code: "123456" } },
  },
  "Mutation.confirmSession": {
    as: shopper,
    query:
      "mutation($confirmation: ConfirmationInput!) { confirmSession(confirmation: $confirmation) { expiresAt } }",
    variables: { confirmation: wrongConfirmation },
  },
  "Mutation.proveMailedCode": {
    as: shopper,
    query: "mutation($code: String!) { proveMailedCode(code: $code) { needsMailedCode } }",
    variables: { code: "12345678" },
  },
  "Mutation.startAuthenticatorApp": {
    as: shopper,
    query: `mutation($confirmation: ConfirmationInput!) {
      startAuthenticatorApp(confirmation: $confirmation) { uri } }`,
    variables: { confirmation: wrongConfirmation },
  },
  "Mutation.confirmAuthenticatorApp": {
    as: shopper,
    query: "mutation($code: String!) { confirmAuthenticatorApp(code: $code) { recoveryCodes } }",
    variables: { code: "123456" },
  },
  "Mutation.removeAuthenticatorApp": {
    as: shopper,
    query: `mutation($confirmation: ConfirmationInput!) {
      removeAuthenticatorApp(confirmation: $confirmation) { recoveryCodes } }`,
    variables: { confirmation: wrongConfirmation },
  },
  "Mutation.startPasskeyLogin": {
    query: "mutation($anyAccount: Boolean!) { startPasskeyLogin(anyAccount: $anyAccount) { options } }",
    variables: { anyAccount: true },
  },
  "Mutation.startPasskey": {
    as: shopper,
    query:
      "mutation($confirmation: ConfirmationInput!) { startPasskey(confirmation: $confirmation) { options } }",
    variables: { confirmation: wrongConfirmation },
  },
  "Mutation.addPasskey": {
    as: shopper,
    query:
      "mutation($response: PublicKeyCredentialJSON!, $name: String!) { addPasskey(input: { response: $response, name: $name }) { recoveryCodes } }",
    variables: { response: { id: "A" }, name: "Phone" },
  },
  "Mutation.renamePasskey": {
    as: shopper,
    query:
      "mutation($id: ID!, $name: String!) { renamePasskey(input: { id: $id, name: $name }) { recoveryCodes } }",
    variables: { id: unknownId, name: "Phone" },
  },
  "Mutation.removePasskey": {
    as: shopper,
    query: `mutation($id: ID!, $confirmation: ConfirmationInput!) {
      removePasskey(input: { id: $id, confirmation: $confirmation }) { recoveryCodes } }`,
    variables: { id: unknownId, confirmation: wrongConfirmation },
  },
  "Mutation.makeRecoveryCodes": {
    as: shopper,
    query: `mutation($confirmation: ConfirmationInput!) {
      makeRecoveryCodes(confirmation: $confirmation) { recoveryCodes } }`,
    variables: { confirmation: wrongConfirmation },
  },
  "Mutation.updatePassword": {
    as: shopper,
    query: `mutation($currentPassword: String!, $newPassword: String!) {
      updatePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) { token } }`,
    variables: { currentPassword: "wrong horse", newPassword },
  },
  "Mutation.updateProfile": {
    as: shopper,
    query: "mutation($input: ProfileInput!) { updateProfile(input: $input) { user { id } } }",
    variables: { input: { ...profile, email, currentPassword: "wrong horse" } },
  },
  "Mutation.addAddress": {
    as: shopper,
    query: "mutation($input: AddressInput!) { addAddress(input: $input) { user { id } } }",
    variables: { input: { ...unknownState, label: "Home" } },
  },
  "Mutation.updateAddress": {
    as: shopper,
    query: `mutation($id: ID!, $version: Int!, $input: AddressInput!) {
      updateAddress(input: { id: $id, version: $version, address: $input }) { user { id } } }`,
    variables: { id: unknownId, version: 1, input: unknownState },
  },
  "Mutation.deleteAddress": {
    as: shopper,
    query: "mutation($id: ID!) { deleteAddress(id: $id) { id } }",
    variables: { id: unknownId },
  },
  "Mutation.setDefaultAddress": {
    as: shopper,
    query: "mutation($id: ID!) { setDefaultAddress(id: $id) { id } }",
    variables: { id: unknownId },
  },
  "Mutation.sendConfirmation": {
    as: shopper,
    query:
      "mutation($currentPassword: String!) { sendConfirmation(currentPassword: $currentPassword) { to } }",
    variables: { currentPassword: "wrong horse" },
  },
  "Mutation.confirmEmail": {
    query: "mutation($token: String!) { confirmEmail(token: $token) { email } }",
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
    variables: { sessionId: unknownId },
  },
  "Mutation.deleteAccount": {
    as: shopper,
    query: "mutation($password: String!) { deleteAccount(password: $password) { deletedUserId } }",
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
