import type { Evidence, MailEvidence, PageEvidence, StaffEvidence } from "./evidence.ts";
import { lawfulShop } from "./lawful-shop.fixture.ts";

export type Plant = (shop: Evidence) => Evidence;

/** A breach of a shop that is lawful otherwise, with the only clause that must find it. */
export type PlantedBreach = [breach: string, clause: string, plant: Plant];

/** Changes the acknowledgement of a message, the mail of the invoice, or the mail that can be turned off. */
const withMail =
  (
    kind: "acknowledgement" | "invoice" | "optional",
    change: (mail: MailEvidence) => Partial<MailEvidence>,
  ): Plant =>
  (shop) => {
    const { acknowledgement, invoice, optional = [] } = shop.mails ?? {};
    const changed = (mail: MailEvidence) => ({ ...mail, ...change(mail) });
    return {
      ...shop,
      mails: {
        optional: kind === "optional" ? optional.map(changed) : optional,
        ...(acknowledgement && {
          acknowledgement: kind === "acknowledgement" ? changed(acknowledgement) : acknowledgement,
        }),
        ...(invoice && { invoice: kind === "invoice" ? changed(invoice) : invoice }),
      },
    };
  };

/** Leaves a text of a mail out. */
const mailWithout = (kind: Parameters<typeof withMail>[0], part: string): Plant =>
  withMail(kind, ({ text }) => ({ text: text.replaceAll(part, "") }));

export const withStaff =
  (change: (staff: StaffEvidence) => Partial<StaffEvidence>): Plant =>
  (shop) => ({ ...shop, ...(shop.staff && { staff: { ...shop.staff, ...change(shop.staff) } }) });

export const lateTicket = { ticketNumber: "T-100002", duty: "ACKNOWLEDGE", dueAt: "2026-11-25T06:30:00Z" };

export const withText = (page: PageEvidence, text: string): PageEvidence => ({ ...page, text });

/** Breaches in mails and in what the staff sees. */
export const mailAndStaffPlants: PlantedBreach[] = [
  [
    "an acknowledgement has no number",
    "acknowledgement-mail",
    mailWithout("acknowledgement", "Your ticket number is T-100001."),
  ],
  [
    "an acknowledgement does not say by when",
    "acknowledgement-mail",
    mailWithout("acknowledgement", "by 27 December 2026"),
  ],
  [
    "the page of a ticket does not open",
    "acknowledgement-mail",
    withMail("acknowledgement", () => ({ page: { ...lawfulShop.pages.home, status: 404 } })),
  ],
  ["the mail of an invoice has no file", "invoice-mail", withMail("invoice", () => ({ attachments: [] }))],
  ["the mail of an invoice names no order", "invoice-mail", mailWithout("invoice", "SJ-1001")],
  ["a mail has no link that turns it off", "unsubscribe", mailWithout("optional", "/unsubscribe?token=1")],
  [
    "a mail has no button that turns it off",
    "unsubscribe",
    withMail("optional", () => ({ unsubscribeUrl: null })),
  ],
  [
    "the link of a mail asks for a login",
    "unsubscribe",
    withMail("optional", () => ({ page: withText(lawfulShop.pages.login, "Welcome Back") })),
  ],
  [
    "a complaint is late",
    "late-complaints",
    withStaff(({ inbox, dashboard }) => ({
      lateTickets: [lateTicket],
      inbox: withText(inbox, "3 open, 1 late"),
      dashboard: withText(dashboard, "Messages\nLate"),
    })),
  ],
  [
    "the inbox does not count the complaints",
    "complaint-clocks",
    withStaff(({ inbox }) => ({ inbox: withText(inbox, "Messages") })),
  ],
  [
    "the dashboard hides a claim that the shop warns of",
    "known-claims",
    withStaff(() => ({ warnings: ["Product pages say 24 hours of support."] })),
  ],
];
