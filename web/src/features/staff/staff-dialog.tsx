import { useId, useState } from "react";
import type { StaffRole } from "../../graphql/generated.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { FormMessage } from "../../ui/form-message.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Select } from "../../ui/select.tsx";
import { staffRoles } from "../accounts/staff/staff-roles.ts";
import type { StaffChange } from "./staff-change.ts";
import { useStaffChange } from "./use-staff-change.ts";

const roles = Object.keys(staffRoles) as StaffRole[];

const roleChoices = roles.map((value) => ({ value, label: staffRoles[value].name }));

type StaffDialogProps = {
  change: StaffChange;
  onClose: () => void;
  onDone: (text: string) => void;
  /** Gets the focus when the button that opened the dialog is gone. */
  finalFocus: () => HTMLElement | null;
};

/** Asks for the owner's password before a change of the staff, and for what the change needs. */
export const StaffDialog = ({ change, onClose, onDone, finalFocus }: StaffDialogProps) => {
  const id = useId();
  const [staffRole, setStaffRole] = useState<StaffRole | null>(
    change.kind === "role" ? change.member.staffRole : null,
  );
  const { errors, form, failure, isSending, submit, texts } = useStaffChange(change, staffRole, onDone);
  const isDangerous = change.kind === "end" || change.kind === "cancel";
  return (
    <Dialog
      title={texts.title}
      description={texts.text}
      isOpen
      onClose={onClose}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep as it is
          </Button>
          <Button variant={isDangerous ? "danger" : "primary"} type="submit" form={id} isLoading={isSending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form {...form} id={id} onSubmit={(event) => void submit(event)} className="grid gap-5">
        {change.kind === "invite" && <EmailField error={errors.email} autoComplete="off" />}
        {(change.kind === "invite" || change.kind === "role") && (
          <Select
            label="Role"
            name="staffRole"
            placeholder={change.kind === "invite" ? "Choose a role" : undefined}
            choices={roleChoices}
            hint={staffRole ? staffRoles[staffRole].text : "Decides what the member sees and may change."}
            error={errors.staffRole}
            value={staffRole ?? ""}
            onChange={({ target }) => setStaffRole(roles.find((role) => role === target.value) ?? null)}
          />
        )}
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          hint="To make sure that it is you."
          error={errors.password}
          required
        />
        <FormMessage tone="error" className="empty:hidden">
          {failure}
        </FormMessage>
      </form>
    </Dialog>
  );
};
