import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

export type StaffAnswer = {
  members: { id: string; email: string; staffRole: string }[];
  invitations: { id: string; email: string; staffRole: string; isExpired: boolean }[];
};

const fields = "members { id email staffRole } invitations { id email staffRole isExpired }";

/** Calls of the staff's operations; the password of the caller is sent unless another proof is given. */
export const staffCalls = ({ gql }: Pick<TestShop, "gql">) => ({
  staff: (by: Person) => gql<{ staff: StaffAnswer }>(`{ staff { ${fields} } }`, {}, by.token),
  invite: (
    by: Person,
    email: string,
    staffRole = "PACKER",
    confirmation: object = { password: by.password },
  ) =>
    gql<{ inviteStaff: StaffAnswer }>(
      `mutation($email: String!, $staffRole: StaffRole!, $confirmation: ConfirmationInput!) {
        inviteStaff(input: { email: $email, staffRole: $staffRole, confirmation: $confirmation }) { ${fields} } }`,
      { email, staffRole, confirmation },
      by.token,
    ),
  resend: (by: Person, id: string) =>
    gql<{ resendStaffInvitation: StaffAnswer }>(
      `mutation($id: ID!, $confirmation: ConfirmationInput!) { resendStaffInvitation(input: { invitationId: $id, confirmation: $confirmation }) { ${fields} } }`,
      { id, confirmation: { password: by.password } },
      by.token,
    ),
  cancel: (by: Person, id: string) =>
    gql<{ cancelStaffInvitation: StaffAnswer }>(
      `mutation($id: ID!, $confirmation: ConfirmationInput!) { cancelStaffInvitation(input: { invitationId: $id, confirmation: $confirmation }) { ${fields} } }`,
      { id, confirmation: { password: by.password } },
      by.token,
    ),
  changeRole: (by: Person, userId: string, [seenRole, staffRole]: [string, string]) =>
    gql<{ updateStaffRole: StaffAnswer }>(
      `mutation($userId: ID!, $staffRole: StaffRole!, $seenRole: StaffRole!, $confirmation: ConfirmationInput!) {
        updateStaffRole(input: { userId: $userId, staffRole: $staffRole, seenRole: $seenRole, confirmation: $confirmation }) { ${fields} } }`,
      { userId, staffRole, seenRole, confirmation: { password: by.password } },
      by.token,
    ),
  end: (by: Person, userId: string, seenRole: string) =>
    gql<{ endStaffAccess: StaffAnswer }>(
      `mutation($userId: ID!, $seenRole: StaffRole!, $confirmation: ConfirmationInput!) {
        endStaffAccess(input: { userId: $userId, seenRole: $seenRole, confirmation: $confirmation }) { ${fields} } }`,
      { userId, seenRole, confirmation: { password: by.password } },
      by.token,
    ),
  open: (token: string, viewer?: Person) =>
    gql<{ openStaffInvitation: { email: string; staffRole: string; hasAccount: boolean } }>(
      "mutation($token: String!) { openStaffInvitation(token: $token) { email staffRole hasAccount } }",
      { token },
      viewer?.token,
    ),
  accept: (token: string, password: string, viewer?: Person) =>
    gql<{ acceptStaffInvitation: { email: string } }>(
      `mutation($token: String!, $password: String!) {
        acceptStaffInvitation(input: { token: $token, name: "Meera Shah", password: $password }) { email } }`,
      { token, password },
      viewer?.token,
    ),
});
