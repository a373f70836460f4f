import { mailOf, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { MailJob, TasksOf } from "../../platform/jobs/jobs.ts";
import type { StaffRole } from "../../platform/permissions.rules.ts";
import { linkHash, randomToken } from "../accounts/mailed-secrets/secret.rules.ts";
import type { Services } from "../shop/services.ts";
import { accessEndedMail, invitationMail, roleChangedMail } from "./staff-mails.rules.ts";
import {
  deleteExpiredInvitations,
  invitationById,
  invitationHours,
  setInvitationHash,
} from "./staff.store.ts";

type StaffJobs = {
  /** Makes the link of an invitation, and mails it. */
  "mail-staff-invitation": { invitationId: string };
  /** Tells a member about another role, or the end of the access without one. */
  "mail-staff-change": { to: string; staffRole?: StaffRole } & MailJob;
  /** Deletes invitations that expired long ago. */
  "tidy-staff": Record<string, never>;
};

declare module "../../platform/jobs/jobs.ts" {
  interface JobPayloads extends StaffJobs {}
}

/** The jobs of the staff. The token of a link is made when its mail is sent, and only its hash is stored. */
export const staffTasks = (services: Services, mailer: Mailer): TasksOf<StaffJobs> => {
  const { publicUrl } = services.settings;
  const { manager } = services.database.source;
  const send = (to: string, text: MailText, id?: string) =>
    mailer.send({ ...mailOf(to, text, services.settings), id });
  return {
    "mail-staff-invitation": async ({ invitationId }) => {
      const invitation = await invitationById(manager, invitationId);
      if (!invitation) return;
      const token = randomToken();
      await setInvitationHash(manager, invitation.id, linkHash(token));
      const { email, staffRole, inviter } = invitation;
      const text = { invitedBy: inviter.name, staffRole, hours: invitationHours };
      await send(email, invitationMail(text, `${publicUrl}/join-staff?token=${token}`));
    },
    "mail-staff-change": ({ to, staffRole, mailId }) =>
      send(
        to,
        staffRole ? roleChangedMail(staffRole, `${publicUrl}/admin/dashboard`) : accessEndedMail(),
        mailId,
      ),
    "tidy-staff": () => deleteExpiredInvitations(manager),
  };
};
