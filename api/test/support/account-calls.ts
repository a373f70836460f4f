import { randomUUID } from "node:crypto";
import type { Calls } from "./calls.ts";
import type { TestMailbox } from "./test-mailbox.ts";

const person =
  "id name email recoveryEmail mobile address profilePic role isEmailVerified welcomeCode { code percent usedAt }";

const choices = "notifyEmail notifyOrderUpdates notifySecurity notifyPromotions";

const session = "id device isCurrent createdAt lastUsedAt";

export type AccountFields = {
  id: string;
  name: string;
  email: string;
  recoveryEmail: string;
  mobile: string | null;
  address: string | null;
  profilePic: string | null;
  role: string;
  isEmailVerified: boolean;
  welcomeCode: { code: string; percent: number; usedAt: string | null } | null;
};

export type SessionFields = { id: string; device: string; isCurrent: boolean };

export type LoginResult = { token: string; user: AccountFields };

export const SIGN_UP = `mutation SignUp($input: NewAccountInput!, $picture: Upload) {
  signUp(input: { account: $input, picture: $picture }) { token user { ${person} } }
}`;

/** An address without an account. */
export const freshEmail = (): string => `new-${randomUUID().slice(0, 12)}@example.com`;

/** The account operations of a shopper, each as one GraphQL call. */
export const accountCalls = ({ gql }: Pick<Calls, "gql">) => ({
  me: (token: string) => gql<{ me: AccountFields | null }>(`{ me { ${person} ${choices} } }`, {}, token),
  logIn: (email: string, password: string) =>
    gql<{ login: LoginResult }>(
      `mutation($email: String!, $password: String!) {
        login(input: { email: $email, password: $password }) { token user { ${person} } } }`,
      { email, password },
    ),
  sendVerification: (email: string) =>
    gql<{ sendVerification: { to: string } }>(
      "mutation($email: String!) { sendVerification(email: $email) { to } }",
      {
        email,
      },
    ),
  verifyEmail: (token: string) =>
    gql<{ verifyEmail: { email: string } }>(
      "mutation($token: String!) { verifyEmail(token: $token) { email } }",
      { token },
    ),
  signUp: (input: Record<string, unknown>) => gql<{ signUp: LoginResult }>(SIGN_UP, { input }),
  forgotPassword: (email: string) =>
    gql<{ forgotPassword: { to: string } }>(
      "mutation($email: String!) { forgotPassword(email: $email) { to } }",
      {
        email,
      },
    ),
  resetPassword: (token: string, newPassword: string) =>
    gql(
      "mutation($token: String!, $newPassword: String!) { resetPassword(input: { token: $token, newPassword: $newPassword }) { email } }",
      {
        token,
        newPassword,
      },
    ),
  sendOtp: (email: string) =>
    gql<{ sendOtp: { to: string } }>("mutation($email: String!) { sendOtp(email: $email) { to } }", {
      email,
    }),
  sendLoginCode: (email: string) =>
    gql<{ sendLoginCode: { to: string } }>(
      "mutation($email: String!) { sendLoginCode(email: $email) { to } }",
      { email },
    ),
  verifyOtp: (email: string, otp: string, newPassword: string) =>
    gql(
      `mutation($email: String!, $otp: String!, $newPassword: String!) {
        verifyOtp(input: { email: $email, otp: $otp, newPassword: $newPassword }) { email } }`,
      { email, otp, newPassword },
    ),
  updatePassword: (token: string, currentPassword: string, newPassword: string) =>
    gql<{ updatePassword: LoginResult }>(
      `mutation($currentPassword: String!, $newPassword: String!) {
        updatePassword(input: { currentPassword: $currentPassword, newPassword: $newPassword }) { token user { ${person} } } }`,
      { currentPassword, newPassword },
      token,
    ),
  updateProfile: (token: string, input: Record<string, unknown>) =>
    gql<{ updateProfile: { user: AccountFields } }>(
      `mutation($input: ProfileInput!) { updateProfile(input: $input) { user { ${person} } } }`,
      { input },
      token,
    ),
  sendConfirmation: (token: string, currentPassword: string) =>
    gql<{ sendConfirmation: { to: string } }>(
      "mutation($currentPassword: String!) { sendConfirmation(currentPassword: $currentPassword) { to } }",
      { currentPassword },
      token,
    ),
  confirmEmail: (token: string, viewerToken?: string) =>
    gql<{ confirmEmail: { email: string } }>(
      "mutation($token: String!) { confirmEmail(token: $token) { email } }",
      { token },
      viewerToken,
    ),
  updateNotifications: (token: string, input: Record<string, boolean>) =>
    gql<{ updateNotifications: Record<string, boolean> }>(
      `mutation($input: NotificationsInput!) { updateNotifications(input: $input) { ${choices} } }`,
      { input },
      token,
    ),
  mySessions: (token: string) =>
    gql<{ mySessions: SessionFields[] }>(`{ mySessions { ${session} } }`, {}, token),
  endSession: (token: string, sessionId: string) =>
    gql<{ endSession: SessionFields[] }>(
      `mutation($sessionId: ID!) { endSession(sessionId: $sessionId) { ${session} } }`,
      { sessionId },
      token,
    ),
  endOtherSessions: (token: string) =>
    gql<{ endOtherSessions: SessionFields[] }>(`mutation { endOtherSessions { ${session} } }`, {}, token),
  deleteAccount: (token: string, password: string) =>
    gql<{ deleteAccount: { deletedUserId: string } }>(
      "mutation($password: String!) { deleteAccount(password: $password) { deletedUserId } }",
      { password },
      token,
    ),
  exportMyData: (token: string) =>
    gql<{ exportMyData: { json: string } }>("{ exportMyData { json } }", {}, token),
});

export type AccountCalls = ReturnType<typeof accountCalls>;

/** The token of a link that was mailed to a fresh address. */
export const aMailedToken = async (calls: AccountCalls, mailbox: TestMailbox, email = freshEmail()) => {
  const { data } = await calls.sendVerification(email);
  if (!data.sendVerification.to) throw new Error("not sent");
  return { email, token: await mailbox.nextToken(email) };
};
