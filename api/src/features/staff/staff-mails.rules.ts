import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import { StaffRole } from "../../platform/permissions.rules.ts";

const { paragraph, action } = parts;

/** The roles as mails name them. */
const roleNames: Record<StaffRole, string> = {
  [StaffRole.OWNER]: "Owner",
  [StaffRole.MANAGER]: "Manager",
  [StaffRole.CATALOGUE]: "Catalogue",
  [StaffRole.ORDERS]: "Orders",
  [StaffRole.PACKER]: "Packer",
  [StaffRole.ACCOUNTS]: "Accounts",
};

type Invitation = { invitedBy: string; staffRole: StaffRole; hours: number };

export const invitationMail = ({ invitedBy, staffRole, hours }: Invitation, url: string): MailText => ({
  subject: `${invitedBy} invited you to the team`,
  heading: "Join the team",
  parts: [
    paragraph(`${invitedBy} invited you to help run the shop, with the role ${roleNames[staffRole]}.`),
    action("Accept the invitation", url),
    paragraph(`The link works once, within ${hours} hours. Do not forward this e-mail.`),
  ],
  why: "You are receiving this e-mail because an owner of the shop gave this address. If you do not know the shop, you can ignore this e-mail.",
});

export const roleChangedMail = (staffRole: StaffRole, url: string): MailText => ({
  subject: "Your role in the shop was changed",
  heading: "Your role was changed",
  parts: [
    paragraph(`An owner gave you the role ${roleNames[staffRole]} in the shop. It applies from now on.`),
    action("Open the admin", url),
  ],
  why: "Security e-mails are always sent, whatever your notification settings.",
});

export const accessEndedMail = (): MailText => ({
  subject: "Your access to the shop's admin has ended",
  heading: "Your access has ended",
  parts: [
    paragraph("An owner ended your access to the shop's admin, and every device was logged out."),
    paragraph("Your account is a customer's account from now on: you can log in with it and shop."),
  ],
  why: "Security e-mails are always sent, whatever your notification settings.",
});
