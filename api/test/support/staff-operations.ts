import { randomUUID } from "node:crypto";
import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const token = "A".repeat(43);

/** A valid call of each operation of the staff that takes arguments; what it names does not exist. */
export const staffOperations = (admin: Person): Record<string, ValidCall> => {
  const { password } = admin;
  return {
    "Mutation.inviteStaff": {
      as: admin,
      query: `mutation($email: String!, $staffRole: StaffRole!, $password: String!) {
        inviteStaff(input: { email: $email, staffRole: $staffRole, password: $password }) { members { id } } }`,
      variables: { email: "packer@example.com", staffRole: "PACKER", password },
    },
    "Mutation.resendStaffInvitation": {
      as: admin,
      query: `mutation($invitationId: ID!, $password: String!) {
        resendStaffInvitation(input: { invitationId: $invitationId, password: $password }) { members { id } } }`,
      variables: { invitationId: randomUUID(), password },
    },
    "Mutation.cancelStaffInvitation": {
      as: admin,
      query: `mutation($invitationId: ID!, $password: String!) {
        cancelStaffInvitation(input: { invitationId: $invitationId, password: $password }) { members { id } } }`,
      variables: { invitationId: randomUUID(), password },
    },
    "Mutation.updateStaffRole": {
      as: admin,
      query: `mutation($userId: ID!, $staffRole: StaffRole!, $seenRole: StaffRole!, $password: String!) {
        updateStaffRole(input: { userId: $userId, staffRole: $staffRole, seenRole: $seenRole, password: $password }) { members { id } } }`,
      variables: { userId: randomUUID(), staffRole: "PACKER", seenRole: "ORDERS", password },
    },
    "Mutation.endStaffAccess": {
      as: admin,
      query: `mutation($userId: ID!, $seenRole: StaffRole!, $password: String!) {
        endStaffAccess(input: { userId: $userId, seenRole: $seenRole, password: $password }) { members { id } } }`,
      variables: { userId: randomUUID(), seenRole: "ORDERS", password },
    },
    "Mutation.openStaffInvitation": {
      query: "mutation($token: String!) { openStaffInvitation(token: $token) { email } }",
      variables: { token },
    },
    "Mutation.acceptStaffInvitation": {
      query: `mutation($token: String!, $name: String!, $password: String!) {
        acceptStaffInvitation(input: { token: $token, name: $name, password: $password }) { email } }`,
      variables: { token, name: "Meera Shah", password: "packs-with-care" },
    },
  };
};
