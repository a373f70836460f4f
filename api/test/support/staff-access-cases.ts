import { randomUUID } from "node:crypto";
import { adminsOnly, everyViewerGets, type AccessCase } from "./access-cases.ts";

/** Who may see and change the staff. The owner's password is asked for again. */
export const staffAccessCases: Record<string, AccessCase> = {
  "Query.staff": {
    allow: adminsOnly,
    callOf: () => ["{ staff { members { id staffRole } invitations { id } } }"],
  },
  "Mutation.inviteStaff": {
    allow: adminsOnly,
    callOf: ({ admin }) => [
      "mutation($email: String!, $password: String!) { inviteStaff(input: { email: $email, staffRole: PACKER, password: $password }) { members { id } } }",
      { email: `${randomUUID()}@example.com`, password: admin.password },
    ],
  },
  "Mutation.resendStaffInvitation": {
    allow: { ...adminsOnly, admin: "INVITATION_NOT_FOUND" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $password: String!) { resendStaffInvitation(input: { invitationId: $id, password: $password }) { members { id } } }",
      { id: randomUUID(), password: admin.password },
    ],
  },
  "Mutation.cancelStaffInvitation": {
    allow: { ...adminsOnly, admin: "INVITATION_NOT_FOUND" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $password: String!) { cancelStaffInvitation(input: { invitationId: $id, password: $password }) { members { id } } }",
      { id: randomUUID(), password: admin.password },
    ],
  },
  "Mutation.updateStaffRole": {
    allow: { ...adminsOnly, admin: "STAFF_CHANGED" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $password: String!) { updateStaffRole(input: { userId: $id, staffRole: PACKER, seenRole: ORDERS, password: $password }) { members { id } } }",
      { id: randomUUID(), password: admin.password },
    ],
  },
  "Mutation.endStaffAccess": {
    allow: { ...adminsOnly, admin: "STAFF_CHANGED" },
    callOf: ({ admin }) => [
      "mutation($id: ID!, $password: String!) { endStaffAccess(input: { userId: $id, seenRole: ORDERS, password: $password }) { members { id } } }",
      { id: randomUUID(), password: admin.password },
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
