import { parts, type MailText } from "../../platform/mail/mail-layout.rules.ts";
import type { Variant } from "../catalogue/variant.rules.ts";

/** Maximum number of open restock alerts of one account. */
export const maxOpenAlerts = 20;

const { paragraph, action, link } = parts;

export type AlertMailFacts = Variant & { title: string; name: string };

const pieceOf = ({ title, size, color }: AlertMailFacts): string =>
  [title, size && `size ${size}`, color].filter(Boolean).join(", ");

const why =
  "You are receiving this e-mail because you asked us to tell you when this piece is back. It is the only one.";

/** Reports that a variant is back in stock. */
export const restockMail = (facts: AlertMailFacts, links: { product: string; cancel: string }): MailText => ({
  subject: `Back in stock: ${facts.title}`,
  heading: "It is back",
  parts: [
    paragraph(`Hello ${facts.name}, the piece that you waited for is in the shop again: ${pieceOf(facts)}.`),
    paragraph("We cannot hold one for you."),
    action("See the piece", links.product),
    link("Turn off your other alerts", links.cancel),
  ],
  why,
});

/** Reports that a piece is no longer sold. */
export const restockEndedMail = (
  facts: AlertMailFacts,
  links: { shop: string; cancel: string },
): MailText => ({
  subject: `No longer sold: ${facts.title}`,
  heading: "It will not come back",
  parts: [
    paragraph(`Hello ${facts.name}, you waited for ${pieceOf(facts)}. We no longer sell it.`),
    paragraph("We have taken you off the list."),
    action("See what is new", links.shop),
    link("Turn off your other alerts", links.cancel),
  ],
  why,
});
