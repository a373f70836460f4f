import type { Person } from "./factories.ts";
import type { TestShop } from "./test-shop.ts";

export type StaffAnswer = {
  members: { id: string; email: string; staffRole: string }[];
  invitations: { id: string; email: string; staffRole: string; isExpired: boolean }[];
};

const fields = "members { id email staffRole } invitations { id email staffRole isExpired }";

/** Calls of the staff's operations; the password of the caller is sent unless another one is given. */
export const staffCalls = ({ gql }: Pick<TestShop, "gql">) => ({
  staff: (by: Person) => gql<{ staff: StaffAnswer }>(`{ staff { ${fields} } }`, {}, by.token),
  invite: (by: Person, email: string, staffRole = "PACKER", password = by.password) =>
    gql<{ inviteStaff: StaffAnswer }>(
      `mutation($email: String!, $staffRole: StaffRole!, $password: String!) {
        inviteStaff(input: { email: $email, staffRole: $staffRole, password: $password }) { ${fields} } }`,
      { email, staffRole, password },
      by.token,
    ),
  resend: (by: Person, id: string) =>
    gql<{ resendStaffInvitation: StaffAnswer }>(
      `mutation($id: ID!, $password: String!) { resendStaffInvitation(input: { invitationId: $id, password: $password }) { ${fields} } }`,
      { id, password: by.password },
      by.token,
    ),
  cancel: (by: Person, id: string) =>
    gql<{ cancelStaffInvitation: StaffAnswer }>(
      `mutation($id: ID!, $password: String!) { cancelStaffInvitation(input: { invitationId: $id, password: $password }) { ${fields} } }`,
      { id, password: by.password },
      by.token,
    ),
  changeRole: (by: Person, userId: string, [seenRole, staffRole]: [string, string]) =>
    gql<{ updateStaffRole: StaffAnswer }>(
      `mutation($userId: ID!, $staffRole: StaffRole!, $seenRole: StaffRole!, $password: String!) {
        updateStaffRole(input: { userId: $userId, staffRole: $staffRole, seenRole: $seenRole, password: $password }) { ${fields} } }`,
      { userId, staffRole, seenRole, password: by.password },
      by.token,
    ),
  end: (by: Person, userId: string, seenRole: string) =>
    gql<{ endStaffAccess: StaffAnswer }>(
      `mutation($userId: ID!, $seenRole: StaffRole!, $password: String!) {
        endStaffAccess(input: { userId: $userId, seenRole: $seenRole, password: $password }) { ${fields} } }`,
      { userId, seenRole, password: by.password },
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
