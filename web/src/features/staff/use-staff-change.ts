import { useApolloClient } from "@apollo/client/react";
import { errorCode } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import {
  StaffDocument,
  useCancelStaffInvitationMutation,
  useUpdateStaffRoleMutation,
  useEndStaffAccessMutation,
  useInviteStaffMutation,
  useResendStaffInvitationMutation,
  type ConfirmationInput,
  type Staff_ListsFragment,
  type StaffRole,
} from "../../graphql/generated.ts";
import { EMAIL_INVALID, isEmail } from "../../ui/email.ts";
import { formText } from "../../ui/form-text.ts";
import { textsOf, type StaffChange } from "./staff-change.ts";

type Typed = { email: string; staffRole: StaffRole | null; confirmation: ConfirmationInput };

/** After these the list on the page is not the current one. */
const staleCodes = ["STAFF_CHANGED", "STAFF_INVITED", "STAFF_MEMBER", "INVITATION_NOT_FOUND"];

/** Sends a change of the staff. Returns the new lists. */
const useSend = () => {
  const [invite] = useInviteStaffMutation();
  const [resend] = useResendStaffInvitationMutation();
  const [cancel] = useCancelStaffInvitationMutation();
  const [changeRole] = useUpdateStaffRoleMutation();
  const [end] = useEndStaffAccessMutation();
  return async (change: StaffChange, typed: Typed): Promise<Staff_ListsFragment | undefined> => {
    const { email, confirmation } = typed;
    const staffRole = typed.staffRole ?? "PACKER";
    if (change.kind === "invite")
      return (await invite({ variables: { email, staffRole, confirmation } })).data?.inviteStaff;
    if (change.kind === "resend")
      return (await resend({ variables: { invitationId: change.invitation.id, confirmation } })).data
        ?.resendStaffInvitation;
    if (change.kind === "cancel")
      return (await cancel({ variables: { invitationId: change.invitation.id, confirmation } })).data
        ?.cancelStaffInvitation;
    const seen = { userId: change.member.id, seenRole: change.member.staffRole };
    if (change.kind === "role")
      return (await changeRole({ variables: { ...seen, staffRole, confirmation } })).data?.updateStaffRole;
    return (await end({ variables: { ...seen, confirmation } })).data?.endStaffAccess;
  };
};

const emailOf = (typed: FormData) => formText(typed, "email").trim();

/** What the form of a change checks and sends, and its words. `onDone` gets the sentence about the result. */
export const useStaffChange = (
  change: StaffChange,
  staffRole: StaffRole | null,
  onDone: (text: string) => void,
) => {
  const client = useApolloClient();
  const send = useSend();
  const texts = textsOf(change);

  const check = (typed: FormData) => ({
    email: change.kind === "invite" && !isEmail(emailOf(typed)) ? EMAIL_INVALID : undefined,
    staffRole:
      (change.kind === "invite" || change.kind === "role") && !staffRole
        ? "Please choose a role."
        : undefined,
  });

  const onConfirmed = async (confirmation: ConfirmationInput, typed: FormData) => {
    try {
      const staff = await send(change, { email: emailOf(typed), staffRole, confirmation });
      if (staff) client.cache.writeQuery({ query: StaffDocument, data: { staff } });
      onDone(texts.done);
    } catch (error) {
      if (staleCodes.includes(errorCode(error) ?? ""))
        void client.refetchQueries({ include: [StaffDocument] });
      throw error;
    }
  };
  const failureOf = (error: unknown) => writeErrorMessage(error, { fallback: texts.failed });
  return { texts, check, onConfirmed, failureOf };
};
