import type { Staff_ListsFragment } from "../../graphql/generated.ts";

export type Member = Staff_ListsFragment["members"][number];
export type Invitation = Staff_ListsFragment["invitations"][number];

/** A change of the staff that the owner is about to confirm with the password or a passkey. */
export type StaffChange =
  | { kind: "invite" }
  | { kind: "resend"; invitation: Invitation }
  | { kind: "cancel"; invitation: Invitation }
  | { kind: "role"; member: Member }
  | { kind: "end"; member: Member };

type Texts = { title: string; text: string; submit: string; done: string; failed: string };

/** What the dialog of a change says. */
export const textsOf = (change: StaffChange): Texts => {
  if (change.kind === "invite")
    return {
      title: "Invite a member",
      text: "We mail a link that works once, within 48 hours.",
      submit: "Send invitation",
      done: "Invitation sent.",
      failed: "The invitation could not be sent.",
    };
  if (change.kind === "resend")
    return {
      title: "Send the invitation again?",
      text: `${change.invitation.email} gets a new link for 48 hours. The earlier link stops working.`,
      submit: "Send again",
      done: "Invitation sent again.",
      failed: "The invitation could not be sent.",
    };
  if (change.kind === "cancel")
    return {
      title: "Cancel the invitation?",
      text: `The link that was mailed to ${change.invitation.email} stops working.`,
      submit: "Cancel invitation",
      done: "Invitation cancelled.",
      failed: "The invitation could not be cancelled.",
    };
  const { name, email } = change.member;
  if (change.kind === "role")
    return {
      title: `Change the role of ${name}`,
      text: `It takes effect at once, on every device of ${email}.`,
      submit: "Change role",
      done: "Role changed.",
      failed: "The role could not be changed.",
    };
  return {
    title: `End the access of ${name}?`,
    text: `${email} is logged out everywhere and can no longer open the admin. The account stays, as a customer's.`,
    submit: "End access",
    done: "Access ended.",
    failed: "The access could not be ended.",
  };
};
