import { useState, type FormEvent } from "react";
import { errorCode, errorField } from "../../graphql/error-message.ts";
import { writeErrorMessage } from "../../graphql/lost-answer.ts";
import {
  StaffDocument,
  useCancelStaffInvitationMutation,
  useUpdateStaffRoleMutation,
  useEndStaffAccessMutation,
  useInviteStaffMutation,
  useResendStaffInvitationMutation,
  type Staff_ListsFragment,
  type StaffRole,
} from "../../graphql/generated.ts";
import { useApolloClient } from "@apollo/client/react";
import { isEmail } from "../../ui/email.ts";
import { formText } from "../../ui/form-text.ts";
import { useFieldErrors } from "../../ui/use-field-errors.ts";
import { textsOf, type StaffChange } from "./staff-change.ts";

type Typed = { email: string; staffRole: StaffRole | null; password: string };

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
    const { email, password } = typed;
    const staffRole = typed.staffRole ?? "PACKER";
    if (change.kind === "invite")
      return (await invite({ variables: { email, staffRole, password } })).data?.inviteStaff;
    if (change.kind === "resend")
      return (await resend({ variables: { invitationId: change.invitation.id, password } })).data
        ?.resendStaffInvitation;
    if (change.kind === "cancel")
      return (await cancel({ variables: { invitationId: change.invitation.id, password } })).data
        ?.cancelStaffInvitation;
    const seen = { userId: change.member.id, seenRole: change.member.staffRole };
    if (change.kind === "role")
      return (await changeRole({ variables: { ...seen, staffRole, password } })).data?.updateStaffRole;
    return (await end({ variables: { ...seen, password } })).data?.endStaffAccess;
  };
};

/** The form of a change: its errors, and how it is sent. `onDone` gets the sentence about the result. */
export const useStaffChange = (
  change: StaffChange,
  staffRole: StaffRole | null,
  onDone: (text: string) => void,
) => {
  const client = useApolloClient();
  const send = useSend();
  const { errors, show, form } = useFieldErrors<"email" | "staffRole" | "password">();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const texts = textsOf(change);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const formData = new FormData(event.currentTarget);
    const email = formText(formData, "email").trim();
    const password = formText(formData, "password");
    const needsRole = change.kind === "invite" || change.kind === "role";
    const problems = {
      ...(change.kind === "invite" && !isEmail(email) && { email: "Please enter a valid email address." }),
      ...(needsRole && !staffRole && { staffRole: "Please choose a role." }),
      ...(password === "" && { password: "Please enter your password." }),
    };
    setFailure(null);
    show(problems);
    if (Object.keys(problems).length > 0) return;
    setSending(true);
    try {
      const staff = await send(change, { email, staffRole, password });
      if (staff) client.cache.writeQuery({ query: StaffDocument, data: { staff } });
      onDone(texts.done);
    } catch (error) {
      const text = writeErrorMessage(error, { fallback: texts.failed });
      const field = errorField(error);
      if (field === "password" || (field === "email" && change.kind === "invite")) show({ [field]: text });
      else setFailure(text);
      if (staleCodes.includes(errorCode(error) ?? ""))
        void client.refetchQueries({ include: [StaffDocument] });
    } finally {
      setSending(false);
    }
  };
  return { errors, form, failure, isSending, submit, texts };
};
