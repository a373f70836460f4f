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

export const SIGN_UP = `mutation SignUp($input: SignUpInput!, $picture: Upload) {
  signUp(input: $input, picture: $picture) { token user { ${person} } }
}`;

/** An address without an account. */
export const freshEmail = (): string => `new-${randomUUID().slice(0, 12)}@example.com`;

/** The account operations of a shopper, each as one GraphQL call. */
export const accountCalls = ({ gql }: Pick<Calls, "gql">) => ({
  me: (token: string) => gql<{ me: AccountFields | null }>(`{ me { ${person} ${choices} } }`, {}, token),
  logIn: (email: string, password: string) =>
    gql<{ login: LoginResult }>(
      `mutation($email: String!, $password: String!) {
        login(email: $email, password: $password) { token user { ${person} } } }`,
      { email, password },
    ),
  sendVerification: (email: string) =>
    gql<{ sendVerification: boolean }>("mutation($email: String!) { sendVerification(email: $email) }", {
      email,
    }),
  verifyEmail: (token: string) =>
    gql<{ verifyEmail: string }>("mutation($token: String!) { verifyEmail(token: $token) }", { token }),
  signUp: (input: Record<string, unknown>) => gql<{ signUp: LoginResult }>(SIGN_UP, { input }),
  forgotPassword: (email: string) =>
    gql<{ forgotPassword: boolean }>("mutation($email: String!) { forgotPassword(email: $email) }", {
      email,
    }),
  resetPassword: (token: string, newPassword: string) =>
    gql(
      "mutation($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) }",
      {
        token,
        newPassword,
      },
    ),
  sendOtp: (email: string) =>
    gql<{ sendOtp: boolean }>("mutation($email: String!) { sendOtp(email: $email) }", { email }),
  verifyOtp: (email: string, otp: string, newPassword: string) =>
    gql(
      `mutation($email: String!, $otp: String!, $newPassword: String!) {
        verifyOtp(email: $email, otp: $otp, newPassword: $newPassword) }`,
      { email, otp, newPassword },
    ),
  changePassword: (token: string, currentPassword: string, newPassword: string) =>
    gql<{ changePassword: LoginResult }>(
      `mutation($currentPassword: String!, $newPassword: String!) {
        changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { token user { ${person} } } }`,
      { currentPassword, newPassword },
      token,
    ),
  updateProfile: (token: string, input: Record<string, unknown>) =>
    gql<{ updateProfile: AccountFields }>(
      `mutation($input: ProfileInput!) { updateProfile(input: $input) { ${person} } }`,
      { input },
      token,
    ),
  sendConfirmation: (token: string, currentPassword: string) =>
    gql<{ sendConfirmation: boolean }>(
      "mutation($currentPassword: String!) { sendConfirmation(currentPassword: $currentPassword) }",
      { currentPassword },
      token,
    ),
  confirmEmail: (token: string, viewerToken?: string) =>
    gql<{ confirmEmail: string }>(
      "mutation($token: String!) { confirmEmail(token: $token) }",
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
    gql<{ deleteAccount: boolean }>(
      "mutation($password: String!) { deleteAccount(password: $password) }",
      { password },
      token,
    ),
  exportMyData: (token: string) => gql<{ exportMyData: string }>("{ exportMyData }", {}, token),
});

export type AccountCalls = ReturnType<typeof accountCalls>;

/** The token of a link that was mailed to a fresh address. */
export const aMailedToken = async (calls: AccountCalls, mailbox: TestMailbox, email = freshEmail()) => {
  const { data } = await calls.sendVerification(email);
  if (!data.sendVerification) throw new Error("not sent");
  return { email, token: await mailbox.nextToken(email) };
};
