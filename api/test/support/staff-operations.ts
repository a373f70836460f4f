import { randomUUID } from "node:crypto";
import type { ValidCall } from "./account-operations.ts";
import type { Person } from "./factories.ts";

const token = "A".repeat(43);

/** A valid call of each operation of the staff that takes arguments; what it names does not exist. */
export const staffOperations = (admin: Person): Record<string, ValidCall> => {
  const confirmation = { password: admin.password };
  return {
    "Mutation.inviteStaff": {
      as: admin,
      query: `mutation($email: String!, $staffRole: StaffRole!, $confirmation: ConfirmationInput!) {
        inviteStaff(input: { email: $email, staffRole: $staffRole, confirmation: $confirmation }) { members { id } } }`,
      variables: { email: "packer@example.com", staffRole: "PACKER", confirmation },
    },
    "Mutation.resendStaffInvitation": {
      as: admin,
      query: `mutation($invitationId: ID!, $confirmation: ConfirmationInput!) {
        resendStaffInvitation(input: { invitationId: $invitationId, confirmation: $confirmation }) { members { id } } }`,
      variables: { invitationId: randomUUID(), confirmation },
    },
    "Mutation.cancelStaffInvitation": {
      as: admin,
      query: `mutation($invitationId: ID!, $confirmation: ConfirmationInput!) {
        cancelStaffInvitation(input: { invitationId: $invitationId, confirmation: $confirmation }) { members { id } } }`,
      variables: { invitationId: randomUUID(), confirmation },
    },
    "Mutation.updateStaffRole": {
      as: admin,
      query: `mutation($userId: ID!, $staffRole: StaffRole!, $seenRole: StaffRole!, $confirmation: ConfirmationInput!) {
        updateStaffRole(input: { userId: $userId, staffRole: $staffRole, seenRole: $seenRole, confirmation: $confirmation }) { members { id } } }`,
      variables: { userId: randomUUID(), staffRole: "PACKER", seenRole: "ORDERS", confirmation },
    },
    "Mutation.endStaffAccess": {
      as: admin,
      query: `mutation($userId: ID!, $seenRole: StaffRole!, $confirmation: ConfirmationInput!) {
        endStaffAccess(input: { userId: $userId, seenRole: $seenRole, confirmation: $confirmation }) { members { id } } }`,
      variables: { userId: randomUUID(), seenRole: "ORDERS", confirmation },
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
