import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, type AccessCase } from "./access-cases.ts";

/** Who may see and change the staff. The owner's password or passkey is asked for again. */
export const staffAccessCases: Record<string, AccessCase> = {
  "Query.staff": {
    allow: adminsOnly,
    callOf: () => ["{ staff { members { id staffRole } invitations { id } } }"],
  },
  "Mutation.inviteStaff": {
    allow: adminsOnly,
    callOf: ({ admin }) => [
      "mutation($email: String!, $confirmation: ConfirmationInput!) { inviteStaff(input: { email: $email, staffRole: PACKER, confirmation: $confirmation }) { members { id } } }",
      { email: `${randomUUID()}@example.com`, confirmation: { password: admin.password } },
    ],
  },
  "Mutation.resendStaffInvitation": {
    allow: { ...adminsOnly, admin: "INVITATION_NOT_FOUND" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $confirmation: ConfirmationInput!) { resendStaffInvitation(input: { invitationId: $id, confirmation: $confirmation }) { members { id } } }",
      { id: randomUUID(), confirmation: { password: admin.password } },
    ],
  },
  "Mutation.cancelStaffInvitation": {
    allow: { ...adminsOnly, admin: "INVITATION_NOT_FOUND" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $confirmation: ConfirmationInput!) { cancelStaffInvitation(input: { invitationId: $id, confirmation: $confirmation }) { members { id } } }",
      { id: randomUUID(), confirmation: { password: admin.password } },
    ],
  },
  "Mutation.updateStaffRole": {
    allow: { ...adminsOnly, admin: "STAFF_CHANGED" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $confirmation: ConfirmationInput!) { updateStaffRole(input: { userId: $id, staffRole: PACKER, seenRole: ORDERS, confirmation: $confirmation }) { members { id } } }",
      { id: randomUUID(), confirmation: { password: admin.password } },
    ],
  },
  "Mutation.endStaffAccess": {
    allow: { ...adminsOnly, admin: "STAFF_CHANGED" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $confirmation: ConfirmationInput!) { endStaffAccess(input: { userId: $id, seenRole: ORDERS, confirmation: $confirmation }) { members { id } } }",
      { id: randomUUID(), confirmation: { password: admin.password } },
    ],
  },
  "Mutation.openStaffInvitation": {
    allow: everyViewerGets("INVITATION_INVALID"),
    callOf: () => ['mutation { openStaffInvitation(token: "no-such-token") { email } }'],
  },
  "Mutation.acceptStaffInvitation": {
    allow: everyViewerGets("INVITATION_INVALID"),
    callOf: () => [
      'mutation { acceptStaffInvitation(input: { token: "no-such-token", name: "Meera Shah", password: "secret-1" }) { email } }',
    ],
  },
};
