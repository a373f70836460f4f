import { useState } from "react";
import type { StaffRole } from "../../graphql/generated.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmailField } from "../../ui/email-field.tsx";
import { Select } from "../../ui/select.tsx";
import { ConfirmedForm } from "../accounts/second-factor/confirmed-form.tsx";
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

/** Asks for the owner's password or passkey before a change of the staff, and for what the change needs. */
export const StaffDialog = ({ change, onClose, onDone, finalFocus }: StaffDialogProps) => {
  const [staffRole, setStaffRole] = useState<StaffRole | null>(
    change.kind === "role" ? change.member.staffRole : null,
  );
  const { texts, ...confirmed } = useStaffChange(change, staffRole, onDone);
  return (
    <Dialog title={texts.title} description={texts.text} isOpen onClose={onClose} finalFocus={finalFocus}>
      <ConfirmedForm
        {...confirmed}
        button={texts.submit}
        isDanger={change.kind === "end" || change.kind === "cancel"}
      >
        {(errors) => (
          <>
            {change.kind === "invite" && <EmailField error={errors["email"]} autoComplete="off" />}
            {(change.kind === "invite" || change.kind === "role") && (
              <Select
                label="Role"
                name="staffRole"
                placeholder={change.kind === "invite" ? "Choose a role" : undefined}
                choices={roleChoices}
                hint={staffRole ? staffRoles[staffRole].text : "Decides what the member sees and may change."}
                error={errors["staffRole"]}
                value={staffRole ?? ""}
                onChange={({ target }) => setStaffRole(roles.find((role) => role === target.value) ?? null)}
              />
            )}
          </>
        )}
      </ConfirmedForm>
    </Dialog>
  );
};
